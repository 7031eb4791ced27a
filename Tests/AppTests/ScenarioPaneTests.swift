import CGtk
import Dialects
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The pane of scenarios: the lists, playing and running.
@Suite(.serialized) struct ScenarioPaneTests {
    init() { startGtk() }

    private func scenario(_ name: String, _ steps: [JSON]) -> Scenario {
        var scenario = Scenario()
        scenario.name = name
        scenario.steps = steps
        return scenario
    }

    private var project: Project {
        var project = makeProject()
        project.scenarios = [
            scenario(
                "Passes",
                [["push": "b"], ["swipe": 0.3, "release": "cancel"], ["appearance": "dark"], ["expect": ["screen": "b"]]]),
            scenario("Fails", [["push": "b"], ["expect": ["screen": "a"]], ["pop": true]]),
            scenario("Broken", [["fly": 3], ["push": "b"]]),
        ]
        return project
    }

    private func rows(_ name: String, in window: Window) -> [Widget] {
        let list = Pane.descendants(of: window.widget).first { Pane.name(of: $0) == name && Pane.type(of: $0) == "GtkListBox" }
        return list.map { children(of: $0) } ?? []
    }

    private func open() -> Window {
        let window = openWindow(project)
        window.store.look { $0.lower.show(.scenarios) }
        return window
    }

    @Test func stepsAreSentencesAndABrokenOneSaysWhy() {
        let window = open(), store = window.store
        #expect(rows("Scenarios", in: window).map { Pane.name(of: $0) } == ["Passes", "Fails", "Broken"])
        #expect(
            rows("Steps", in: window).map { Pane.name(of: $0) } == [
                "1  Push B", "2  Swipe back to 30 %, let go and cancel", "3  Change to dark", "4  Expect B",
            ])
        store.look { $0.scenarios = ScenarioChoices(chosen: 2) }
        let broken = rows("Steps", in: window).map { Pane.name(of: $0) }
        #expect(broken.count == 2 && broken[0].contains("fly") && broken[0].contains("failed") && broken[1] == "2  Push B")
        #expect(store.project.scenarios[2].steps == [["fly": 3], ["push": "b"]], "nothing is lost")
        gtk_widget_destroy(window.widget)
    }

    @Test func theListsAreEditedWithUndo() {
        let window = open(), store = window.store, actions = window.scenarioActions
        func names() -> [String] { store.project.scenarios.map(\.name) }
        actions.move(by: 1)
        #expect(names() == ["Fails", "Passes", "Broken"] && store.state.chosenScenario == 1)
        actions.duplicate()
        #expect(names() == ["Fails", "Passes", "Passes 2", "Broken"] && store.state.chosenScenario == 2)
        actions.delete()
        #expect(names() == ["Fails", "Passes", "Broken"])
        actions.add()
        #expect(names().count == 4 && store.project.scenarios[3].steps.isEmpty)
        store.undo()
        store.undo()
        store.undo()
        store.undo()
        #expect(store.project == project)
        store.look { $0.scenarios = ScenarioChoices(chosen: 1, step: 0) }
        actions.moveStep(by: 1)
        #expect(store.project.scenarios[1].steps[1] == ["push": "b"] && store.state.view.scenarios.step == 1)
        actions.removeStep()
        #expect(store.project.scenarios[1].steps == [["expect": ["screen": "a"]], ["pop": true]])
        gtk_widget_destroy(window.widget)
    }

    @Test func aScenarioIsPlayedStepByStep() {
        let window = open(), store = window.store
        store.look { $0.speed = 1 }
        window.scenarioActions.play()
        #expect(store.state.rehearsal?.step == 0 && store.state.transition?.kind == .push)
        #expect(rows("Steps", in: window).map { Pane.name(of: $0) }[0] == "1  Push B, running")
        #expect(waitUntil { store.state.rehearsal?.step == 1 })
        #expect(store.state.transition?.kind == .swipe)
        #expect(waitUntil { store.frame().appearance == .dark }, "the phone shows what the scenario has changed")
        #expect(store.project.appearance == .light && !store.state.isDirty, "the document does not change")
        #expect(waitUntil { store.state.rehearsal == nil })
        #expect(store.state.navigation.visibleScreens == ["a", "b"] && store.state.transition == nil)
        #expect(store.frame().appearance == .light)
        #expect(store.state.trials.passes(0, in: store.project) == true)
        #expect(rows("Scenarios", in: window).map { Pane.name(of: $0) }[0] == "Passes, passed")
        gtk_widget_destroy(window.widget)
    }

    @Test func whoTouchesThePhoneStopsThePlay() {
        let window = open(), store = window.store
        window.scenarioActions.play()
        #expect(waitUntil { store.state.rehearsal?.step == 1 })
        window.playback.push("x")
        #expect(store.state.rehearsal == nil && store.state.transition?.to == "x")
        window.playback.settle()
        #expect(store.state.visibleScreen == "x")
        window.scenarioActions.play()
        #expect(window.isEnabled("cancel") && window.isEnabled("stop-scenario"))
        window.playback.cancel()
        #expect(store.state.rehearsal == nil && store.state.transition == nil)
        window.scenarioActions.play()
        store.perform(.setName("Other"), "Rename")
        #expect(store.state.rehearsal == nil, "the document is another one")
        _ = waitUntil(milliseconds: 1500) { false }
        #expect(store.state.transition == nil && store.state.visibleScreen == "b")
        gtk_widget_destroy(window.widget)
    }

    @Test func allRunWithoutAnimation() {
        let window = open(), store = window.store
        window.scenarioActions.runAll()
        #expect(waitUntil { store.state.trials.passes(2, in: store.project) != nil })
        #expect((0..<3).map { store.state.trials.passes($0, in: store.project) } == [true, false, false])
        store.look { $0.scenarios = ScenarioChoices(chosen: 1) }
        let failed = rows("Steps", in: window).map { Pane.name(of: $0) }[1]
        #expect(failed == "2  Expect A, failed, screen: expected \"a\", got \"b\"")
        #expect(window.store.state.navigation.visibleScreens == ["a", "b", "c"], "the phone stays where it is")
        store.perform(.setName("Other"), "Rename")
        #expect(store.state.trials.passes(0, in: store.project) == nil, "a mark belongs to the project that was run")
        gtk_widget_destroy(window.widget)
    }

    @Test func theRecordingIsSeen() {
        let window = open()
        func mark() -> Bool {
            Pane.descendants(of: window.widget).contains {
                Pane.name(of: $0) == "A scenario is being recorded" && gtk_widget_get_visible($0).isTrue
            }
        }
        #expect(!mark() && !window.isEnabled("expect-shown"))
        window.scenarioActions.record(true)
        #expect(mark() && window.isEnabled("expect-shown") && !window.isEnabled("play-scenario"))
        window.playback.push("b")
        window.playback.settle()
        #expect(rows("Steps", in: window).map { Pane.name(of: $0) } == ["1  Push B"], "the steps are seen as they come")
        window.scenarioActions.record(false)
        #expect(!mark())
        #expect(rows("Steps", in: window).map { Pane.name(of: $0) } == ["1  Push B", "2  Expect B"])
        gtk_widget_destroy(window.widget)
    }
}
