import CGtk
import Dialects
import Gtk
import Model
import Scene

/// Moves the mock phone: steps of navigation, timed by the phone's own clock, and swipes that follow the finger.
final class Playback {
    private let store: Store
    private var ticker: Ticker?
    private var widget: Widget?
    private var run: PlaybackRun?
    private var fading: Ticker?
    /// Steps that wait for the end of what is in flight.
    private var waiting: [Step] = []

    private typealias Step = (Navigator, NavigationState) throws -> TransitionPlan

    init(_ store: Store) {
        self.store = store
    }

    /// The widget whose frame clock drives the phone.
    func attach(to widget: Widget) {
        self.widget = widget
    }

    private var navigator: Navigator { Navigator(store.project) }

    var isRunning: Bool { run != nil }

    /// Called before a person moves the phone, so that a scenario that is played makes way.
    var interrupts: () -> Void = {}

    // MARK: Steps

    func push(_ screen: ScreenID) { start { try $0.push(screen, in: $1) } }
    func pop() { start { try $0.pop(in: $1) } }
    func pop(to screen: ScreenID) { start { try $0.popTo(screen, in: $1) } }
    func popToRoot() { start { try $0.popToRoot(in: $1) } }
    func setStack(_ screens: [ScreenID]) { start { try $0.setStack(screens, in: $1) } }
    func present(_ screen: ScreenID) { start { try $0.present(screen, in: $1) } }
    func dismiss() { start { try $0.dismiss(in: $1) } }

    func selectTab(_ index: Int) {
        interrupts()
        settle()
        guard index != store.state.navigation.selectedTab,
            let plan = try? navigator.selectTab(index, in: store.state.navigation)
        else { return }
        noteTabChange(to: index)
        store.update { state in
            state.navigation = plan.after
            state.lastTransition = plan
            if state.view.pickedScreen == plan.from { state.view.pickedScreen = nil }
        }
        fadeItems(since: plan.before)
    }

    /// Goes back one page: pops, or dismisses a modal at its root.
    func back() {
        let state = store.state.navigation
        if state.visible.below.isEmpty {
            if !state.modals.isEmpty { dismiss() }
        } else {
            pop()
        }
    }

    /// Starts the app anew: fresh, with the whole stack of the project pushed.
    func restart() {
        interrupts()
        stop()
        store.update { state in
            state.log.restart(at: store.now)
            state.navigation = (try? .showing(nil, in: state.project)) ?? .start(state.project)
        }
    }

    /// Shows the app as it stands after a fresh start and a push for each screen up to one; answers whether there is a way to it.
    @discardableResult func open(_ screen: ScreenID) -> Bool {
        interrupts()
        stop()
        do throws(Problem) {
            let opened = try NavigationState.showing(screen, in: store.project)
            store.update { state in
                state.navigation = opened
                state.log.restart(at: store.now)
            }
            return true
        } catch {
            store.look { $0.notice = error.description }
            return false
        }
    }

    /// A step once what is in flight has come to its end, as UIKit defers it; from iOS 26 on a push turns around at once.
    private func start(_ step: @escaping Step) {
        interrupts()
        guard let run, goesOn(run) else {
            settle()
            return perform(step)
        }
        if let back = wayBack(of: run, by: step) {
            turn(run, to: back)
            begin(
                PlaybackRun(
                    plan: back, release: Release(progress: store.state.progress, velocity: -run.velocity, completes: true)))
        } else {
            waiting.append(step)
        }
    }

    /// Whether a transition comes to its end by itself.
    private func goesOn(_ run: PlaybackRun) -> Bool {
        !run.isReplay && !run.isPaused && run.then == nil && ticker?.isRunning == true && store.state.view.speed > 0
    }

    /// The plan of a step that goes back to where a push comes from, on a phone whose pushes can be turned around.
    private func wayBack(of run: PlaybackRun, by step: Step) -> TransitionPlan? {
        guard store.project.profile.turnsPushesAround, run.plan.kind == .push, run.plan.isAnimated,
            let back = try? step(navigator, run.plan.after)
        else { return nil }
        return back.from == run.plan.to && back.to == run.plan.from ? back : nil
    }

