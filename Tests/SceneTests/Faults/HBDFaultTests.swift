import Dialects
import Model
import Testing

@testable import Scene

/// Reported faults around HBDNavigationBar: each shows where it was seen, and not beside it.
@Suite("Faults reported of HBDNavigationBar")
struct HBDFaultTests {
    private static let home = "{'id': 'home', 'content': 'list', 'item': {'title': {'text': 'Home'}, 'right': [{'text': 'Go'}]}}"

    private static func page(_ members: String) -> String {
        "{'id': 'page', 'content': 'list', 'item': {'title': {'text': 'Page'}, 'right': [{'text': 'Edit'}]}, \(members)}"
    }

    private static let clear = "'style': {'barAlpha': 0}"

    @Test(
        "HBD#204: on iOS 26 a page with a clear bar shows the white ground while it goes",
        arguments: [
            (DialectName.hbd, "'profile': 'ios26'", true), (.hbd, "'profile': 'ios26', 'library': '1.9.9'", false),
            (.hbd, "'profile': 'ios18'", false), (.hbd, "'profile': 'ios26', 'quirks': {'whiteOnPop': false}", false),
            (.hbd, "'profile': 'ios18', 'quirks': {'whiteOnPop': true}", true),
            (.uikit, "'profile': 'ios26'", false), (.uikit, "'profile': 'ios26', 'quirks': {'whiteOnPop': true}", false),
        ])
    func whiteOnPop(_ dialect: DialectName, _ more: String, _ shows: Bool) throws {
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home), \(Self.page(Self.clear))]")
        try play.take(.push("page"))
        #expect(!play.frame.paint("page").contains("color #FFFFFF"), "nothing shows while the page stays")
        for kind in [TransitionKind.pop, .swipe] {
            #expect(try play.goingBack(0.3, by: kind).paint("page").contains("color #FFFFFF") == shows)
        }
    }

    @Test(
        "HBD#202: on iOS 26 a clear bar loses its title and items, though it is not hidden",
        arguments: [
            (DialectName.hbd, "'profile': 'ios26'", false), (.hbd, "'profile': 'ios26', 'library': '1.9.9'", true),
            (.hbd, "'profile': 'ios18'", true), (.uikit, "'profile': 'ios26'", true),
            (.hbd, "'profile': 'ios26', 'quirks': {'itemsMasked': false}", true),
        ])
    func itemsMasked(_ dialect: DialectName, _ more: String, _ areSeen: Bool) throws {
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home), \(Self.page(Self.clear))]")
        try play.take(.push("page"))
        #expect(play.frame.bar("page")?.isHidden == false)
        #expect((play.frame.element(.title, "page") != nil) == areSeen)
        #expect((play.frame.element(.rightItem, "page") != nil) == areSeen)
    }

    @Test(
        "HBD#207: on iOS 26 a background that is set while scrolling has no effect",
        arguments: [
            (DialectName.hbd, "'profile': 'ios26'", false), (.hbd, "'profile': 'ios26', 'library': '1.9.9'", true),
            (.hbd, "'profile': 'ios18'", true), (.uikit, "'profile': 'ios26'", true),
            (.hbd, "'profile': 'ios26', 'quirks': {'frozenBackground': false}", true),
        ])
    func frozenBackground(_ dialect: DialectName, _ more: String, _ changes: Bool) throws {
        let page = Self.page(
            "'style': {'background': '#00FF00'}, 'scroll': [{'at': 64, 'style': {'background': '#FF0000'}}]")
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home), \(page)]")
        try play.take(.push("page"), .scroll(80))
        #expect(play.frame.paint("page").contains("color #FF0000") == changes)
        #expect(play.frame.paint("page").contains("color #00FF00") == !changes)
    }

    @Test("HBD#207: what was set before the page showed stays, and the trace says why")
    func earlyBackgroundStays() throws {
        let page = Self.page("'live': [{'when': 'load', 'background': '#00FF00'}, {'background': '#FF0000'}]")
        var play = try Play(.hbd, "'profile': 'ios26', 'screens': [\(Self.home), \(page)]")
        try play.take(.push("page"))
        #expect(play.frame.paint("page").contains("color #00FF00"))
        #expect(play.frame.trace.first { $0.key == .background }?.rule == "hbd.background.frozen")
    }

    @Test(
        "HBD#183: in a swipe the right item of the page that comes wears the mixed tint for a quarter of the way",
        arguments: [(DialectName.hbd, true), (.uikit, false), (.customBar, false)])
    func tintBlinks(_ dialect: DialectName, _ blinks: Bool) throws {
        let home = Self.home.dropLast() + ", 'style': {'tint': '#FF0000'}}"
        var play = try Play(dialect, "'screens': [\(home), \(Self.page("'style': {'tint': '#0000FF'}"))]")
        let own = try #require(play.frame.element(.rightItem, "home")?.color)
        try play.take(.push("page"))
        let early = try #require(try play.goingBack(0.1).element(.rightItem, "home")?.color)
        #expect((early != own) == blinks)
        #expect(try play.goingBack(0.3).element(.rightItem, "home")?.color == own)
    }

    @Test(
        "HBD#186: in dark appearance the status bar is light, whatever the page paints",
        arguments: [(DialectName.hbd, StatusBarLook.Ink.light), (.uikit, .dark)])
    func statusBarTurnsLight(_ dialect: DialectName, _ ink: StatusBarLook.Ink) throws {
        let look = "'style': {'background': '#FFFFFF', 'statusBar': 'dark', 'scrollEdge': {'background': '#FFFFFF'}}"
        var play = try Play(
            dialect, "'screens': [\(Self.home.dropLast() + ", \(look)}"), \(Self.page("'style': {'barStyle': 'black'}"))]")
        try play.take(.push("page"))
        let back = try play.goingBack(0.5)
        #expect(back.statusBar.look.ink == .dark, "the target's style holds from the start")
        try play.take(.pop, .appearance(.dark))
        #expect(play.frame.paint("home").contains("color #FFFFFF"))
        #expect(play.frame.statusBar.look.ink == ink)
    }

    @Test(
        "HBD#151, HBD#37: after a modal a bar that was cleared while the page was open is back",
        arguments: [(DialectName.mpaas, true), (.hbd, false)])
    func modalBringsTheBarBack(_ dialect: DialectName, _ comesBack: Bool) throws {
        let page = Self.page("'live': [{'when': 'tap', 'barAlpha': 0}]")
        let more = "'modals': [{'stack': ['modal'], 'presentation': 'fullScreen'}], 'structure': 'stackInTabs'"
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home), \(page), {'id': 'modal'}]")
        try play.take(.push("page"), .tap("Edit"))
        #expect(play.frame.paint("page").isEmpty)
        let before = play.frame.bars
        try play.take(.present("modal"), .dismiss)
        #expect((play.frame.bars != before) == comesBack)
        #expect(play.frame.paint("page").isEmpty == !comesBack)
    }

    @Test(
        "HBD#149: a list that has been scrolled gets another bar than one at its top",
        arguments: [
            (DialectName.uikit, "ios18", true), (.uikit, "ios14", false), (.hbd, "ios18", false), (.mpaas, "ios18", false),
        ])
    func scrollEdge(_ dialect: DialectName, _ profile: String, _ differs: Bool) throws {
        var play = try Play(
            dialect,
            "'profile': '\(profile)', 'theme': {'background': '#FFFFFF'}, 'screens': [\(Self.home), \(Self.page("'rows': 40"))]")
        try play.take(.push("page"))
        let top = play.frame.paint("page")
        try play.take(.scroll(20))
        #expect((play.frame.paint("page") != top) == differs)
        #expect(play.frame.paint("page").contains("color #FFFFFF"))
    }

    @Test(
        "HBD#99: a hidden bar still takes its room",
        arguments: [
            (DialectName.hbd, "'library': '1.5'", 91.0), (.hbd, "'library': '1.10.0'", 47), (.uikit, "'profile': 'ios18'", 47),
        ])
    func hiddenBarReservesSpace(_ dialect: DialectName, _ more: String, _ safeArea: Double) throws {
        let page = Self.page("'style': {'hidden': true, 'background': '#FF0000'}")
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home), \(page)]")
        try play.take(.push("page"))
        #expect(play.frame.bar("page")?.isHidden == true)
        #expect(play.frame.bar("page")?.safeAreaTop == safeArea)
    }

    @Test(
        "HBD#69: after a cancelled swipe the title has the theme's colour again",
        arguments: [(DialectName.mpaas, true), (.hbd, false)])
    func titleColorIsLost(_ dialect: DialectName, _ isLost: Bool) throws {
        let page = Self.page("'live': [{'when': 'tap', 'title': {'color': '#FF0000'}}]")
        var play = try Play(dialect, "'structure': 'stackInTabs', 'screens': [\(Self.home), \(page)]")
        try play.take(.push("page"), .tap("Edit"))
        #expect(play.frame.element(.title, "page")?.color == RGBA(255, 0, 0))
        try play.take(.swipe(0.4, .cancel))
        #expect(play.frame.element(.title, "page")?.color == (isLost ? .black : RGBA(255, 0, 0)))
    }
}
