import Dialects
import Model
import Testing

@testable import Scene

/// What a finger from the edge does to a page, and what the app is told.
@Suite("The gesture that goes back")
struct BackGestureTests {
    private func gesture(_ dialect: DialectName, _ page: String) throws -> (outcome: ScenarioRun.Outcome, events: [Event]) {
        let text =
            "'dialect': '\(dialect.rawValue)', 'tabs': [{'title': 'T', 'stack': ['a']}], 'screens': [{'id': 'a'}, {'id': 'b', \(page)}]"
        var run = ScenarioRun(try Project(text.replacing("'", with: "\"")))
        _ = try run.perform(Step(.push("b")))
        return (try run.perform(Step(.swipe(0.6, .complete))), run.events)
    }

    @Test(
        "A page that asks before it goes is asked by the gesture in HBD alone",
        arguments: [
            (DialectName.hbd, true), (.uikit, false), (.navigationAndStyle, false), (.mpaas, false), (.customBar, false),
        ])
    func intercept(_ dialect: DialectName, _ asks: Bool) throws {
        let (outcome, events) = try gesture(dialect, "'item': {'back': {'intercept': 'Discard?'}}")
        if asks {
            #expect(outcome == .stayed("the page asks: Discard?"))
            #expect(events == [Event("backIntercepted", screen: "b", detail: "Discard?")])
        } else {
            #expect(events.isEmpty)
            guard case .moved(let plan, _) = outcome else {
                Issue.record("it stayed")
                return
            }
            #expect(plan.to == "a")
        }
    }

    @Test(
        "What does not let go stays; a page that the library asks is told",
        arguments: [
            (DialectName.hbd, "'backInteractive': false", ["backIntercepted"]), (.hbd, "'swipeBack': false", []),
            (.hbd, "'swipeBack': false, 'item': {'back': {'intercept': 'Q'}}", []),
            (.uikit, "'item': {'left': [{'text': 'L'}]}", []), (.uikit, "'item': {'hidesBack': true}", []),
            (.uikit, "'style': {'hidden': true}", []), (.navigationAndStyle, "'swipeBack': false", []),
            (.mpaas, "'backInteractive': false", []),
        ])
    func refused(_ dialect: DialectName, _ page: String, _ names: [String]) throws {
        let (outcome, events) = try gesture(dialect, page)
        #expect(outcome == .stayed("\"b\" cannot be swiped back."))
        #expect(events.map(\.name) == names)
    }

    @Test(
        "Left items of a page's own do not stop it where the library keeps it",
        arguments: [DialectName.navigationAndStyle, .hbd, .mpaas])
    func leftItems(_ dialect: DialectName) throws {
        guard case .moved = try gesture(dialect, "'item': {'left': [{'text': 'L'}]}").outcome else {
            Issue.record("it stayed")
            return
        }
    }
}
