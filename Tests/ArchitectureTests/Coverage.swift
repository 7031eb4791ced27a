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
        guard words.count == 2 else { return tests.contains(proof) }
        switch words[0] {
        case "vector": return vectors.contains(words[1])
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

    /// `File/function`: of Swift files below Tests, and of the scripts that drive the window.
    private static let tests: Set<String> = {
        let swift = files(below: "Tests", ending: ".swift").flatMap { file in
            names(in: file.text, after: "func ", until: "(").map { "\(file.name.dropLast(6))/\($0)" }
        }
        let scripts = files(below: "Tests", ending: ".py").flatMap { file in
            names(in: file.text, after: "def ", until: "(").map { "\(file.name)/\($0)" }
        }
        return Set(swift + scripts)
    }()

    private static let vectors = Set(
        files(below: "Tests/CommandsTests/Vectors", ending: ".json").flatMap {
            names(in: $0.text, after: "\"id\": \"", until: "\"")
        })

    private static func names(in text: String, after start: String, until end: Character) -> [String] {
        text.split(separator: start).dropFirst().map { piece in String(piece.prefix { $0 != end }) }
    }

    private static func files(below folder: String, ending: String) -> [(name: String, text: String)] {
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: file(folder).path)) ?? []
        return found.filter { $0.hasSuffix(ending) }.compactMap { path in
            (try? text(of: "\(folder)/\(path)")).map { (String(path.split(separator: "/").last ?? ""), $0) }
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
