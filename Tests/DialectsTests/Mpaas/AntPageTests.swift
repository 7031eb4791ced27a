import Dialects
import Model
import Testing

/// What a page of an mPaaS app puts on the shared bar: back area, texts, status bar, a bar of its own.
struct AntPageTests {
    private static let blue = RGBA(16, 142, 233)
    private static let green = RGBA(0, 255, 0)

    @Test func defaults() throws {
        let bar = try MockApp(.mpaas, page: "{}").bar()
        #expect(bar.title == TextLook(Font(size: 18, weight: 700), .black))
        #expect(bar.button == TextLook(Font(size: 16), Self.blue))
        #expect(bar.backArrowColor == Self.blue)
        let theme = "{'title': {'color': '#FFF', 'size': 20}, 'button': {'color': '#FFF'}, 'backImage': 'w.png'}"
        let white = try MockApp(.mpaas, theme: theme, page: "{}").bar()
        #expect(white.title == TextLook(Font(size: 20, weight: 700), .white))
        #expect(white.backLabel.color == .white)
        #expect(white.backArrowColor == Self.blue, "the theme's text colour does not reach the arrow")
        #expect(white.backImage == "w.png")
    }

    @Test func backTextByLevel() throws {
        var app = try MockApp(
            .mpaas,
            """
            {'screens': [{'id': 'a', 'item': {'title': {'text': 'A'}}}, {'id': 'b', 'item': {'title': {'text': 'B'}}}, \
            {'id': 'c'}, {'id': 'd', 'item': {'back': {'title': 'Own'}}}]}
            """
        )
        app.start("a")
        #expect(!app.bar().showsBack)
        app.push("b")
        #expect(app.bar().backText == "A")
        app.push("c")
        #expect(app.bar().backText == "返回")
        app.push("d")
        #expect(app.bar().backText == "Own")
    }

    @Test(
        arguments: [
            ("{}", green, nil), ("{'left': [{'mpaas': 'Delete'}]}", green, green),
            ("{'left': [{'text': 'One'}, {'text': 'Two'}]}", blue, nil), ("{'left': [{'system': 'cancel'}]}", blue, nil),
        ] as [(String, RGBA, RGBA?)])
    func lateBackColorWantsExactlyOneItem(_ item: String, _ back: RGBA, _ own: RGBA?) throws {
        let bar = try MockApp(.mpaas, page: "{'item': \(item), 'live': [{'backTitleColor': '#0F0'}]}").bar()
        #expect(bar.backLabel.color == back)
        #expect(bar.item.left?.first?.tint == own.map { .plain($0) })
        let rule = back == Self.blue ? "notOneItem" : "live"
        #expect(bar.trace.first { $0.key == .backTitleColor }?.rule == "mpaas.backTitleColor.\(rule)")
    }

    @Test func theStatusBarIsThePagesOrTheApplications() throws {
        let screens = "{'screens': [{'id': 'a', 'live': [{'statusBar': 'light'}]}, {'id': 'b'}]"
        for (perScreen, ink) in [("true", StatusBarLook.Ink.dark), ("false", .light)] {
            var app = try MockApp(.mpaas, screens + ", 'statusBarPerScreen': \(perScreen)}")
            app.start("a")
            #expect(app.bar().statusBar.ink == .light)
            app.push("b")
            #expect(app.bar().statusBar.ink == ink)
        }
        #expect(try MockApp(.mpaas, page: "{'style': {'statusBar': 'light'}}").bar().statusBar.ink == .light)
    }

    @Test func aPageMayBringABarOfItsOwn() throws {
        let page =
            "{'item': {'title': {'text': 'B'}}, 'style': {'hidden': true, 'customBar': {'height': 50, 'background': '#3698'}}}"
        let bar = try MockApp(.mpaas, page: page).bar()
        #expect(bar.paint == ["custom #33669988"])
        #expect(bar.customHeight == 50)
        #expect(bar.slidesWithPage && bar.showsBack && !bar.isHidden)
        #expect(bar.backText == "A")
        #expect(bar.item.title == nil)
    }
}
