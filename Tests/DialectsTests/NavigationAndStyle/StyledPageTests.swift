import Dialects
import Model
import Testing

/// NavigationAndStyle: styles replace each other, and grounds are painted into the page.
struct StyledPageTests {
    private static let fill = "color #F7F7F7"
    private static let line = "hairline #1C1C1C21"

    @Test(
        arguments: [
            ("{}", "{}", "{}", [fill, line]),
            ("{}", "{}", "{'base': 'init'}", [fill]),
            ("{}", "{}", "{'base': 'transparent'}", []),
            ("{}", "{}", "{'base': 'transparent', 'shadow': {'color': '#0005'}}", ["shadow #00000055"]),
            ("{}", "{}", "{'base': 'init', 'backgroundImage': 'i.png'}", [fill, "image i.png aspectFill"]),
            (
                "{}", "{}", "{'base': 'init', 'mask': {'color': '#F008', 'image': 'm.png', 'alpha': 0.7}}",
                [fill, "mask #FF000088 @0.7", "mask m.png aspectFill @0.7"]
            ),
            ("{}", "{}", "{'base': 'init', 'mask': {'color': '#F00', 'alpha': 1.4}}", [fill, "mask #FF0000"]),
            ("{}", "{}", "{'base': 'init', 'mask': {'color': '#F00', 'alpha': -0.2}}", [fill]),
            (
                "{}", "{}", "{'base': 'init', 'background': '#F008', 'shadow': {'color': '#000'}}",
                ["shadow #000000", "color #FF000088"]
            ),
            ("{'base': 'init', 'background': '#00F'}", "{'base': 'init', 'background': '#0F0'}", "{}", ["color #00FF00"]),
            ("{'base': 'init', 'background': '#00F'}", "{}", "{'base': 'init'}", [fill]),
            (
                "{'base': 'init', 'background': '#00F'}", "{}", "{'base': 'inherit', 'hairline': '#F00'}",
                ["color #0000FF", "hairline #FF0000"]
            ),
            ("{'background': '#00F'}", "{}", "{'hairline': '#F00'}", ["color #0000FF", "hairline #FF0000"]),
        ] as [(String, String, String, [String])])
    func paint(_ theme: String, _ stack: String, _ page: String, _ paint: [String]) throws {
        let app = try MockApp(
            .navigationAndStyle, theme: theme, page: "{'style': \(page)}",
            more: ", 'tabs': [{'title': 'T', 'style': \(stack), 'stack': ['a', 'b']}]")
        #expect(app.bar().paint == paint)
    }

