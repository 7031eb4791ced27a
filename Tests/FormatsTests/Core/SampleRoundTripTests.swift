import FoundationEssentials
import Model
import Testing

@testable import Formats

/// The sample projects go through each format that is both written and read, and look the same afterwards but for what was lost.
@Suite("The samples, there and back") struct SampleRoundTripTests {
    static let samples = ["custom-bar", "hbd", "navigation-and-style", "portal", "save-restore", "uikit"]
    static let formats = [
        "mpaas-objc", "mpaas-plist", "hybrid-navigation", "navigation-and-style", "uikit", "dtcg", "xcassets",
    ]
    private static let folder = Fixture.folder.appending(path: "../../../data/samples/")

    /// The importer of mpaas-objc reads no methods that change a bar while its page is open.
    @Test("Every bar looks the same", arguments: formats, samples)
    func roundTrip(_ identifier: String, _ sample: String) throws {
        let format = try #require(Formats.named(identifier))
        let project = try Self.project(sample)
        let result = try Formats.export(project, to: format, pictures: Self.picture)
        var back = try Self.importing(result.files, format)
        for index in back.screens.indices { back.screens[index].id = Self.original(back.screens[index], project) }
        for screen in project.screens {
            let one = PlacedScreen(screen.id, in: format.capabilities.standingIn(project))
            let (expected, actual) = (
                one.without(result.lost), one.wearing(back, without: result.lost, hasChanges: identifier != "mpaas-objc")
            )
            for appearance in Appearance.allCases {
                for scroll in [0.0, 300] {
                    let bars = (expected.bar(appearance, scroll), actual.bar(appearance, scroll))
                    #expect(ResolvedBars.differences(bars.0, bars.1) == [], "\(screen.id) in \(appearance) at \(scroll)")
                }
            }
        }
    }

    static func project(_ sample: String) throws -> Project {
        try ProjectCodec.decode(Array(Data(contentsOf: folder.appending(path: "\(sample).transom"))))
    }

    /// The id of the screen that another one was; a class of Objective-C and a folder of a catalogue keep only names.
    private static func original(_ screen: Screen, _ project: Project) -> ScreenID {
        let matches = [
            project.screens.first { $0.id == screen.id },
            project.screens.first { Identifier.camel($0.id, or: "screen") == screen.id },
            project.screens.first { $0.label == screen.name },
        ]
        return matches.compactMap { $0 }.first?.id ?? screen.id
    }

    @Sendable static func picture(_ name: String) -> PictureFile? {
        if name.contains("@") { return nil }
        let ending = name.split(separator: ".").last.map(String.init) ?? "png"
        return PictureFile(ending: ending.count == 3 ? ending : "png", bytes: [1])
    }

    static func importing(_ files: [ExportedFile], _ format: Format) throws -> Project {
        let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        try ExportFolder.write(files, into: parent.path())
        let main = parent.appending(path: ExportFolder.root(of: files) ?? files[0].name)
        return try Formats.importProject(at: main.path(), format: format).project
    }
}
