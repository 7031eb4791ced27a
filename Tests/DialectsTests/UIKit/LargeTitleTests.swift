import Dialects
import Model
import Testing

/// Which titles are large, and which items count meanwhile.
struct LargeTitleTests {
    private func stack(_ modes: String...) throws -> MockApp {
        let screens = modes.enumerated().map { index, mode in
            "{'id': '\(index)', 'content': 'list', 'item': {\(mode.isEmpty ? "" : "'largeTitle': '\(mode)'")}}"
        }
        var app = try MockApp(.uikit, "{'screens': [\(screens.joined(separator: ", "))]}")
        app.start("0")
        for index in modes.indices.dropFirst() { app.push("\(index)") }
        return app
    }

    @Test func automaticTakesTheModeOfTheItemBelow() throws {
        #expect(try stack("always").bar().isLargeTitle)
        #expect(try stack("always", "automatic").bar().isLargeTitle)
        #expect(try stack("always", "", "automatic").bar().isLargeTitle)
        #expect(try !stack("always", "never", "automatic").bar().isLargeTitle)
        #expect(try !stack("automatic").bar().isLargeTitle)
        #expect(try !stack("").bar().isLargeTitle)
    }

    @Test func levelsBelowTheScreenHandTheirModeOn() throws {
        let theme = "'theme': {'item': {'largeTitle': 'always'}}"
        var app = try MockApp(.uikit, "{\(theme), 'screens': [{'id': '0'}, {'id': '1', 'item': {'largeTitle': 'automatic'}}]}")
        app.start("0")
        app.push("1")
        #expect(app.bar().isLargeTitle)
    }

    @Test func aRequestThatKnowsWhereScreensStandIsTheSame() throws {
        let app = try stack("always", "", "automatic")
        var request = app.request(.light, .ios18)
        let bar = app.dialect.resolve(request)
        request.places = ScreenPlaces(request.project)
        #expect(app.dialect.resolve(request) == bar)
    }

    @Test func systemsBeforeIOS11HaveNone() throws {
        let app = try stack("always")
        #expect(!app.dialect.resolve(app.request(.light, .ios6)).isLargeTitle)
        #expect(app.dialect.resolve(app.request(.light, .ios12)).isLargeTitle)
    }

    @Test func otherItemsCountWhileTheTitleIsLarge() throws {
        let item = "{'largeTitle': 'always', 'right': [{'text': 'small'}], 'whenLarge': {'right': [{'text': 'large'}]}}"
        let app = try MockApp(.uikit, page: "{'content': 'list', 'item': \(item)}")
        #expect(app.bar().item.right?.first?.text == "large")
        #expect(app.bar(scroll: 51).item.right?.first?.text == "large")
        #expect(app.bar(scroll: 52).item.right?.first?.text == "small")
    }
}
