import CGtk
import Dialects
import Formats
import FoundationEssentials
import Model
import Render
import Scene
import Testing

@testable import App
@testable import Gtk

/// Recording what is done on the phone, and running it again.
@Suite(.serialized) struct ScenarioRecordingTests {
    init() { startGtk() }

    private final class Bench {
        let store: Store
        let playback: Playback
        let taps: PhoneTaps
        let actions: ScenarioActions

        init(_ project: Project = makeProject()) {
            (store, playback) = makeStore(project)
            taps = PhoneTaps(store, playback)
            actions = ScenarioActions(store, playback)
        }

        func tap(_ role: Element.Role, _ index: Int = 0) throws {
            taps.tap(try #require(store.frame().elements.first { $0.role == role && $0.index == index }))
            playback.settle()
        }

        func swipe(to progress: Double, velocity: Double) {
            #expect(taps.beginSwipe())
            playback.moveSwipe(to: progress)
            playback.endSwipe(velocity: velocity)
            playback.settle()
        }

        func scroll(to offset: Double) { store.update { $0.navigation.scroll[$0.visibleScreen] = offset } }

        var steps: [JSON] { store.state.recorder?.recording.steps ?? [] }

        /// Ends the recording, saves the project, reads it again and runs its last scenario; answers where the run stands.
        func runSaved() throws -> ScenarioRun {
            actions.record(false)
            let folder = try makeFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try ProjectFile.save(store.project, to: folder + "/p.transom")
            let project = try ProjectFile.load(folder + "/p.transom")
            var run = ScenarioRun(project, images: store.renderer.images, text: store.measurer)
            let steps = try Step.steps(ofScenario: project.scenarios.count - 1, in: project)
            let report = run.play(steps, scale: project.device.scale)
            #expect(report.passes, "\(report.failures)")
            #expect(report.steps == steps.count)
            return run
        }

        /// What is drawn of a state.
        func frame(_ state: NavigationState) -> Frame { SceneBuilder(store.phone).frame(of: state) }
    }

    @Test func theAppBeginsAnewAndEachActIsAStep() throws {
        let bench = Bench()
        let playback = bench.playback
        bench.actions.record(true)
        #expect(bench.store.state.navigation.visibleScreens == ["a"], "as a scenario begins")
        playback.push("b")
        playback.settle()
        bench.swipe(to: 0.4, velocity: 0)
        bench.store.perform(.setAppearance(.dark), "Dark")
        playback.push("c")
        playback.settle()
        bench.scroll(to: 10)
        bench.scroll(to: 30)
        bench.actions.expect()
        try bench.tap(.backChevron)
        bench.swipe(to: 0.4, velocity: 1.5)
        playback.setStack(["a", "x", "c"])
        playback.settle()
        playback.pop(to: "x")
        playback.settle()
        playback.popToRoot()
        playback.settle()
        bench.store.hold(.landscape)
        playback.present("m")
        playback.settle()
        playback.dismiss()
        playback.settle()
        playback.selectTab(1)
        #expect(
            bench.steps.filter { $0["expect"] == nil } == [
                ["push": "b"], ["swipe": 0.4, "release": "cancel"], ["appearance": "dark"], ["push": "c"], ["scroll": 30],
                ["tap": "backChevron"], ["swipe": 0.4, "release": 1.5], ["setStack": ["a", "x", "c"]], ["popTo": "x"],
                ["popToRoot": true], ["settings": ["orientation": "landscape"]], ["present": "m"], ["dismiss": true],
                ["tap": "tab.1"],
            ])
        let end = bench.store.state.navigation
        let run = try bench.runSaved()
        #expect(run.state == end)
        #expect(run.builder.frame(of: run.state) == bench.frame(end))
        #expect(bench.store.state.undoTitle != nil)
        bench.store.undo()
        #expect(bench.store.project.scenarios.isEmpty, "one step of undo")
        #expect(bench.store.project.appearance == .dark)
    }

    @Test func everySampleIsRecordedAndRunsAgain() throws {
        for project in try samples() {
            let bench = Bench(project)
            bench.actions.record(true)
            let others = project.screens.map(\.id).filter { !bench.store.state.navigation.visibleScreens.contains($0) }
            for screen in others.prefix(2) {
                bench.playback.push(screen)
                bench.playback.settle()
                bench.actions.expect()
            }
            bench.scroll(to: 64)
            if bench.taps.beginSwipe() {
                bench.playback.moveSwipe(to: 0.3)
                bench.playback.endSwipe(velocity: 0)
                bench.playback.settle()
            }
            bench.store.perform(.setAppearance(project.appearance == .dark ? .light : .dark), "Appearance")
            bench.actions.expect()
            for item in bench.store.frame().elements where item.role == .rightItem && item.tapFrame != nil {
                if bench.store.frame().elements.contains(item) { bench.taps.tap(item) }
                bench.playback.settle()
            }
            bench.playback.back()
            bench.playback.settle()
            bench.actions.expect()
            bench.playback.selectTab(1)
            let end = bench.store.state.navigation
            let run = try bench.runSaved()
            #expect(run.state == end, "\(project.name)")
            #expect(run.builder.frame(of: run.state) == bench.frame(end), "\(project.name)")
        }
    }

    @Test func whatHappensDuringATransitionComesAfterIt() throws {
        let bench = Bench()
        bench.actions.record(true)
        bench.playback.push("b")
        bench.store.perform(.setAppearance(.dark), "Dark")
        bench.playback.cancel()
        #expect(bench.store.state.visibleScreen == "b", "a push that is cancelled has no step, so it goes on")
        #expect(bench.steps == [["push": "b"], ["appearance": "dark"]])
        bench.playback.replay()
        bench.playback.settle()
        #expect(bench.steps.count == 2, "a replay is no step")
        #expect(bench.taps.beginSwipe())
        bench.playback.moveSwipe(to: 0.25)
        bench.playback.cancel()
        #expect(bench.steps.last == ["swipe": 0.25, "release": "cancel"])
        #expect(try bench.runSaved().state.visibleScreens == ["a", "b"])
    }

    @Test func aRestartBeginsTheRecordingAnew() throws {
        let bench = Bench()
        bench.actions.record(true)
        bench.playback.present("m")
        bench.playback.restart()
        #expect(bench.steps == [["push": "b"], ["push": "c"]])
        bench.playback.pop()
        let run = try bench.runSaved()
        #expect(run.state.visibleScreens == ["a", "b"])
        #expect(bench.store.state.visibleScreen == "b", "what was in flight came to its end")
    }

    @Test func aRecordingOfNothingIsNotKept() {
        let bench = Bench()
        bench.actions.record(true)
        bench.actions.record(false)
        #expect(bench.store.project.scenarios.isEmpty && !bench.store.state.isDirty)
        #expect(bench.store.state.view.notice != nil)
    }
}
