import Dialects
import Model
import Testing

/// Pages that save the shared bar's picture, set their own and restore: which picture shows after which way.
struct SavingBarTests {
    private func app(
        _ profile: String = "ios6", theme: String = "'backgroundImage': 'm.png'", restore: String = "guarded"
    ) throws -> MockApp {
        let pages = ["b", "c"].map { "{'id': '\($0)', 'restore': '\(restore)', 'style': {'backgroundImage': '\($0).png'}}" }
        var app = try MockApp(
            .saveRestore,
            """
            {'profile': '\(profile)', 'theme': {\(theme)}, \
            'screens': [{'id': 'm'}, \(pages[0]), \(pages[1]), {'id': 'n'}, {'id': 'o'}]}
            """
        )
        app.start("m")
        return app
    }

    private func picture(_ app: MockApp) -> String? { app.bar().layers.first { $0.kind == .image }?.image }

    @Test func aPushAndAPopRestore() throws {
        var app = try app()
        #expect(picture(app) == "m.png")
        app.push("b")
        #expect(picture(app) == "b.png")
        var popped = app
        popped.pop()
        #expect(picture(popped) == "m.png")
        app.push("n")
        #expect(picture(app) == "m.png")
        app.pop()
        #expect(picture(app) == "b.png", "it is set again as the page appears")
    }

    @Test func aModalLeavesThePicture() throws {
        var app = try app()
        app.push("b")
        let below = app.request()
        app.present("n")
        var request = below
        request.journal = app.journal
        #expect(app.dialect.resolve(request).layers.first?.image == "b.png")
        #expect(picture(app) == "m.png", "a modal has a bar of its own")
    }

    @Test func aPageSavesWhatTheBarShowsAsItLoads() throws {
        var app = try app()
        app.push("c", "b", "n")
        #expect(picture(app) == "c.png")
        #expect(app.bar().trace.first { $0.key == .backgroundImage }?.rule == "saveRestore.backgroundImage.left")
    }

    @Test func twoPagesSetAtOnceAreNotNoticed() throws {
        var app = try app()
        app.push("b")
        var oneByOne = app
        oneByOne.push("n", "o")
        #expect(picture(oneByOne) == "m.png")
        app.set(["m", "b", "n", "o"])
        #expect(picture(app) == "b.png")
    }

    @Test(arguments: [
        ("ios5", "simple", false, "b.png"), ("ios5", "simple", true, "m.png"), ("ios5", "guarded", false, "m.png"),
        ("ios6", "simple", false, "m.png"), ("ios6", "none", true, "b.png"),
    ])
    func popWithoutAnimation(_ profile: String, _ restore: String, _ isAnimated: Bool, _ shows: String) throws {
        var app = try app(profile, restore: restore)
        app.push("b")
        app.pop(isAnimated: isAnimated)
        #expect(picture(app) == shows)
    }

    @Test func aSwipeJumpsAtItsStart() throws {
        var app = try app()
        app.push("b")
        var later = app
        later.pop(.swipe)
        let change = app.change(.swipe, to: later)
        #expect(app.dialect.barMode(change) == .jump)
        #expect(app.dialect.move(change, progress: 0.1).shared.layers.first?.image == "m.png")
    }

    @Test(
        arguments: [
            ("ios4", "api", nil, nil), ("ios5", "api", "m.png", "b.png"), ("ios4", "category", "m.png", "m.png"),
            ("ios5", "category", nil, "b.png"), ("ios4", "both", "m.png", "b.png"), ("ios5", "both", "m.png", "b.png"),
            ("ios4", "subclass", "m.png", "m.png"), ("ios6", "subclass", "m.png", "b.png"),
        ] as [(String, String, String?, String?)])
    func waysToPaint(_ profile: String, _ paint: String, _ root: String?, _ page: String?) throws {
        var app = try app(profile, theme: "'backgroundImage': 'm.png', 'paint': '\(paint)'")
        #expect(picture(app) == root)
        app.push("b")
        #expect(picture(app) == page)
    }

    @Test func aSubclassDrawsOverTheSystemsGround() throws {
        let app = try app(theme: "'backgroundImage': 'art.png', 'paint': 'subclass'")
        #expect(app.bar().paint == ["color #8EA0B8", "hairline #2D3642", "image art.png natural"])
        #expect(app.bar().layers.last?.extent == .natural(width: 320, height: 49))
    }

    @Test func theStatusBarOfIOS6TakesTheAverage() throws {
        var app = try app()
        #expect(app.bar().statusBar.background == RGBA(5, 20, 30))
        app = try self.app(theme: "'backgroundImage': 'm.png', 'statusBar': 'blackOpaque'")
        #expect(app.bar().statusBar.background == .black)
    }
}
