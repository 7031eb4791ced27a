import Model
import Testing

@testable import Formats

/// Feeds each importer its real files with parts cut, doubled and changed; the changes are the same in each run.
@Suite("Mutated files") struct MutationTests {
    private static let spoilers = [
        "\"", "{", "}", "(", ")", "[", "]", "\\", "\0", "/*", "*/", "<", ">", "&", ";", "@\"", "1e999", "-", "\u{1F600}",
    ]
    private static let rounds = 100

    @Test(
        "An import ends with a project or with a problem of the file",
        arguments: [
            ("theme1.strings", "mpaas-strings"), ("theme.plist", "mpaas-plist"), ("AUThemeManager+Portal.m", "mpaas-objc"),
            ("BrokenComment.m", "mpaas-objc"), ("Exported.swift.txt", "uikit"), ("options.json", "hybrid-navigation"),
            ("ExportedStyles.swift.txt", "navigation-and-style"), ("Tokens/Portal.tokens.json", "dtcg"),
            ("Tokens/Portal.json", "tokens-studio"), ("Tokens/inline.resolver.json", "dtcg"),
            ("Tokens/studio.json", "tokens-studio"), ("Tokens/material-theme.json", "material-theme"),
        ])
    func mutated(_ file: String, _ identifier: String) throws {
        let original = try Fixture.bytes(file)
        let format = try #require(Formats.named(identifier))
        var chance = Chance(seed: UInt64(original.count))
        var counts = (projects: 0, problems: 0)
        for round in 0..<Self.rounds {
            // Short files get their changes where the format's own parser sees them all.
            let bytes = Self.mutation(of: round % 3 == 0 ? Array(original.prefix(4000)) : original, &chance)
            do {
                let result = try Formats.importProject(bytes: bytes, fileName: file, format: format)
                #expect(!result.project.screens.isEmpty)
                #expect(try ProjectCodec.decode(Array(ProjectCodec.encode(result.project).utf8)) == result.project)
                for target in Formats.all where target.canExport { _ = try Formats.export(result.project, to: target) }
                counts.projects += 1
            } catch {
                #expect(error.kind == .invalid)
                #expect(error.place?.contains("line ") == true)
                counts.problems += 1
            }
            _ = Formats.recognize(bytes: bytes, fileName: "x")
        }
        #expect(counts.projects > 0)
        #expect(counts.problems > 0)
    }

    static func mutation(of bytes: [UInt8], _ chance: inout Chance) -> [UInt8] {
        var result = bytes
        for _ in 0...chance.below(chance.below(6) + 1) {
            guard !result.isEmpty else { break }
            let at = chance.below(result.count)
            let end = min(result.count, at + 1 + chance.below(40))
            switch chance.below(7) {
            case 0: result[at] = UInt8(chance.below(256))
            case 1: result.removeSubrange(at..<end)
            case 2: result.insert(contentsOf: result[at..<end], at: at)
            case 3: result.replaceSubrange(part(of: result, around: at), with: [])
            case 4, 5: result.insert(contentsOf: spoilers[chance.below(spoilers.count)].utf8, at: at)
            default: if chance.below(4) == 0 { result.removeSubrange(at...) }
            }
        }
        return result
    }

    /// From a place up to the end of what stands there between two separators or brackets: an argument, a value or a key.
    private static func part(of bytes: [UInt8], around place: Int) -> Range<Int> {
        let start = bytes[place...].firstIndex { Self.begins.contains($0) } ?? place
        let end = bytes[start...].dropFirst().firstIndex { Self.ends.contains($0) } ?? bytes.count
        return start..<end
    }

    private static let begins = Set(":,=(<".utf8), ends = Set(",;)]}>\n ".utf8)
}

/// The same numbers for the same seed (xorshift64).
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed | 1
    }

    mutating func below(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }
}
