import Dialects
import Model
import Testing

@testable import Scene

/// mPaaS's tab controller copies title and items of a page as a person selects its tab.
@Suite("Tabs under one stack")
struct TabShellTests {
    private func play(_ dialect: DialectName, _ structure: String = "tabsInStack") throws -> Play {
        try Play(
            dialect,
            """
            'structure': '\(structure)', 'tabs': [{'title': 'One', 'stack': ['a']}, {'title': 'Two', 'stack': ['b']}], \
            'screens': [{'id': 'a', 'item': {'title': {'text': 'A'}, 'right': [{'text': 'Add'}]}}, \
            {'id': 'b', 'item': {'title': {'text': 'B'}}}, {'id': 'c', 'item': {'title': {'text': 'C'}}}]
            """)
    }

    @Test(
        "A tab that the app selects keeps the title and items of the one before",
        arguments: [
            (DialectName.mpaas, "tabsInStack", "A"), (.mpaas, "stackInTabs", "B"), (.uikit, "tabsInStack", "B"),
        ])
    func byProgram(_ dialect: DialectName, _ structure: String, _ title: String) throws {
        var play = try play(dialect, structure)
        try play.take(.selectTab(1))
        #expect(play.frame.screen == "b")
        #expect(play.frame.element(.title, "b")?.text == title)
        #expect((play.frame.element(.rightItem, "b") != nil) == (title == "A"))
        try play.take(.push("c"), .pop)
        #expect(play.frame.element(.title, "b")?.text == title, "coming back selects nothing")
    }

    @Test("A tab that a finger selects brings its own")
    func byHand() throws {
        var play = try play(.mpaas)
        try play.take(.tap("Two"))
        #expect(play.frame.element(.title, "b")?.text == "B")
        #expect(play.frame.element(.rightItem, "b") == nil)
        try play.take(.tap("One"))
        #expect(play.frame.element(.title, "a")?.text == "A")
    }
}
