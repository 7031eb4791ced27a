import Model
import Testing

@testable import Dialects

/// However often pages come and go, what counts is what they leave.
@Suite struct LongHistoryTests {
    /// The root a with a page that was pushed and popped so often.
    private func app(_ dialect: DialectName, _ keys: String, visits: [ScreenID]) throws -> MockApp {
        var app = try MockApp(dialect, "{\(keys)}")
        app.start("a")
        for page in visits {
            app.push(page)
            app.pop()
        }
        return app
    }

    private static let plain = "{'id': 'a'}, {'id': 'b', 'style': {'background': '#0F0'}}"

    @Test("What one page has set outlives the visits of others: hidden, and the application's status bar")
    func whatLastsIsKept() throws {
        let keys = """
            'statusBarPerScreen': false, 'screens': [\(Self.plain),
            {'id': 'c', 'live': [{'hidden': true, 'statusBar': 'light', 'background': '#F00', 'translucent': false}]}]
            """
        let bar = try app(.mpaas, keys, visits: ["b", "c"] + Array(repeating: "b", count: 40)).bar()
        #expect(bar.isHidden)
        #expect(bar.statusBar.ink == .light)
        let without = try app(.mpaas, keys, visits: Array(repeating: "b", count: 40)).bar()
        #expect(!without.isHidden)
        #expect(without.paint == ["color #FFFFFF", "hairline #E1E1E1"])
    }

    @Test("A page that the base class does not style finds the bar as the page before it left it")
    func anUnstyledPageKeepsWhatItFinds() throws {
        let keys = "'screens': [{'id': 'a', 'autoStyle': false}, \(Self.plain.dropFirst("{'id': 'a'}, ".count))]"
        var app = try app(.mpaas, keys, visits: Array(repeating: "b", count: 20))
        #expect(app.bar().paint == ["color #00FF00", "hairline #E1E1E1"])
        app.push("b")
        #expect(app.bar().paint == ["color #00FF00", "hairline #E1E1E1"])
    }

    @Test("Live entries that are applied again and again count once, the last time", arguments: DialectName.allCases)
    func liveEntriesCountOnce(_ dialect: DialectName) throws {
        let keys = """
            'screens': [{'id': 'a', 'live': [{'when': 'load', 'background': '#00F'}, {'when': 'disappear', 'background': '#0F0'},
            {'when': 'appear', 'background': '#F00', 'translucent': false}]}, {'id': 'b'}]
            """
        let once = try app(dialect, keys, visits: ["b"]), often = try app(dialect, keys, visits: Array(repeating: "b", count: 50))
        #expect(often.request().appliedLive.map(\.moment) == [.load, .disappear, .appear])
        #expect(often.request().appliedLive == once.request().appliedLive)
        #expect(often.bar() == once.bar())
    }
}
