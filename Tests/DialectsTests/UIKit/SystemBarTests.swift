import Dialects
import Model
import Testing

/// What UIKit paints, where content starts, and what its texts look like.
struct SystemBarTests {
    private static let chrome = ["blur chrome", "color #F9F9F9F0", "hairline #0000004D"]

    @Test(arguments: [
        ("{}", "{}", chrome),
        ("{}", "{'background': '#FFF', 'blur': 'none'}", ["color #FFFFFF", "hairline #0000004D"]),
        ("{}", "{'translucent': false, 'background': '#FFF'}", ["color #FFFFFF", "hairline #0000004D"]),
        ("{}", "{'background': '#F90'}", ["blur chrome", "color #FF9900", "hairline #0000004D"]),
        ("{'background': '#00F'}", "{'hairline': '#0000'}", ["blur chrome", "color #0000FF"]),
        ("{'background': '#00F'}", "{'background': null, 'blur': 'none'}", ["hairline #0000004D"]),
        ("{}", "{'hairline': '#0000', 'hairlineImage': 'l.png'}", ["blur chrome", "color #F9F9F9F0", "hairline l.png"]),
        ("{}", "{'hairlineHidden': true, 'hairlineImage': 'l.png'}", ["blur chrome", "color #F9F9F9F0"]),
        (
            "{}", "{'blur': 'dark', 'background': '#03668080', 'backgroundImage': 'clear.png', 'hairline': null}",
            ["blur dark", "color #03668080", "image clear.png stretch"]
        ),
        ("{}", "{'hidden': true}", []),
    ])
    func standardLook(_ theme: String, _ style: String, _ paint: [String]) throws {
        #expect(try MockApp(.uikit, theme: theme, page: "{'content': 'list', 'style': \(style)}").bar(scroll: 100).paint == paint)
    }

    @Test func darkAppearanceAndBlackBars() throws {
        let app = try MockApp(.uikit, page: "{'content': 'list'}")
        #expect(app.bar(scroll: 100, .dark).paint == ["blur chrome", "color #1D1D1DF0", "hairline #FFFFFF29"])
        #expect(app.bar(scroll: 100, .dark).iconColor == RGBA(10, 132, 255))
        let black = try MockApp(.uikit, page: "{'content': 'list', 'style': {'barStyle': 'black'}}").bar(scroll: 100)
        #expect(black.paint[1] == "color #1D1D1DF0")
        #expect(black.title.color == .white)
        #expect(black.iconColor == RGBA(0, 122, 255))
        #expect(black.statusBar.ink == .light)
    }

    @Test(arguments: [
        ("{}", true), ("{'translucent': false}", false), ("{'translucent': false, 'includesOpaqueBars': true}", true),
        ("{'translucent': false, 'hidden': true}", true),
    ])
    func contentUnderBar(_ style: String, _ isUnder: Bool) throws {
        #expect(try MockApp(.uikit, page: "{'style': \(style)}").bar().contentUnderBar == isUnder)
    }

    @Test(arguments: [
        (Profile.ios12, "i.png", "", false), (.ios12, "clear.png", "", true), (.ios12, "i.png", ", 'translucent': true", true),
        (.ios14, "i.png", "", true),
    ])
    func anOpaquePictureMakesAnOldBarOpaque(_ profile: Profile, _ image: String, _ more: String, _ isUnder: Bool) throws {
        let app = try MockApp(.uikit, page: "{'style': {'backgroundImage': '\(image)'\(more)}}")
        #expect(app.dialect.resolve(app.request(.light, profile)).contentUnderBar == isUnder)
    }

