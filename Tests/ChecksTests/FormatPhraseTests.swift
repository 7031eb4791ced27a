import Formats
import FoundationEssentials
import Model
import Testing

@testable import Checks

@Suite("What formats say is collected for translation")
struct FormatPhraseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(
        "What exports of the samples lose, and what imports of these exports note",
        arguments: ["custom-bar", "hbd", "navigation-and-style", "portal", "save-restore", "uikit"])
    func samples(name: String) throws {
        let bytes = try Data(contentsOf: Self.root.appending(path: "data/samples/\(name).transom"))
        let project = try ProjectCodec.decode(Array(bytes))
        var lost: [Loss] = [], notes: [Note] = []
        for format in Formats.all where format.canExport {
            let result = try Formats.export(project, to: format)
            lost += result.lost
            if format.canImport, let file = result.files.first, result.files.count == 1 {
                notes += try Formats.importProject(bytes: file.bytes, fileName: file.name, format: format).notes
            }
        }
        #expect(!lost.isEmpty)
        Catalogue.expectHolds(lost.map(\.closestPhrase) + notes.map(\.messagePhrase))
    }

    @Test(
        "What imports of files written by hand note",
        arguments: ["HandWritten.swift.txt", "HandWrittenStyles.swift.txt", "BrokenComment.m", "theme.plist"])
    func byHand(file: String) throws {
        let bytes = try Data(contentsOf: Self.root.appending(path: "Tests/FormatsTests/Fixtures/\(file)"))
        let notes = try Formats.importProject(bytes: Array(bytes), fileName: file.replacing(".txt", with: "")).notes
        #expect(!notes.isEmpty)
        Catalogue.expectHolds(notes.map(\.messagePhrase))
    }
}
