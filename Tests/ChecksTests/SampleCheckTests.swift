import FoundationEssentials
import Model
import Render
import Scene
import Testing

@testable import Checks

/// The samples show faults on purpose; these and no others are found, and each one has a waiver that says so.
@Suite("Checks of the samples")
struct SampleCheckTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "data/samples")

    /// What is found in each sample: a code, and the screens.
    private static let expected: [String: [String]] = [
        "custom-bar": [
            "capability.noEffect: timer",
            "customBar.plainAfterPop: shopping",
            "customBar.titleViewStale: minutes",
            "layout.underBarMix: basket bread cake market minutes soup stew",
            "stack.itemsLost: pancakes pudding",
            "stack.leak: shopping",
        ],
        "hbd": [
            "capability.noEffect: hole",
            "contrast.dependsOnContent: faded frost holes letters scroll",
            "contrast.item: hole strip",
            "contrast.statusBar: faded frost guarded letters menu noButton noSwipe note plain split strip words",
            "contrast.title: hole scroll strip words",
            "hbd.blackOnLight: words",
            "hbd.clearTintBlurs: frost",
            "hbd.emptyImageHole: hole",
            "hbd.layoutFrozen: strip",
            "layout.underBarMix: below day evening fullscreen hole image red strip",
            "stack.noWayBack: guarded",
        ],
        "navigation-and-style": [
            "capability.noEffect: tides",
            "contrast.dependsOnContent: clear photo",
            "contrast.item: covered",
            "contrast.statusBar: covered silent",
            "contrast.title: covered",
            "navigationAndStyle.backHiddenForGood: nowhere",
            "navigationAndStyle.coveredByContent: covered",
            "navigationAndStyle.statusNotForwarded: silent",
            "navigationAndStyle.unequalSides: lopsided title-both-image",
        ],
        "portal": [
            "contrast.dependsOnContent: ferry harbour scan",
            "contrast.item: badges harbour icons language lost message news night offers old-town services "
                + "settings storm terms track",
            "contrast.statusBar: badges drafts harbour home icons language lost me news night offers old-town "
                + "orders pools services settings storm terms town track",
            "contrast.title: badges drafts harbour home language lost me message news night offers old-town "
                + "orders pools services settings storm terms track",
            "layout.underBarMix: ferry harbour scan",
            "mpaas.lineVisible: storm",
            "mpaas.translucentFlash: old-town",
            "stack.leak: home terms",
        ],
        "save-restore": [
            "contrast.item: black brass careless hasty lamp night painting plain subclass ticket",
            "contrast.title: black brass careless hasty lamp night painting plain rooms subclass ticket traps",
            "saveRestore.notRestored: plain rooms",
            "saveRestore.savedWrong: plain traps",
            "stack.leak: plain rooms traps",
        ],
        "uikit": [
            "contrast.dependsOnContent: calendar compose inbox items mailboxes message photo reader settings signature",
            "layout.underBarMix: trip",
        ],
    ]

    @Test func everySampleIsExpected() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.filter { $0.hasSuffix(".transom") }.map { String($0.dropLast(8)) }.sorted() == Self.expected.keys.sorted())
    }

    @Test(arguments: expected.keys.sorted()) func whatIsFound(_ sample: String) throws {
        var project = try ProjectCodec.decode(Array(try Data(contentsOf: Self.folder.appending(path: sample + ".transom"))))
        let waivers = project.waivers
        project.waivers = []
        let renderer = Renderer(images: ImageStore(folder: Self.folder.path))
        let phone = Phone(project, images: renderer.images, text: FontMeasurer(fonts: renderer.fonts))
        let run = CheckRun(phone, painter: renderer)
        let findings = run.report.findings
        let codes = Dictionary(grouping: findings, by: \.code).map { code, found in
            "\(code): " + Set(found.map { $0.screen ?? "-" }).sorted().joined(separator: " ")
        }
        #expect(codes.sorted() == Self.expected[sample])
        #expect(Waivers(waivers, checks: Check.all).report(findings).findings == [], "all of it is waived, and no waiver is idle")
    }
}