    /// Takes a push for completed and its way back for begun, as far from the end as the push is from its start.
    private func turn(_ run: PlaybackRun, to back: TransitionPlan) {
        store.update { state in
            state.navigation = run.plan.after
            state.transition = back
            state.lastTransition = back
            state.progress = 1 - run.progress
        }
    }

    /// A step from where the app stands; a problem becomes a notice.
    private func perform(_ step: Step) {
        do {
            begin(PlaybackRun(plan: try step(navigator, store.state.navigation)))
        } catch let problem as Problem {
            store.look { $0.notice = problem.description }
        } catch {
            assertionFailure("navigation throws problems only")
        }
    }

    private func begin(_ run: PlaybackRun) {
        self.run = run
        store.update { state in
            state.transition = run.plan
            state.lastTransition = run.plan
            state.progress = run.progress
        }
        tick()
    }

    // MARK: Clock

    private func tick() {
        guard let widget, ticker?.isRunning != true else { return }
        ticker = Ticker(widget) { [unowned self] seconds in advance(to: seconds) }
    }

    private func advance(to time: Double) -> Bool {
        guard var run, !run.isPaused else { return false }
        run.seconds += (time - (run.lastTick ?? time)) * store.state.view.speed
        run.lastTick = time
        if run.seconds >= run.duration {
            if store.state.view.loops, run.isReplay {
                run.seconds = 0
            } else {
                self.run = run
                finish(completing: run.completes)
                // The next step of a scenario may have begun.
                return self.run != nil
            }
        }
        self.run = run
        store.update { $0.progress = run.progress }
        return true
    }

    private func finish(completing: Bool) {
        guard let run else { return }
        self.run = nil
        store.update { state in
            if !run.isReplay {
                state.navigation = completing ? run.plan.after : run.plan.cancelled
                // The inspector goes on with the phone from a screen that it showed there.
                if completing, state.view.pickedScreen == run.plan.from { state.view.pickedScreen = nil }
            }
            state.transition = nil
            state.progress = 0
        }
        if !run.isReplay { fadeItems(since: run.plan.begun) }
        run.then?()
        while self.run == nil, !waiting.isEmpty { perform(waiting.removeFirst()) }
    }

    /// Lets items fade that a page has changed with an animation, since the app was in an older state.
    func fadeItems(since old: NavigationState) {
        guard let widget, let before = SceneBuilder(store.phone).fadeStart(from: old, to: store.state.navigation) else { return }
        fading?.stop()
        store.update { $0.fade = ItemFade(before: before, progress: 0) }
        var seconds = 0.0, lastTick: Double?
        fading = Ticker(widget) { [unowned self] time in
            seconds += (time - (lastTick ?? time)) * store.state.view.speed
            lastTick = time
            let goesOn = seconds < ItemFade.duration
            store.update { $0.fade = goesOn ? ItemFade(before: before, progress: seconds / ItemFade.duration) : nil }
            return goesOn
        }
    }

    /// Brings what is in flight, and what waits for it, to its end at once.
    func settle() {
        while let run { finish(completing: run.completes) }
    }

    func stop() {
        run = nil
        waiting = []
        store.update { state in
            state.transition = nil
            state.progress = 0
        }
    }

    // MARK: Transport

    /// Plays the last transition again; the app stays where it is.
    func replay() {
        interrupts()
        settle()
        guard let last = store.state.lastTransition else { return }
        begin(PlaybackRun(plan: last, isReplay: true))
    }

    func togglePause() {
        guard run != nil else { return replay() }
        run?.isPaused.toggle()
        run?.lastTick = nil
        tick()
    }

    /// Shows the last transition at a progress, held.
    func scrub(to progress: Double) {
        guard let plan = run?.plan ?? store.state.lastTransition else { return }
        var held = run ?? PlaybackRun(plan: plan, isReplay: true)
        held.isPaused = true
        held.release = nil
        held.seconds = Timeline.seconds(at: progress)
        run = held
        store.update { state in
            state.transition = plan
            state.progress = progress
        }
    }

    /// Holds a transition at a progress, as if it had been the last one.
    func hold(_ plan: TransitionPlan, at progress: Double) {
        interrupts()
        stop()
        store.update { $0.lastTransition = plan }
        scrub(to: progress)
    }

