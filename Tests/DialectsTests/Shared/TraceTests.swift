import Dialects
import Model
import Testing

/// The trace comes from the same decisions as the bar: one winner a key, only levels that the dialect takes.
struct TraceTests {
    private static let page = """
        {'content': 'list', 'item': {'title': {'text': 'B'}}, \
        'style': {'background': '#F00', 'statusBar': 'light', 'hidden': HIDDEN, \
        'title': {'color': '#FFF'}, 'hairline': '#123', 'backTitleColor': '#0F0'}, \
        'live': [{'background': '#0F0', 'translucent': false}, {'title': {'color': '#000'}}], \
        'scroll': [{'at': 10, 'style': {'background': '#00F'}}]}
        """

    @Test(arguments: DialectName.allCases, [(0.0, "false"), (5, "false"), (100, "false"), (0, "true")])
    func everyKeyHasOneWinner(_ dialect: DialectName, _ at: (scroll: Double, hidden: String)) throws {
        let theme = "{'background': '#EEE', 'tint': '#00F', 'backgroundImage': 't.png', 'button': {'color': '#010203'}}"
        let app = try MockApp(dialect, theme: theme, page: Self.page.replacing("HIDDEN", with: at.hidden))
        let traces = app.bar(scroll: at.scroll).trace
        #expect(traces.count > 10)
        #expect(Set(traces.map(\.key)).count == traces.count, "a key is traced once")
        for trace in traces {
            #expect(trace.entries.count { $0.wins } == 1, "\(trace.rule)")
            #expect(trace.rule.hasPrefix("\(dialect.rawValue).\(trace.key.name)."))
            #expect(trace.sentence.hasSuffix("."))
            for entry in trace.entries where entry.level != .builtIn && !entry.wins {
                #expect(app.dialect.support(trace.key, at: entry.level).isSupported, "\(trace.rule) at \(entry.level)")
            }
        }
    }

    @Test func aLevelThatTheDialectIgnoresDoesNotWin() throws {
        let app = try MockApp(
            .hbd, page: "{'style': {'hairline': '#F00'}}",
            more: ", 'tabs': [{'title': 'T', 'style': {'background': '#0F0'}, 'stack': ['a', 'b']}]")
        #expect(app.bar().paint == ["blur light", "color #F7F7F7CC", "hairline #0000004D"])
    }
}
