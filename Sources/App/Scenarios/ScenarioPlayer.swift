import Dialects
import Gtk
import Model
import Render
import Scene

/// Plays a scenario on the phone, one step after another, at the phone's speed.
final class ScenarioPlayer {
    private let store: Store
    private let playback: Playback
    private var run: ScenarioRun?
    private var steps: [Result<Step, Problem>] = []
    private var verdicts: [Int: StepVerdict] = [:]
    private var waiting: Timeout?
    /// How many scenarios were played.
    private var number = 0

    /// Phone seconds that a step which does not move the pages is looked at.
    private static let rest = 0.5

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        playback.interrupts = { [unowned self] in stop() }
    }

    /// Starts the app anew and takes the steps of one of the project's scenarios.
    func play(_ scenario: Int) {
        guard store.project.scenarios.indices.contains(scenario) else { return }
        stop()
        let project = store.project
        let run = ScenarioRun(project, images: store.renderer.images, text: store.measurer)
        self.run = run
        steps = Step.readings(of: project.scenarios[scenario], in: project)
        verdicts = [:]
        number += 1
        playback.restartBare { [number] state in
            state.navigation = run.state
            state.rehearsal = Rehearsal(scenario: scenario, number: number, project: project)
            state.trials.note([:], of: scenario, in: project)
        }
        goOn(from: 0)
    }

    /// Ends what is played where it has come to.
    func stop() {
        waiting?.stop()
        guard store.state.rehearsal != nil else { return }
        playback.stop()
        end()
    }

    private func end() {
        guard let run else { return }
        self.run = nil
        store.update { state in
            state.rehearsal = nil
            state.navigation = run.state.refreshed(for: state.project)
        }
    }

    /// Takes the step at a place, then those behind it.
    private func goOn(from index: Int) {
        guard var run, let rehearsal = store.state.rehearsal, rehearsal.number == number else { return self.run = nil }
        guard steps.indices.contains(index) else { return end() }
        let outcome: ScenarioRun.Outcome?
        switch steps[index] {
        case .success(let step): (outcome, verdicts[index]) = run.take(step, scale: store.project.device.scale)
        case .failure(let problem): (outcome, verdicts[index]) = (nil, StepVerdict(problem))
        }
        self.run = run
        show(index, outcome)
        switch outcome {
        case .moved(let plan, let release) where plan.isAnimated:
            playback.play(plan, release) { [weak self] in
                self?.arrive()
                self?.goOn(from: index + 1)
            }
        case nil: end()
        default:
            arrive()
            let milliseconds = Int(1000 * Self.rest / store.state.view.speed)
            waiting = after(milliseconds: milliseconds) { [weak self] in self?.goOn(from: index + 1) }
        }
    }

    /// Tells which step is under way and what came of it.
    private func show(_ index: Int, _ outcome: ScenarioRun.Outcome?) {
        store.update { state in
            guard let scenario = state.rehearsal?.scenario, let run else { return }
            state.rehearsal?.step = index
            state.rehearsal?.project = run.project
            state.trials.note(verdicts, of: scenario, in: state.project)
            if case .moved(let plan, _) = outcome, !plan.isAnimated { state.lastTransition = plan }
        }
    }

    /// The phone stands where the scenario does.
    private func arrive() {
        guard let run, store.state.rehearsal?.number == number else { return }
        store.update { $0.navigation = run.state }
    }
}
