import FoundationEssentials
import Testing

@testable import Model

@Suite("Samples")
struct SampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "data/samples")

    private static let names = ["custom-bar", "hbd", "navigation-and-style", "portal", "save-restore", "uikit"]

    @Test("There is a sample for every dialect, and no other file")
    func dialects() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".transom") }
        #expect(files.sorted() == Self.names.map { "\($0).transom" })
        let dialects = try Self.names.map { try Self.project($0).dialect }
        #expect(Set(dialects) == Set(DialectName.allCases) && dialects.count == DialectName.allCases.count)
    }

    @Test("A sample is valid, and written as the program writes it", arguments: names)
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

    @Test("A sample says nothing that the format does not know", arguments: names)
    func nothingUnknown(name: String) throws {
        let project = try Self.project(name)
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
        let screens = try Self.project("portal").screens
        #expect(Set(screens.map(\.content)) == Set(ContentKind.allCases))
    }

    @Test("A sample names each of its colours, and each name is used", arguments: names)
    func palette(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).transom"), encoding: .utf8)
        for color in try Self.project(name).palette.entries.map(\.name) { #expect(text.contains("\"{\(color)}\""), "\(color)") }
    }

    @Test("A sample has scenarios with expected states", arguments: names)
    func scenarios(name: String) throws {
        let scenarios = try Self.project(name).scenarios
        #expect(scenarios.count >= 3)
        for scenario in scenarios { #expect(scenario.steps.contains { $0["expect"] != nil }, "\(scenario.name)") }
    }

    private static func project(_ name: String) throws -> Project {
        try ProjectCodec.decode(Array(try Data(contentsOf: folder.appending(path: "\(name).transom"))))
    }
}
