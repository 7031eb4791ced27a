import Dialects
import Model
import Testing

@testable import Scene

/// Faults reported of other libraries for the same bars: KM, WR, YP, QMUI and react-native-screens.
@Suite("Faults reported of other libraries")
struct PeerFaultTests {
    private static let home = "{'id': 'home', 'content': 'list', 'item': {'title': {'text': 'Home'}}}"

    private static func page(_ members: String, _ id: String = "page") -> String {
        "{'id': '\(id)', 'content': 'list', 'item': {'title': {'text': 'Page'}, 'right': [{'text': 'Edit'}]}, \(members)}"
    }

    private static let one = "'structure': 'stackInTabs'"

    @Test(
        "KM#62: the container's white shines through a clear bar while its page goes",
        arguments: [
            (DialectName.mpaas, "'profile': 'ios18'", true), (.hbd, "'profile': 'ios18'", false),
            (.mpaas, "'quirks': {'translucentFlash': false}", false),
        ])
    func whiteContainer(_ dialect: DialectName, _ more: String, _ flashes: Bool) throws {
        let black = "'theme': {'background': '#000000'}"
        var play = try Play(
            dialect, "\(more), \(Self.one), \(black), 'screens': [\(Self.home), \(Self.page("'live': [{'barAlpha': 0}]"))]")
        try play.take(.push("page"))
        #expect(play.frame.paint("page").isEmpty)
        for kind in [TransitionKind.pop, .swipe] {
            let back = try play.goingBack(0.1, by: kind)
            #expect(back.bars.flatMap { back.paint($0.owner) }.contains("color #FFFFFF") == flashes)
        }
        try play.take(.swipe(0.3, .cancel))
        #expect(!play.frame.paint("page").contains("color #FFFFFF"))
    }

    @Test(
        "mPaaS: a colour with alpha 0 from the protocol does not flash")
    func clearColourDoesNotFlash() throws {
        var play = try Play(
            .mpaas, "\(Self.one), 'screens': [\(Self.home), \(Self.page("'style': {'background': '#FFFFFF00'}"))]")
        try play.take(.push("page"))
        let start = try #require(try play.goingBack(0.01, by: .pop).bars.first?.layers.first { $0.layer.kind == .color })
        #expect(start.layer.alpha * (start.layer.color?.opacity ?? 0) < 0.05)
    }

    @Test("KM#83, KM#99: no bar is shifted by the status bar or changes its height on a push", arguments: DialectName.allCases)
    func noShift(_ dialect: DialectName) throws {
        let colors = "'style': {'background': '#FF0000'}"
        var play = try Play(dialect, "'profile': 'ios12', \(Self.one), 'screens': [\(Self.home), \(Self.page(colors))]")
        for frame in [try play.pushing("page", 0.3), try play.pushing("page", 0.7)] {
            for bar in frame.bars {
                #expect(bar.frame.y == 47 && bar.frame.height == 44)
                for layer in bar.layers where layer.layer.extent == .band {
                    #expect(layer.frame.y == 0 && layer.frame.bottom == 91 && layer.frame.x == bar.frame.x)
                }
            }
        }
        try play.take(.push("page"))
        #expect(play.frame.bar("page")?.frame == Rect(0, 47, 390, 44))
    }

    @Test(
        "KM#102: after a pop the bar keeps what the page above has set",
        arguments: [
            (DialectName.saveRestore, "'restore': 'none', 'style': {'backgroundImage': 'b.png'}", "image b.png", true),
            (.saveRestore, "'style': {'backgroundImage': 'b.png'}", "image b.png", false),
            (
                .mpaas, "'live': [{'when': 'load', 'background': '#FF0000', 'translucent': false}], 'autoStyle': false",
                "color #FF0000", true
            ),
            (.mpaas, "'style': {'background': '#FF0000'}", "color #FF0000", false),
            (.hbd, "'style': {'background': '#FF0000'}", "color #FF0000", false),
        ])
    func leak(_ dialect: DialectName, _ page: String, _ layer: String, _ stays: Bool) throws {
        let plain = dialect == .mpaas && stays ? Self.home.dropLast() + ", 'autoStyle': false}" : Self.home
        var play = try Play(dialect, "\(Self.one), 'screens': [\(plain), \(Self.page(page))]")
        try play.take(.push("page"))
        #expect(play.frame.paint("page").contains(layer))
        try play.take(.pop)
        #expect(play.frame.paint("home").contains(layer) == stays)
    }