    @Test func theLineLiesBelowAndTheShadowReachesFurther() throws {
        let style = "{'style': {'base': 'default', 'shadow': {'color': '#000'}}}"
        #expect(
            try MockApp(.navigationAndStyle, page: style).bar().layers.map(\.extent) == [.overhang(44), .band, .lineBelow(1)])
    }

    @Test(arguments: [("#00000000", 8.0), ("#FFFFFF00", 9), ("#1C1C1C21", 9)])
    func onlyUIColorClearTakesNoRoom(_ line: String, _ dock: Double) throws {
        let page = "{'dock': {'constant': 8}, 'style': {'base': 'default', 'hairline': '\(line)'}}"
        #expect(try MockApp(.navigationAndStyle, page: page).bar().dock == dock)
        #expect(try MockApp(.navigationAndStyle, page: "{}").bar().dock == nil)
    }

    @Test func theProjectsDefaultsStandForTheLibrarys() throws {
        let more = ", 'defaults': {'background': '#EEE', 'hairline': '#F00'}"
        #expect(try MockApp(.navigationAndStyle, page: "{}", more: more).bar().paint == ["color #EEEEEE", "hairline #FF0000"])
        let plain = "{'style': {'base': 'init'}}"
        #expect(try MockApp(.navigationAndStyle, page: plain, more: more).bar().paint == ["color #EEEEEE"])
    }

    @Test(arguments: [
        ("'contentTop': 'screen'", true), ("'contentTop': 'screen', 'shrinkOnScroll': true", false),
        ("'contentTop': 'docked'", false),
    ])
    func fullBleedContentCoversTheGround(_ page: String, _ isCovered: Bool) throws {
        #expect(try MockApp(.navigationAndStyle, page: "{'content': 'list', \(page)}").bar().isCovered == isCovered)
    }

    @Test(arguments: [("{}", true), ("{'forwardsStatusBar': false}", false)])
    func theStatusBarMustBeForwarded(_ page: String, _ isLight: Bool) throws {
        let theme = "{'base': 'default', 'statusBar': 'light'}"
        #expect((try MockApp(.navigationAndStyle, theme: theme, page: page).bar().statusBar.ink == .light) == isLight)
    }

    @Test func largeTitlesStick() throws {
        let pages = "{'id': 'b', 'item': {'largeTitle': 'always'}}, {'id': 'c', 'item': {'largeTitle': 'automatic'}}, {'id': 'd'}"
        var app = try MockApp(.navigationAndStyle, "{'screens': [{'id': 'a'}, \(pages)]}")
        app.start("a")
        var direct = app
        direct.push("c")
        #expect(!direct.bar().isLargeTitle)
        app.push("b")
        #expect(app.bar().isLargeTitle)
        app.push("c")
        #expect(app.bar().isLargeTitle)
        app.push("d")
        #expect(!app.bar().isLargeTitle)
    }

    @Test("A refresh of the style reaches texts and pictures, not system items: they keep the colour they were made with")
    func systemItemsKeepTheirTint() throws {
        let red = "'imageTint': '#F00', 'button': {'color': '#F00'}"
        let items = "[{'system': 'add'}, {'system': 'done'}, {'text': 'T'}, {'system': 'trash', 'tint': '#0F0'}]"
        func app(_ live: String) throws -> MockApp {
            try MockApp(.navigationAndStyle, page: "{'item': {'right': \(items)}, 'live': [\(live)]}")
        }
        func tints(_ app: MockApp) -> [String?] {
            (app.bar().item.right ?? []).map { app.request().resolve($0.tint)?.hex }
        }
        var late = try app("{'when': 'tap', \(red)}")
        #expect(tints(late) == [nil, nil, nil, "#00FF00FF"])
        late.tell(.tap, "b")
        #expect(late.bar().iconColor == RGBA(255, 0, 0))
        #expect(tints(late) == ["#007AFFFF", "#007AFFFF", nil, "#00FF00FF"])
        #expect(try tints(app("{'when': 'load', \(red)}")) == [nil, nil, nil, "#00FF00FF"], "it was red as they were made")
        let setAnew = try app("{'when': 'appeared', \(red)}, {'when': 'appeared', 'item': {'right': [{'system': 'stop'}]}}")
        #expect(tints(setAnew) == [nil], "a change makes new items, in the style of now")
        let setBefore = try app("{'when': 'appeared', 'item': {'right': [{'system': 'stop'}]}}, {'when': 'appeared', \(red)}")
        #expect(tints(setBefore) == ["#007AFFFF"])
    }

    @Test func aPageWithoutLeftItemsHasNoBackButton() throws {
        let app = try MockApp(.navigationAndStyle, page: "{}")
        #expect(!app.bar().showsBack)
        #expect(app.dialect.allowsBack(.swipe, from: app.request().screen))
    }

    @Test(arguments: [(TransitionKind.swipe, RGBA(255, 0, 0)), (.pop, RGBA(0, 255, 0))])
    func theReturningTitleOfASwipeWearsTheOldColor(_ kind: TransitionKind, _ color: RGBA) throws {
        func page(_ id: String, _ color: String) -> String { "{'id': '\(id)', 'style': {'title': {'color': '\(color)'}}}" }
        var app = try MockApp(.navigationAndStyle, "{'screens': [\(page("a", "#0F0")), \(page("b", "#F00"))]}")
        app.start("a")
        app.push("b")
        var later = app
        later.pop(kind)
        let change = app.change(kind, to: later)
        #expect(app.dialect.barMode(change) == .pages)
        #expect(app.dialect.move(change, progress: 0.7).to.title.color == color)
    }
}
