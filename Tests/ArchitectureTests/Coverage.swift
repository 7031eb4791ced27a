import FoundationEssentials
import Testing

/// The table of `docs/coverage.md`.
enum Coverage {
    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        /// What the document names between backquotes in its fourth column.
        let proofs: [String]
        let state: String

        var testDescription: String { id }
    }

    static func rows() throws -> [Row] {
        try text(of: "docs/coverage.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: " ") }
            guard cells.count == 5, let letter = cells[0].first, letter.isUppercase, Int(cells[0].dropFirst()) != nil else {
                return nil
            }
            let pieces = cells[3].split(separator: "`", omittingEmptySubsequences: false)
            return Row(id: cells[0], proofs: pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }, state: cells[4])
        }
    }

    /// Whether a test, a case of a table, a picture, a scenario or an explanation is in the package.
    static func isThere(_ proof: String) -> Bool {
        let words = proof.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return isTest(proof) }
        switch words[0] {
        case "vector": return vectors.contains("\"id\": \"\(words[1])\"")
        case "picture": return (try? Data(contentsOf: file("Tests/RenderTests/Goldens/\(words[1]).png"))) != nil
        case "scenario":
            guard let colon = words[1].firstRange(of: ": ") else { return false }
            let sample = (try? text(of: "data/samples/\(words[1][..<colon.lowerBound]).transom")) ?? ""
            return sample.contains("\"name\": \"\(words[1][colon.upperBound...])\"")
        case "handbook":
            let parts = words[1].split(separator: "#")
            guard let page = try? text(of: "docs/handbook/\(parts[0])") else { return false }
            return parts.count == 1 || page.contains("id=\"\(parts[1])\"")
        default: return false
        }
    }

    /// `File/function`: a Swift file below Tests, or a script that drives the window.
    private static func isTest(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        guard parts.count == 2 else { return false }
        let isScript = parts[0].hasSuffix(".py")
        let wanted = isScript ? "def \(parts[1])(" : "func \(parts[1])("
        return tests.contains { path, text in
            path.hasSuffix("/\(parts[0])\(isScript ? "" : ".swift")") && text.contains(wanted)
        }
    }

    private static let tests: [(path: String, text: String)] = files(below: "Tests") {
        $0.hasSuffix(".swift") || $0.hasSuffix(".py")
    }

    private static let vectors = files(below: "Tests/CommandsTests/Vectors") { $0.hasSuffix(".json") }.map(\.text).joined()

    private static func files(below folder: String, where isWanted: (String) -> Bool) -> [(path: String, text: String)] {
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: file(folder).path)) ?? []
        return found.filter(isWanted).compactMap { path in
            (try? text(of: "\(folder)/\(path)")).map { ("\(folder)/\(path)", $0) }
        }
    }

    static func text(of path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

    /// A file of the package.
    static func file(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: path)
    }
}

extension Substring {
    fileprivate func trimmingCharacters(in character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