    @Test(
        "KM#120: two bars of equal looks are still two bars",
        arguments: [
            (DialectName.hbd, BarMode.split), (.uikit, .shared), (.mpaas, .shared), (.navigationAndStyle, .pages),
        ])
    func needlessSeam(_ dialect: DialectName, _ mode: BarMode) throws {
        let pair = "'style': {'background': {'light': '#FFFFFF', 'dark': '#111111'}}"
        let play = try Play(dialect, "\(Self.one), 'screens': [\(Self.home.dropLast() + ", \(pair)}"), \(Self.page(pair))]")
        #expect(try play.pushing("page", 0.5).transition?.barMode == mode)
    }

    @Test(
        "YP#37, YP#40: content jumps by the bar's height where a page returns to a bar that another one made clear",
        arguments: [(DialectName.mpaas, true), (.hbd, false)])
    func contentJumps(_ dialect: DialectName, _ jumps: Bool) throws {
        let home = Self.home.dropLast() + ", 'autoStyle': false, 'style': {'background': '#FFFFFF'}}"
        var play = try Play(dialect, "\(Self.one), 'screens': [\(home), \(Self.page("'live': [{'barAlpha': 0}]"))]")
        #expect(play.frame.bar("home")?.contentOriginY == 91)
        try play.take(.push("page"), .pop)
        #expect(play.frame.bar("home")?.contentOriginY == (jumps ? 0 : 91))
    }

    @Test(
        "WR#84: a swipe that is cancelled half way turns the bar white",
        arguments: [(DialectName.mpaas, true), (.hbd, false)])
    func cancelTurnsWhite(_ dialect: DialectName, _ turns: Bool) throws {
        let page = Self.page("'live': [{'when': 'tap', 'background': '#FF0000', 'translucent': false}]")
        var play = try Play(dialect, "\(Self.one), 'screens': [\(Self.home), \(page)]")
        try play.take(.push("page"), .tap("Edit"))
        #expect(play.frame.paint("page").contains("color #FF0000"))
        let before = play.frame.bars
        try play.take(.swipe(0.5, .cancel))
        #expect((play.frame.bars != before) == turns)
        #expect(play.frame.paint("page").contains("color #FFFFFF") == turns)
    }

    @Test(
        "WR#110: a page that clears its bar once it has appeared shows the white bar first",
        arguments: [
            (DialectName.mpaas, "'live': [{'barAlpha': 0}]", true), (.mpaas, "'style': {'background': '#FFFFFF00'}", false),
            (.hbd, "'style': {'barAlpha': 0}", false),
        ])
    func whiteFirst(_ dialect: DialectName, _ page: String, _ isWhite: Bool) throws {
        var play = try Play(dialect, "\(Self.one), 'screens': [\(Self.home), \(Self.page(page))]")
        let last = try play.pushing("page", 0.99)
        let ink = last.bar("page").map { bar in
            bar.layers.filter { $0.layer.kind == .color }.map { $0.layer.alpha * ($0.layer.color?.opacity ?? 0) }.max() ?? 0
        }
        #expect(((ink ?? 0) > 0.5) == isWhite)
        try play.take(.push("page"))
        #expect(play.frame.paint("page").isEmpty)
    }

    @Test(
        "QM#1330: from iOS 15 on a white veil lies over a clear page while one with a picture goes back to it",
        arguments: [
            (DialectName.uikit, "'profile': 'ios18'", true), (.uikit, "'profile': 'ios14'", false),
            (.uikit, "'profile': 'ios14', 'quirks': {'imageVeil': true}", true),
            (.uikit, "'profile': 'ios18', 'quirks': {'imageVeil': false}", false), (.hbd, "'profile': 'ios18'", false),
        ])
    func veil(_ dialect: DialectName, _ more: String, _ shows: Bool) throws {
        let clear = "'style': {'barAlpha': 0, 'blur': 'none', 'background': null, 'hairlineHidden': true}"
        let page = Self.page("'style': {'backgroundImage': 'b.png', 'scrollEdge': {'backgroundImage': 'b.png'}}")
        var play = try Play(dialect, "\(more), 'screens': [\(Self.home.dropLast() + ", \(clear)}"), \(page)]")
        #expect(play.frame.paint("home").isEmpty)
        #expect(try play.pushing("page", 0.5).paint("home").isEmpty)
        try play.take(.push("page"))
        #expect(try play.goingBack(0.5).paint("home").contains("blur light") == shows)
        try play.take(.swipe(0.5, .complete))
        #expect(play.frame.paint("home").isEmpty)
    }

    @Test(
        "RNS#171: after a cancelled swipe a page that hides its items as it appears has lost them",
        arguments: [(DialectName.customBar, true), (.uikit, false)])
    func itemsAreLost(_ dialect: DialectName, _ areLost: Bool) throws {
        let live = "[{'when': 'appear', 'item': {'hidesRight': true}}, {'when': 'tap', 'item': {'hidesRight': false}}]"
        let page =
            "{'id': 'page', 'item': {'title': {'text': 'Page', 'tappable': true}, 'right': [{'text': 'Edit'}]}, 'live': \(live)}"
        for isCancelled in [false, true] {
            var play = try Play(dialect, "'screens': [\(Self.home), \(page)]")
            try play.take(.push("page"))
            if isCancelled { try play.take(.swipe(0.4, .cancel)) }
            try play.take(.tap("title"))
            #expect((play.frame.element(.rightItem, "page") == nil) == (areLost && isCancelled))
        }
    }
}
