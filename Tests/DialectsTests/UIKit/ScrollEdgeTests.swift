import Dialects
import Model
import Testing

/// What counts while the content stands at its top, and how it turns into the standard look.
struct ScrollEdgeTests {
    private static let both =
        "'style': {'background': '#FFF', 'blur': 'none', 'hairline': null, 'scrollEdge': {'background': '#F00'}}"

    @Test(arguments: [
        (Profile.ios18, 0.0, "never", "color #FF0000"), (.ios18, 100, "never", "color #FFFFFF"),
        (.ios14, 0, "never", "color #FFFFFF"), (.ios14, 0, "always", "color #FF0000"), (.ios14, 100, "always", "color #FFFFFF"),
        (.ios12, 0, "always", "color #FFFFFF"), (.ios18, 40, "always", "color #FF0000"),
        (.ios18, 5, "never", "color #FF8080"), (.ios18, 57, "always", "color #FF8080"),
    ])
    func look(_ profile: Profile, _ scroll: Double, _ largeTitle: String, _ paint: String) throws {
        let app = try MockApp(.uikit, page: "{'content': 'list', 'item': {'largeTitle': '\(largeTitle)'}, \(Self.both)}")
        #expect(app.dialect.resolve(app.request(scroll: scroll, .light, profile)).paint.first == paint)
    }

    @Test func aMissingOneIsTransparent() throws {
        let app = try MockApp(.uikit, theme: "{'background': '#00F', 'title': {'color': '#FFF'}}", page: "{'content': 'list'}")
        let bar = app.bar()
        #expect(bar.paint.isEmpty)
        #expect(bar.title.color == .white)
        #expect(bar.trace.first { $0.key == .background }?.rule == "uikit.background.scrollEdgeMissing")
        #expect(app.bar(scroll: 10).paint.count == 3)
    }

    @Test func aPageThatCannotScrollStaysAtItsTop() throws {
        #expect(try MockApp(.uikit, page: "{'content': 'empty'}").bar(scroll: 100).paint.isEmpty)
    }

    @Test func theThemesEdgeBeatsThePagesStandardStyle() throws {
        let theme = "{'background': '#00F', 'scrollEdge': {'background': '#0FF', 'blur': 'none', 'hairline': null}}"
        let plain = try MockApp(.uikit, theme: theme, page: "{'content': 'list', 'style': {'background': '#F00'}}")
        #expect(plain.bar().paint == ["color #00FFFF"])
        let own = "{'content': 'list', 'style': {'background': '#F00', 'scrollEdge': {'hairline': '#000'}}}"
        #expect(try MockApp(.uikit, theme: theme, page: own).bar().paint == ["color #00FFFF", "hairline #000000"])
        let none = "{'content': 'list', 'style': {'scrollEdge': null}}"
        #expect(try MockApp(.uikit, theme: theme, page: none).bar().paint.isEmpty)
    }

    @Test(arguments: ["", ", 'scrollEdge': {'hairline': null}"])
    func thePagesTintCountsAtTheEdgeToo(own: String) throws {
        let theme = "{'tint': '#00F', 'scrollEdge': {'background': null}}"
        let app = try MockApp(.uikit, theme: theme, page: "{'content': 'list', 'style': {'tint': '#FFF'\(own)}}")
        #expect([app.bar().button.color, app.bar().backLabel.color, app.bar().iconColor] == [.white, .white, .white])
    }

    @Test func scrollStopsStandAboveTheEdge() throws {
        let page = "{'content': 'list', 'scroll': [{'at': 0, 'style': {'background': '#F00'}}]}"
        #expect(try MockApp(.uikit, page: page).bar().paint == ["color #FF0000"])
    }
}