    /// Moves by frames of the phone's screen.
    func step(_ frames: Int) {
        guard run != nil else { return scrub(to: frames > 0 ? 0 : 1) }
        let grid = store.state.view.frameGrid
        scrub(to: grid.progress(of: grid.number(frames, from: Timeline.seconds(at: store.state.progress))))
    }

    /// Ends what is held or in flight: a swipe is cancelled, a replay closed.
    func cancel() {
        if store.state.rehearsal != nil { return interrupts() }
        guard let run else { return }
        waiting = []
        // A scenario can tell of a swipe that was cancelled, and of nothing else.
        if store.state.recorder != nil, !run.isReplay, run.plan.kind != .swipe { return settle() }
        if run.isReplay { stop() } else { finish(completing: false) }
    }

    // MARK: Swipe

    /// Begins a swipe back that the page has agreed to; where a push is caught on its way, it begins as far as that has come.
    func beginSwipe() -> Bool {
        interrupts()
        if let run, goesOn(run), let back = wayBack(of: run, by: { try $0.pop(.swipe, in: $1) }) {
            turn(run, to: back)
            follow(back)
            return true
        }
        settle()
        guard let plan = try? navigator.pop(.swipe, in: store.state.navigation) else { return false }
        follow(plan)
        return true
    }

    /// Takes a transition under the finger.
    private func follow(_ plan: TransitionPlan) {
        run = PlaybackRun(plan: plan, isPaused: true)
        store.update { state in
            state.transition = plan
            state.lastTransition = plan
        }
    }

    /// Takes hold of a swipe that goes on by itself after the finger has let go; false if there is none.
    func catchSwipe() -> Bool {
        guard var caught = run, caught.release != nil, !caught.isReplay, caught.then == nil, caught.plan.kind == .swipe else {
            return false
        }
        caught.isPaused = true
        run = caught
        return true
    }

    /// Begins to drag the sheet in front down; false if there is none.
    func beginDismiss() -> Bool {
        interrupts()
        settle()
        guard let plan = try? navigator.dismiss(in: store.state.navigation), plan.presentation != .fullScreen else {
            return false
        }
        follow(plan)
        return true
    }

    /// Lets a sheet go with a velocity in heights a second.
    func endDismiss(velocity: Double) {
        guard let held = run else { return }
        begin(PlaybackRun(plan: held.plan, release: .ofSheet(progress: store.state.progress, velocity: velocity)))
    }

    func moveSwipe(to progress: Double) {
        store.update { $0.progress = min(1, max(0, progress)) }
    }

    /// Lets go with a velocity in widths a second.
    func endSwipe(velocity: Double) {
        guard let held = run else { return }
        let release = Release(progress: store.state.progress, velocity: velocity)
        store.update { $0.recorder?.noteRelease(release) }
        begin(PlaybackRun(plan: held.plan, release: release))
    }

    // MARK: Scenarios

    /// A tab is selected as by a finger, wherever that comes from, so a tap on it is recorded where the bar can be tapped.
    private func noteTabChange(to index: Int) {
        guard store.state.recorder?.isTapping == false,
            let tab = store.frame().elements.first(where: { $0.role == .tab && $0.index == index && $0.tapFrame != nil })
        else { return }
        store.update { $0.recorder?.beginTap(tab.pressName) }
    }

    /// Starts the app anew as a scenario does: fresh, with nothing pushed.
    func restartBare(_ change: (inout AppState) -> Void = { _ in }) {
        interrupts()
        stop()
        store.update { state in
            state.log.restart(at: store.now)
            state.navigation = .start(state.project)
            state.lastTransition = nil
            change(&state)
        }
    }

    /// Widths a second of the finger in a played swipe.
    private static let fingerSpeed = 0.8

    /// Plays a step of a scenario at the phone's speed; `then` comes once it has ended.
    func play(_ plan: TransitionPlan, _ release: Release?, then: @escaping () -> Void) {
        begin(PlaybackRun(plan: plan, release: release, approach: (release?.progress ?? 0) / Self.fingerSpeed, then: then))
    }
}
