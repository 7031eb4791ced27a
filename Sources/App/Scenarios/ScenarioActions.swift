import CGtk
import Gtk
import Model
import Render
import Scene

/// What can be done with the project's scenarios; each change of the document is one step of undo.
final class ScenarioActions {
    private let store: Store
    private let playback: Playback
    private let player: ScenarioPlayer

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        player = ScenarioPlayer(store, playback)
    }

    private var chosen: Int? { store.state.chosenScenario }

    // MARK: Recording

    /// Starts the app anew and records what is done with it, or adds what was recorded to the project.
    func record(_ isOn: Bool) {
        guard isOn != (store.state.recorder != nil) else { return }
        guard isOn else { return keepRecording() }
        playback.restartBare { $0.recorder = ScenarioRecorder($0) }
    }

    private func keepRecording() {
        playback.settle()
        guard let recorder = store.state.recorder else { return }
        let made = recorder.recording.scenario(freeName(tr("Recorded")), endingOn: store.state.visibleScreen)
        let isEmpty = recorder.recording.steps.isEmpty
        store.update { $0.recorder = nil }
        if isEmpty { return store.look { $0.notice = tr("Nothing was done, so no scenario was added.") } }
        add(made, at: store.project.scenarios.count, tr("Record Scenario"))
        store.look { $0.tellUndoable(tr("Scenario added:") + " " + made.name) }
        run([store.project.scenarios.count - 1])
    }

    /// Adds what the phone shows now to the recording, as what is expected then.
    func expect() {
        guard store.state.recorder != nil else { return }
        playback.settle()
        let frame = SceneBuilder(store.phone).frame(of: store.state.navigation)
        let description = FrameDescription(frame, scale: store.project.device.scale).json
        store.update { $0.recorder?.expect(description) }
    }

    // MARK: Playing

    func play() {
        guard let chosen, store.state.recorder == nil else { return }
        player.play(chosen)
    }

    func stop() { player.stop() }

    /// Takes the steps of all scenarios without animation.
    func runAll() { run(Array(store.project.scenarios.indices)) }

    private func run(_ scenarios: [Int]) {
        let project = store.project, images = store.renderer.images, text = store.measurer
        background {
            scenarios.map { ($0, project.tried($0, images: images, text: text)) }
        } then: { [store] made in
            guard store.project == project else { return }
            store.update { state in
                for (scenario, verdicts) in made { state.trials.note(verdicts, of: scenario, in: project) }
            }
        }
    }

    // MARK: The list

    func add() {
        var scenario = Scenario()
        scenario.name = freeName(tr("New Scenario"))
        add(scenario, at: (chosen ?? -1) + 1, tr("New Scenario"))
    }

    func duplicate() {
        guard let chosen else { return }
        var copy = store.project.scenarios[chosen]
        copy.name = freeName(copy.name)
        add(copy, at: chosen + 1, tr("Duplicate Scenario"))
    }

    func rename(over window: UnsafeMutablePointer<GtkWindow>) {
        guard let chosen else { return }
        let name = store.project.scenarios[chosen].name
        TextDialog.show(title: tr("Rename Scenario"), label: tr("Name"), text: name, over: window) { [store] name in
            var scenarios = store.project.scenarios
            guard scenarios.indices.contains(chosen) else { return }
            scenarios[chosen].name = name
            store.perform(.setScenarios(scenarios), tr("Rename Scenario"))
        }
    }

    func delete() {
        guard let chosen else { return }
        var scenarios = store.project.scenarios
        let gone = scenarios.remove(at: chosen)
        store.perform(.setScenarios(scenarios), tr("Delete Scenario"))
        choose(min(chosen, scenarios.count - 1))
        store.look { $0.tellUndoable(tr("Scenario deleted:") + " " + gone.name) }
    }

    func move(by distance: Int) {
        guard let chosen, store.project.scenarios.indices.contains(chosen + distance) else { return }
        var scenarios = store.project.scenarios
        scenarios.insert(scenarios.remove(at: chosen), at: chosen + distance)
        store.perform(.setScenarios(scenarios), tr("Reorder Scenarios"))
        choose(chosen + distance)
    }

    private func add(_ scenario: Scenario, at place: Int, _ title: String) {
        var scenarios = store.project.scenarios
        scenarios.insert(scenario, at: min(place, scenarios.count))
        store.perform(.setScenarios(scenarios), title)
        choose(place)
    }

    private func choose(_ scenario: Int) {
        store.look { $0.scenarios = ScenarioChoices(chosen: max(0, scenario)) }
    }

    private func freeName(_ base: String) -> String {
        FreeName.next(base, in: store.project.scenarios.map(\.name), separator: " ")
    }

    // MARK: Steps

    func removeStep() {
        changeSteps(tr("Remove Step")) { steps, step in
            steps.remove(at: step)
            return steps.isEmpty ? nil : min(step, steps.count - 1)
        }
    }

    func moveStep(by distance: Int) {
        changeSteps(tr("Move Step")) { steps, step in
            guard steps.indices.contains(step + distance) else { return step }
            steps.insert(steps.remove(at: step), at: step + distance)
            return step + distance
        }
    }

    /// Changes the list of the chosen scenario's steps, which answers the step that is chosen then.
    private func changeSteps(_ title: String, _ change: (inout [JSON], Int) -> Int?) {
        guard let chosen, let step = store.state.view.scenarios.step,
            store.project.scenarios[chosen].steps.indices.contains(step)
        else { return }
        var scenarios = store.project.scenarios
        let next = change(&scenarios[chosen].steps, step)
        store.perform(.setScenarios(scenarios), title)
        store.look { $0.scenarios.step = next }
    }
}

extension AppState {
    /// The place of the scenario that is looked at; `nil` if the project has none.
    var chosenScenario: Int? {
        project.scenarios.isEmpty ? nil : min(view.scenarios.chosen, project.scenarios.count - 1)
    }
}
