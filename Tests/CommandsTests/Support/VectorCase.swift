import Foundation
import Model
import Testing

/// One case: a project, how it is described, and a part of the answer.
struct VectorCase: Sendable, CustomTestStringConvertible {
    let id: String
    /// What the case shows, in one line.
    let says: String
    let project: JSON
    let options: [String]
    let expected: JSON

    var testDescription: String { "\(id): \(says)" }

    /// The pictures that the project refers to.
    var pictures: Set<String> { Self.pictures(project) }

    /// The cases of all files; a file that cannot be read has none.
    static let all: [VectorCase] = ["hbd", "navigationAndStyle", "mpaas", "saveRestore", "customBar", "uikit", "further"].flatMap(
        cases)

    private static func cases(_ name: String) -> [VectorCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        guard let data = try? Data(contentsOf: folder.appending(path: "Vectors/\(name).json")),
            let file = try? JSON(parsing: Array(data))
        else { return [] }
        return (file.array ?? []).map { entry in
            VectorCase(
                id: entry["id"]?.string ?? "", says: entry["says"]?.string ?? "", project: entry["project"] ?? .null,
                options: entry["describe"]?.array?.compactMap(\.string) ?? [], expected: entry["expect"] ?? .null)
        }
    }

    private static func pictures(_ value: JSON) -> Set<String> {
        switch value {
        case .string(let text): text.hasSuffix(".png") && !text.contains(":") ? [text] : []
        case .array(let values): values.reduce(into: []) { $0.formUnion(pictures($1)) }
        case .object(let members): members.reduce(into: []) { $0.formUnion(pictures($1.value)) }
        default: []
        }
    }
}
