import Model
import Scene

/// Turns what a person does on the phone into steps of a scenario, by following the window's state.
struct ScenarioRecorder: Equatable {
    private(set) var recording: Recording
    /// The start of the app that is recorded.
    private var run: Int
    /// Whether what the phone does now is what a recorded tap leads to.
    private(set) var isTapping = false
    /// How the finger let go of the swipe in flight.
    private var release: Release?
    /// The document while the transition in flight began: what changes meanwhile comes after it.
    private var flying: Project?

    /// Begins with an app that has just been started.
    init(_ state: AppState) {
        recording = Recording(state.project)
        run = state.log.run
    }

    mutating func beginTap(_ name: String) {
        recording.note(tap: name)
        isTapping = true
    }

    /// The tap has led to nothing, or to something that is over.
    mutating func endTap() { isTapping = false }

    mutating func noteRelease(_ release: Release) { self.release = release }

    mutating func expect(_ description: JSON) { recording.expect(description) }

    /// Notes what has happened since an older state of the window.
    mutating func follow(_ old: AppState, _ new: AppState) {
        guard new.log.run == run else { return startOver(new) }
        if let plan = old.transition, !plan.isReplay(in: old.navigation) {
            if new.transition == nil { land(plan, old, new) }
        } else if let plan = new.transition, !plan.isReplay(in: new.navigation) {
            flying = old.project
            recording.noteSettings(from: old.project, to: new.project)
        } else {
            recording.noteSettings(from: old.project, to: new.project)
            noteChange(old.navigation, new.navigation, new)
        }
    }

    private mutating func startOver(_ new: AppState) {
        run = new.log.run
        recording.startOver(at: new.navigation, in: new.project)
        (isTapping, release, flying) = (false, nil, nil)
    }

    /// A transition has come to its end.
    private mutating func land(_ plan: TransitionPlan, _ old: AppState, _ new: AppState) {
        if !isTapping {
            recording.note(plan, completes: new.navigation == plan.after, at: old.progress, release)
        }
        recording.noteSettings(from: flying ?? old.project, to: new.project)
        (isTapping, release, flying) = (false, nil, nil)
    }

    /// The phone changed at rest.
    private mutating func noteChange(_ old: NavigationState, _ new: NavigationState, _ state: AppState) {
        if old.selectedTab != new.selectedTab {
            if !isTapping { recording.note(tab: new.selectedTab) }
            isTapping = false
        } else if old.visibleScreens != new.visibleScreens || old.visible.stack != new.visible.stack {
            recording.note(stack: new.visibleScreens)
        } else if old.scroll[new.visible.screen] != new.scroll[new.visible.screen] {
            recording.note(scroll: new.scroll[new.visible.screen] ?? 0)
        }
    }
}
