import Dialects
import Model
import Testing

/// Where a back button stands, what it says, and when back acts.
struct BackTests {
    @Test(
        arguments: [
            ("{'title': {'text': 'Below'}}", "{}", "Below"),
            ("{'title': {'text': 'Below'}, 'backTitle': 'Asked'}", "{}", "Asked"),
            ("{'title': {'text': 'Below'}, 'backTitle': null}", "{}", nil),
            ("{'title': {'text': 'Below'}}", "{'back': {'title': 'Own'}}", "Own"),
            ("{'title': {'text': 'Below'}, 'backTitle': 'Asked'}", "{'back': {'title': null}}", nil),
            ("{}", "{}", "Back"),
            ("{'title': null}", "{}", "Back"),
        ] as [(String, String, String?)])
    func text(_ below: String, _ own: String, _ text: String?) throws {
        var app = try MockApp(.uikit, "{'screens': [{'id': 'a', 'item': \(below)}, {'id': 'b', 'item': \(own)}]}")
        app.start("a")
        #expect(!app.bar().showsBack)
        app.push("b")
        #expect(app.bar().showsBack)
        #expect(app.bar().backText == text)
    }

    @Test func theTitleBelowIsTheOneThatItsChangesLeft() throws {
        var app = try MockApp(
            .uikit,
            """
            {'screens': [{'id': 'a', 'item': {'title': {'text': 'Old'}}, 'live': [{'item': {'title': {'text': 'New'}}}]}, \
            {'id': 'b'}]}
            """
        )
        app.start("a")
        app.push("b")
        #expect(app.bar().backText == "New")
    }

    @Test(arguments: [
        ("{}", true, true), ("{'item': {'left': [{'text': 'L'}]}}", false, false), ("{'item': {'left': []}}", true, true),
        ("{'item': {'hidesBack': true}}", false, false), ("{'style': {'hidden': true}}", true, false),
        ("{'swipeBack': false}", true, false), ("{'live': [{'hidden': true}]}", true, false),
    ])
    func ways(_ page: String, _ shows: Bool, _ swipe: Bool) throws {
        let app = try MockApp(.uikit, page: page)
        #expect(app.bar().showsBack == shows)
        #expect(app.dialect.allowsBack(.swipe, from: app.request().screen) == swipe)
    }

    @Test func itemsOfLevelsMerge() throws {
        let app = try MockApp(
            .uikit, theme: "{'item': {'prompt': 'theme', 'right': [{'text': 'theme'}]}}",
            page:
                """
                {'item': {'right': [{'text': 'page'}]}, 'live': [{'item': {'prompt': 'live'}}], \
                'scroll': [{'at': 9, 'item': {'prompt': null}}]}
                """,
            more: ", 'tabs': [{'title': 'T', 'item': {'left': [{'text': 'tab'}]}, 'stack': ['a', 'b']}]")
        let item = app.bar().item
        #expect(item.left?.first?.text == "tab")
        #expect(item.right?.first?.text == "page")
        #expect(item.prompt == .value("live"))
        #expect(app.bar(scroll: 9).item.prompt == .nothing)
    }
}
