import FoundationEssentials
import Testing

@testable import Model

@Suite("Samples")
struct SampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "data/samples")

    @Test("A sample is valid, and written as the program writes it", arguments: ["portal", "hbd", "titles"])
    func roundTrip(name: String) throws {
        let file = Self.folder.appending(path: "\(name).transom")
        let text = try String(contentsOf: file, encoding: .utf8)
        let project = try ProjectCodec.decode(Array(text.utf8))
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try ProjectCodec.encode(project).write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(ProjectCodec.encode(project) == text)
        }
    }

    @Test("A sample says nothing that the format does not know", arguments: ["portal", "hbd", "titles"])
    func nothingUnknown(name: String) throws {
        let bytes = try Data(contentsOf: Self.folder.appending(path: "\(name).transom"))
        let project = try ProjectCodec.decode(Array(bytes))
        #expect(project.unknown.isEmpty && project.theme.unknown.isEmpty)
        for screen in project.screens {
            #expect(screen.unknown.isEmpty && screen.item.unknown.isEmpty, "\(screen.id)")
            for member in screen.style.json.members ?? [] {
                #expect(StyleKey.all.contains { $0.name == member.key || $0.group == member.key }, "\(screen.id)")
            }
        }
    }

    @Test("The portal shows every kind of content")
    func everyContent() throws {
        let bytes = try Data(contentsOf: Self.folder.appending(path: "portal.transom"))
        let project = try ProjectCodec.decode(Array(bytes))
        #expect(Set(project.screens.map(\.content)) == Set(ContentKind.allCases))
    }
}
