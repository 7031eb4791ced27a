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

    /// What is found in each sample: a code, and the screens or the transitions.
    private static let expected: [String: [String]] = [
        "custom-bar": [
            "capability.noEffect: timer",
            "customBar.plainAfterPop: shopping",
            "customBar.titleViewStale: minutes",
            "layout.underBarMix: basket bread cake market minutes soup stew",
            "stack.itemsLost: pancakes pudding",
            "stack.leak: shopping",
            "transition.jump: basket>recipes bread>recipes dough>recipes market>shopping minutes>recipes "
                + "recipes>basket recipes>bread recipes>minutes recipes>soup recipes>stew soup>recipes stew>recipes",
        ],
        "hbd": [
            "capability.noEffect: hole",
            "contrast.dependsOnContent: faded frost holes letters scroll",
            "contrast.item: hole strip",
            "contrast.statusBar: faded frost guarded letters menu menu>below menu>glass menu>holes menu>red "
                + "menu>under noButton noSwipe note plain split strip words",
            "contrast.title: hole scroll strip words",
            "contrast.transition: below>menu day>menu evening>menu fullscreen>menu glass>menu holes>menu menu>below "
                + "menu>day menu>evening menu>fullscreen menu>glass menu>holes menu>red menu>under note>red red>hidden "
                + "red>menu red>note under>menu",
            "hbd.blackOnLight: words",
            "hbd.clearTintBlurs: frost",
            "hbd.emptyImageHole: hole",
            "hbd.layoutFrozen: strip",
            "layout.underBarMix: below day evening fullscreen hole image red strip",
            "stack.noWayBack: guarded",
            "transition.tapSwipeDiffer: below>menu day>menu evening>menu fullscreen>menu glass>menu hidden>red "
                + "holes>menu letters>menu red>menu scroll>menu under>menu",
        ],
        "navigation-and-style": [
            "capability.noEffect: tides",
            "contrast.dependsOnContent: clear photo",
            "contrast.item: covered",
            "contrast.statusBar: bare-style>journal chart>journal covered dusk>journal journal>bare-style "
                + "journal>chart journal>clear journal>dusk journal>plain plain>journal silent story>photo",
            "contrast.title: covered",
            "contrast.transition: bare-style>journal chart>journal clear>journal dusk>journal entry>photo "
                + "journal>bare-style journal>chart journal>clear journal>dusk journal>plain journal>silent photo>entry "
                + "photo>journal photo>share photo>story plain>journal share>photo silent>journal story>photo",
            "navigationAndStyle.backHiddenForGood: nowhere",
            "navigationAndStyle.coveredByContent: covered",
            "navigationAndStyle.statusNotForwarded: silent",
            "navigationAndStyle.unequalSides: lopsided title-both-image",
            "transition.lateStyle: photo>story",
            "transition.tapSwipeDiffer: bare-style>journal clear>journal log>journal photo>story plain>journal",
        ],
        "portal": [
            "contrast.dependsOnContent: ferry harbour scan",
            "contrast.item: badges harbour icons language lost message news night offers old-town services settings "
                + "storm terms track",
            "contrast.statusBar: badges drafts harbour home icons language lost me news night offers old-town orders "
                + "pools services settings storm terms town track",
            "contrast.title: badges drafts harbour home language lost me message news night offers old-town orders "
                + "pools services settings storm terms track",
            "contrast.transition: ferry>home harbour>home harbour>services home>ferry home>library home>scan "
                + "library>home library>services scan>home services>harbour services>library",
            "layout.underBarMix: ferry harbour scan",
            "mpaas.lineVisible: storm",
            "mpaas.translucentFlash: old-town",
            "stack.leak: home terms",
        ],
        "save-restore": [
            "contrast.item: black brass careless hasty lamp night painting plain subclass ticket",
            "contrast.title: black brass careless hasty lamp night painting plain rooms subclass ticket traps",
            "contrast.transition: painting>night",
            "saveRestore.notRestored: plain rooms",
            "saveRestore.savedWrong: plain traps",
            "stack.leak: plain rooms traps",
            "transition.jump: black>brass black>plain black>traps brass>black brass>traps hasty>rooms night>painting "
                + "night>rooms painting>night rooms>careless rooms>hasty rooms>night traps>brass",
        ],
        "uikit": [
            "contrast.dependsOnContent: calendar compose inbox items mailboxes message photo reader settings signature",
            "contrast.statusBar: calendar>trip mailboxes>photo mailboxes>tickets photo>mailboxes tickets>mailboxes",
            "contrast.transition: calendar>trip mailboxes>photo mailboxes>tickets photo>mailboxes tickets>mailboxes "
                + "trip>calendar",
            "layout.underBarMix: trip",
            "transition.flash: tickets>mailboxes",
            "transition.jump: tickets>mailboxes",
        ],
    ]

    private static func subject(_ finding: Finding) -> String {
        finding.screen ?? finding.transition.map { "\($0.from)>\($0.to)" } ?? "-"
    }

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
            "\(code): " + Set(found.map(Self.subject)).sorted().joined(separator: " ")
        }
        #expect(codes.sorted() == Self.expected[sample])
        #expect(Waivers(waivers, checks: Check.all).report(findings).findings == [], "all of it is waived, and no waiver is idle")
    }
}
