import Dialects
import Model
import Testing

/// Which bar a controller holds, and what a custom one shows.
struct CustomBarTests {
    private static let theme = "'theme': {'translucent': false, 'background': '#336699', 'hairlineHidden': true}"
    private static let plain = ["color #336699"]

    /// Pages `p` and `q` are plain, `x` and `y` bring bars of their own, `s` one that slides.
    private func app(stack: String = "{}", more: String = "{'id': 'm'}") throws -> MockApp {
        func own(_ id: String, _ bar: String) -> String {
            "{'id': '\(id)', 'item': {'title': {'text': '\(id)'}}, 'style': {'customBar': {\(bar)}}}"
        }
        let pages = [
            "{'id': 'p', 'item': {'title': {'text': 'p'}}}", "{'id': 'q'}", own("x", "'height': 60, 'background': '#222'"),
            own("y", "'background': '#333'"), own("s", "'background': '#444', 'slides': true"), more,
        ]
        var app = try MockApp(
            .customBar,
            """
            {'profile': 'ios12', \(Self.theme), 'tabs': [{'title': 'T', 'style': \(stack), 'stack': ['p']}], \
            'screens': [\(pages.joined(separator: ", "))]}
            """
        )
        app.start("p")
        return app
    }

    @Test func aBarDrawsItsOwnPictureAndBackButton() throws {
        let draws = "'customBar': {'background': '#222', 'draws': ['back', 'image']}"
        let hidden = "{'id': 'm', 'item': {'hidesLeft': true}, 'style': {\(draws)}}"
        var app = try app(stack: "{'backgroundImage': 'x.png'}", more: hidden)
        app.push("m")
        #expect(app.bar().layers.map(\.kind) == [.custom, .image] && app.bar().showsBack)
        app.push("x")
        #expect(app.bar().layers.map(\.kind) == [.custom])
    }

    @Test func aPageSwapsTheBarAndLeavesAPlainOne() throws {
        var app = try app()
        #expect(app.bar().paint == Self.plain)
        app.push("x")
        #expect(app.bar().paint == ["custom #222222"])
        #expect(app.bar().customHeight == 60)
        var deeper = app
        deeper.push("q")
        #expect(deeper.bar().paint == Self.plain)
        deeper.pop()
        #expect(deeper.bar().paint == ["custom #222222"])
        app.push("y")
        #expect(app.bar().paint == ["custom #333333"])
        app.pop()
        app.pop()
        #expect(app.bar().paint == Self.plain)
    }

    @Test func aNewPlainBarHasLostTheStacksStyle() throws {
        var app = try app(stack: "{'background': '#F90'}")
        #expect(app.bar().paint == ["color #FF9900"])
        app.push("x")
        app.pop()
        #expect(app.bar().paint == Self.plain)
        #expect(app.bar().trace.first { $0.key == .customBar }?.rule == "customBar.customBar.newPlain")
    }

    @Test func aBarOfTheStackBeatsThePages() throws {
        var app = try app(stack: "{'customBar': {'background': '#135'}}")
        let before = app
        app.push("x")
        #expect(app.bar().paint == ["custom #113355"])
        #expect(app.dialect.barMode(before.change(.push, to: app)) == .shared)
    }

    @Test(arguments: [("p", "q", BarMode.shared), ("p", "x", .swap), ("x", "y", .swap), ("x", "q", .swap), ("p", "s", .pages)])
    func mode(_ from: String, _ to: String, _ mode: BarMode) throws {
        var app = try app()
        if from != "p" { app.push(from) }
        let before = app
        app.push(to)
        #expect(app.dialect.barMode(before.change(.push, to: app)) == mode)
    }

    @Test func barsOfOneNameAreOneObject() throws {
        let pages = ["a", "b"].map { "{'id': '\($0)', 'style': {'customBar': {'name': 'n', 'background': '#222'}}}" }
        var app = try MockApp(.customBar, "{'screens': [\(pages.joined(separator: ", "))]}")
        app.start("a")
        let before = app
        app.push("b")
        #expect(app.dialect.barMode(before.change(.push, to: app)) == .shared)
    }

    @Test(arguments: [("x", "y", nil), ("x", "q", "x"), ("p", "x", "p")] as [(String, String, String?)])
    func twoCustomPagesEmptyTheBackText(_ below: String, _ page: String, _ text: String?) throws {
        var app = try app()
        if below != "p" { app.push(below) }
        app.push(page)
        #expect(app.bar().showsBack)
        #expect(app.bar().backText == text)
    }

    @Test func aModalLeavesTheCustomBar() throws {
        var app = try app()
        app.push("x")
        var request = app.request()
        app.present("m")
        request.journal = app.journal
        #expect(app.dialect.resolve(request).paint == ["custom #222222"])
    }

    @Test(arguments: [
        ("[]", true), ("[{'item': {'hidesLeft': true}}]", false),
        ("[{'item': {'hidesLeft': true}}, {'item': {'hidesLeft': false}}]", true),
        ("[{'item': {'hidesLeft': true}}, {'item': {'hidesLeft': true}}, {'item': {'hidesLeft': false}}]", false),
        ("[{'item': {'hidesLeft': false}}]", false),
    ])
    func hiddenSidesAreStoredOnce(_ live: String, _ shows: Bool) throws {
        var app = try app(more: "{'id': 'm', 'item': {'left': [{'text': 'L'}], 'right': [{'text': 'R'}]}, 'live': \(live)}")
        app.push("m")
        #expect((app.bar().item.left != nil) == shows)
        #expect(app.bar().item.right?.count == 1)
    }

    @Test(arguments: [
        ("'follows': ['title']", "{'text': 'New'}", "New"), ("'follows': []", "{'text': 'New'}", "Old"),
        ("'follows': ['title']", "{'kind': 'image', 'image': 'i.png'}", "Old"),
    ])
    func aCustomBarIsToldOfWhatItFollows(_ follows: String, _ title: String, _ shows: String) throws {
        let style = "'style': {'customBar': {'draws': ['title'], \(follows)}}"
        var app = try app(
            more: "{'id': 'm', 'item': {'title': {'text': 'Old'}}, \(style), 'live': [{'item': {'title': \(title)}}]}")
        app.push("m")
        #expect(app.bar().item.title?.value?.text == shows)
        app.push("q")
        app.pop()
        let drawn = app.bar().item.title?.value
        #expect(drawn?.text == "New" || drawn?.kind == .image, "the bar is drawn anew as the page appears")
    }
}