    @Test func aHigherLevelCompletesTheOneBelow() throws {
        let app = try MockApp(
            .uikit, theme: "{'background': '#00F', 'title': {'color': '#FFF'}}",
            page: "{'content': 'list', 'style': {'title': {'size': 20}}}",
            more: ", 'tabs': [{'title': 'T', 'style': {'background': '#0F0'}, 'stack': ['a', 'b']}]")
        let bar = app.bar(scroll: 100)
        #expect(bar.paint[1] == "color #00FF00")
        #expect(bar.title == TextLook(Font(size: 20, weight: 600), .white))
        let trace = bar.trace.first { $0.key == .background }
        #expect(trace?.rule == "uikit.background.stack")
        #expect(trace?.entries.map(\.level) == [.builtIn, .theme, .stack, .screen, .live])
        #expect(trace?.entries.map(\.value) == ["#F9F9F9F0", "#0000FFFF", "#00FF00FF", .null, .null])
    }

    @Test func textsFollowTheTintUnlessTheyHaveAColor() throws {
        let bar = try MockApp(.uikit, page: "{'style': {'tint': '#F00', 'button': {'color': '#0F0'}}}").bar()
        #expect(bar.iconColor == RGBA(255, 0, 0))
        #expect(bar.button.color == RGBA(0, 255, 0))
        #expect(bar.backLabel.color == RGBA(0, 255, 0))
        #expect(bar.backArrowColor == RGBA(255, 0, 0))
        let own = try MockApp(.uikit, page: "{'style': {'tint': '#F00', 'backTitleColor': '#00F'}}").bar()
        #expect(own.backLabel.color == RGBA(0, 0, 255))
    }

    @Test func landscapeTakesThePictureForTheSmallBar() throws {
        let app = try MockApp(
            .uikit, page: "{'content': 'list', 'style': {'backgroundImage': 'i.png', 'backgroundImageLandscape': 'small.png'}}")
        var request = app.request(scroll: 100)
        request.orientation = .landscape
        #expect(app.dialect.resolve(request).paint.contains("image small.png stretch"))
        request.project.device = try #require(Device.named("iPhone 15 Plus"))
        #expect(app.dialect.resolve(request).paint.contains("image i.png stretch"))
    }

    @Test(arguments: [
        (Profile.ios6, ["color #8EA0B8", "hairline #2D3642"]), (.ios12, chrome), (.ios14, chrome), (.ios18, chrome),
        (.ios26, ["blur chrome"]),
    ])
    func profiles(_ profile: Profile, _ paint: [String]) throws {
        let app = try MockApp(.uikit, page: "{'content': 'list'}")
        #expect(app.dialect.resolve(app.request(scroll: 100, .light, profile)).paint == paint)
    }

    @Test func phonesBeforeIOS13KnowNoDarkAppearance() throws {
        let app = try MockApp(.uikit, page: "{'style': {'background': {'light': '#FFF', 'dark': '#000'}}}")
        let bar = app.dialect.resolve(app.request(.dark, .ios12))
        #expect(bar.paint[1] == "color #FFFFFF")
        #expect(bar.statusBar.ink == .dark)
    }

    @Test(arguments: [
        ("default", RGBA(142, 160, 184), StatusBarLook.Ink.light), ("blackOpaque", .black, .light),
        ("blackTranslucent", RGBA(0, 0, 0, 128), .light),
    ])
    func iOS6ColorsTheStatusBar(_ style: String, _ color: RGBA, _ ink: StatusBarLook.Ink) throws {
        let app = try MockApp(.uikit, theme: "{'statusBar': '\(style)'}", page: "{}")
        let look = app.dialect.resolve(app.request(.light, .ios6)).statusBar
        #expect(look.background == color)
        #expect(style == "default" || look.ink == ink)
    }

    @Test func theAppDecidesOnTheStatusBarWherePagesDoNot() throws {
        let more = ", 'statusBarPerScreen': false"
        let page = "{'style': {'statusBar': 'light'}}"
        #expect(try MockApp(.uikit, page: page).bar().statusBar.ink == .light)
        #expect(try MockApp(.uikit, page: page, more: more).bar().statusBar.ink == .dark)
        #expect(try MockApp(.uikit, theme: "{'statusBar': 'light'}", page: "{}", more: more).bar().statusBar.ink == .light)
    }
}
