import FoundationEssentials
import Model
import Testing

@testable import Checks

/// The texts that are translated, and their translations.
enum Catalogue {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "data/po")

    /// What `Scripts/update-po` has collected from the sources.
    static let texts = (try? Set(entries(of: "transom.pot").map(\.text))) ?? []

    /// The texts of a file in `data/po`, each with its translation.
    static func entries(of name: String) throws -> [(text: String, translation: String)] {
        let lines = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self).split(separator: "\n")
        return zip(lines, lines.dropFirst()).compactMap { line, next in
            guard let text = quoted(line, "msgid "), let translation = quoted(next, "msgstr ") else { return nil }
            return (text, translation)
        }
    }

    private static func quoted(_ line: Substring, _ word: String) -> String? {
        guard line.hasPrefix(word + "\"") else { return nil }
        return String(line.dropFirst(word.count + 1).dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    /// What a finding says is what the script reads in the sources, or it would never be translated.
    static func expectHolds(_ findings: [Finding]) {
        expectHolds(findings.flatMap { [$0.messagePhrase, $0.remedyPhrase] })
    }

    /// Each phrase is one that the script reads in the sources.
    static func expectHolds(_ phrases: [Phrase]) {
        let said = Set(phrases.flatMap(\.templates))
        #expect(said.subtracting(texts) == [], "Scripts/update-po collects them all")
    }
}

extension Phrase {
    /// What of the phrase is translated: its template, and those in its gaps.
    fileprivate var templates: [String] {
        let inner = gaps.flatMap { gap in
            if case .phrase(let phrase) = gap { phrase.templates } else { [String]() }
        }
        return (hasWords ? [template] : []) + inner
    }
}
