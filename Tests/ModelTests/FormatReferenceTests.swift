import FoundationEssentials
import Testing

@testable import Model

/// The files that follow from the declarations of the format; `RECORD=1` writes them.
@Suite("Reference of the format")
struct FormatReferenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test("The schema that is shipped is the one that the program reads by")
    func schema() throws {
        let file = Self.root.appending(path: "data/transom.schema.json")
        if Self.isRecording { try ProjectCodec.schema.text().write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == ProjectCodec.schema.text())
    }

    @Test("The tables of docs/format.md say what the declarations say")
    func tables() throws {
        let file = Self.root.appending(path: "docs/format.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let begin = try #require(text.firstRange(of: "<!-- begin tables -->\n"))
        let end = try #require(text.firstRange(of: "<!-- end tables -->"))
        if Self.isRecording {
            let fresh = text[..<begin.upperBound] + FormatReference.markdown + text[end.lowerBound...]
            try String(fresh).write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(text[begin.upperBound..<end.lowerBound] == FormatReference.markdown)
        }
    }

    @Test(
        "A schema is told in a few words",
        arguments: [
            (["type": "boolean"], "true or false"),
            (["type": "number", "minimum": 0, "maximum": 8], "number, 0 to 8"),
            (["anyOf": [["$ref": "#/$defs/color"], ["type": "null"]]], "color"),
            (["type": "array", "items": ["type": "string"]], "list of text"),
            (["enum": ["light", "dark"]], "`light`, `dark`"),
        ] as [(JSON, String)])
    func words(schema: JSON, expected: String) {
        #expect(FormatReference.words(schema) == expected)
    }
}
