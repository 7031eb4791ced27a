import Dialects
import Model
import Testing

/// When the library moves two copies of the bar, and what changes on the way.
struct HBDTransitionTests {
    private func push(_ from: String, _ to: String, more: String = "") throws -> BarChange {
        var app = try MockApp(
            .hbd,
            "{'screens': [{'id': 'a', 'style': \(from)}, {'id': 'b', 'item': {'right': [{'text': 'R'}]}, 'style': \(to)}]\(more)}"
        )
        app.start("a")
        var later = app
        later.push("b")
        return app.change(.push, to: later)
    }

    private static let pair = "{'light': '#FFF', 'dark': '#111'}"

    @Test(arguments: [
        ("{}", "{}", BarMode.shared),
        ("{}", "{'splitTransition': true}", .split),
        ("{'splitTransition': true}", "{}", .split),
        ("{'backgroundImage': 'i.png'}", "{'backgroundImage': 'i.png'}", .shared),
        ("{'backgroundImage': 'one/i.png'}", "{'backgroundImage': 'two/i.png'}", .shared),
        ("{'backgroundImage': 'i.png'}", "{'backgroundImage': 'i.png', 'barAlpha': 0.5}", .split),
        ("{'backgroundImage': 'i.png'}", "{'backgroundImage': 'k.png'}", .split),
        ("{'background': '#F00'}", "{'background': '#F00'}", .shared),
        ("{'background': '#F00'}", "{'background': '#F00', 'barAlpha': 0.5}", .split),
        ("{'background': '#F00'}", "{'background': '#0F0'}", .split),
        ("{'background': '#F00'}", "{'backgroundImage': 'i.png'}", .split),
        ("{}", "{'barStyle': 'black', 'tint': '#F00', 'title': {'color': '#F00'}}", .shared),
        ("{'background': '#F00'}", "{'background': '#F00', 'hairlineHidden': true}", .shared),
        ("{}", "{'hidden': true}", .split),
        ("{'hidden': true}", "{'hidden': true}", .shared),
        ("{'background': \(pair)}", "{'background': \(pair)}", .split),
    ])
    func mode(_ from: String, _ to: String, _ mode: BarMode) throws {
        #expect(Dialects.named(.hbd).barMode(try push(from, to)) == mode)
    }

    @Test func aNamedPairIsOneObject() throws {
        let change = try push(
            "{'background': '{paper}'}", "{'background': '{paper}'}", more: ", 'palette': {'paper': \(Self.pair)}")
        #expect(Dialects.named(.hbd).barMode(change) == .shared)
    }

    @Test func modalsAndTabsNeverSplit() throws {
        var change = try push("{'background': '#F00'}", "{'background': '#0F0'}")
        for kind in [TransitionKind.present, .dismiss, .selectTab] {
            change.kind = kind
            #expect(Dialects.named(.hbd).barMode(change) == .shared)
        }
    }

    @Test func tintTurnsWithinTheFirstQuarterOfASwipe() throws {
        var change = try push("{'tint': '#000000'}", "{'tint': '#F00'}")
        #expect(Dialects.named(.hbd).move(change, progress: 0.25).from.button.color == RGBA(64, 0, 0))
        change.kind = .swipe
        let early = Dialects.named(.hbd).move(change, progress: 0.125)
        #expect(early.from.iconColor == RGBA(128, 0, 0))
        #expect(early.from.backLabel.color == .black, "the back label's colour is pinned")
        #expect(Dialects.named(.hbd).move(change, progress: 0.25).to.iconColor == RGBA(255, 0, 0))
        #expect(Dialects.named(.hbd).move(change, progress: 0.7).from.button.color == RGBA(255, 0, 0))
    }

    @Test(
        "On the one bar the appearance has the ground at full alpha until the way has ended, from iOS 13 on",
        arguments: [
            ("ios18", "'background': '#F00', 'barAlpha': 0.5", ["color #FF0000", "blur light @0.5", "color #FF0000 @0.5"]),
            ("ios14", "'background': '#F008', 'barAlpha': 0.5", ["color #FF000088", "blur light @0.5", "color #FF000088 @0.5"]),
            ("ios18", "'backgroundImage': 'i.png', 'barAlpha': 0.5", ["image i.png stretch", "image i.png stretch @0.5"]),
            ("ios12", "'background': '#F00', 'barAlpha': 0.5", ["blur light @0.5", "color #FF0000 @0.5"]),
            ("ios18", "'background': '#F00'", ["blur light", "color #FF0000"]),
            ("ios18", "'background': '#F00', 'barAlpha': 0", []),
        ])
    func theAppearanceIsNotFaded(_ profile: String, _ style: String, _ paint: [String]) throws {
        let look = "{\(style), 'hairlineHidden': true}"
        var change = try push(look, look, more: ", 'profile': '\(profile)'")
        func shared(_ change: BarChange) -> [String] {
            Dialects.named(.hbd).move(change, progress: 0.5).shared.layers.map(\.text)
        }
        #expect(shared(change) == paint)
        #expect(change.fromBar.paint == paint.suffix(change.fromBar.paint.count), "at rest it is gone")
        change.kind = .present
        #expect(shared(change) == change.toBar.paint, "a modal comes with its own bar")
    }

    @Test func statusBarIsTheTargetsFromTheStart() throws {
        let change = try push("{}", "{'barStyle': 'black'}")
        #expect(Dialects.named(.hbd).move(change, progress: 0.01).statusBar.ink == .light)
    }

    @Test func whatAPageDoesOnceItHasAppearedWaits() throws {
        var app = try MockApp(
            .hbd, "{'screens': [{'id': 'a'}, {'id': 'b', 'style': {'background': '#F00'}, 'live': [{'barAlpha': 0}]}]}")
        app.start("a")
        var later = app
        later.push("b")
        let change = app.change(.push, to: later)
        #expect(change.toBar.paint.isEmpty)
        #expect(Dialects.named(.hbd).move(change, progress: 0.9).to.paint.first == "blur light")
    }
}
