import Model
import Render
import Scene

/// A project on its mock phone, ready to be looked at: what render, frames and describe have in common.
struct Look {
    let project: Project
    let builder: SceneBuilder
    let renderer: Renderer
    /// Pixels a point.
    let scale: Double
    private let scroll: Double?
    /// The app after the steps that are taken first.
    private let run: ScenarioRun?

    init(_ words: Words, _ console: Console) throws(Problem) {
        let options = try LookOptions(words)
        let input = try ProjectInput(words.operands[0], console)
        let start = try options.applied(to: input.project)
        renderer = Renderer(images: input.images)
        let text = FontMeasurer(fonts: renderer.fonts)
        scale = options.scale ?? start.device.scale
        run = try words.text(.steps).map { steps throws(Problem) in
            try Self.run(steps, ScenarioRun(start, images: input.images, text: text), scale: start.device.scale)
        }
        project = run?.project ?? start
        let phone = Phone(project, images: input.images, text: text)
        builder = SceneBuilder(phone, press: options.press)
        scroll = options.scroll
    }

    /// The app after steps that are given with the call; one that cannot be taken, or expects something else, is wrong usage.
    private static func run(_ text: String, _ start: ScenarioRun, scale: Double) throws(Problem) -> ScenarioRun {
        var run = start
        do throws(Problem) {
            let steps = try Step.steps(Reader(JSON(parsing: Array(text.utf8))), in: start.project)
            if let failure = run.play(steps, scale: scale).failures.first {
                throw Problem(.usage, place: failure.place, failure.lines.joined(separator: "; "))
            }
        } catch {
            throw Problem(.usage, place: error.place, error.message, remedy: error.remedy).inside(Option.steps.name)
        }
        return run
    }

    /// The app as it is once a screen has been reached.
    func state(_ screen: ScreenID?) throws(Problem) -> NavigationState {
        guard let run else { return scrolled(try .showing(screen, in: project)) }
        if let screen, screen != run.state.visible.screen {
            throw Problem(
                .usage, place: Option.screen.name, "the steps lead to \"\(run.state.visible.screen)\".", remedy: "Leave it out.")
        }
        return scrolled(run.state)
    }

    /// The frame of a state at rest.
    func frame(of state: NavigationState) throws(Problem) -> Frame {
        try pressed(builder.frame(of: state))
    }

    /// The frame of a transition on its way.
    func frame(of plan: TransitionPlan, progress: Double) throws(Problem) -> Frame {
        try pressed(builder.frame(of: plan, progress: progress))
    }

    /// The transition that the options ask for.
    func plan(_ options: TransitionOptions) throws(Problem) -> TransitionPlan {
        var plan = try begin(options)
        plan.before = scrolled(plan.before)
        plan.begun = scrolled(plan.begun)
        plan.after = scrolled(plan.after)
        plan.cancelled = scrolled(plan.cancelled)
        return plan
    }

    private func begin(_ options: TransitionOptions) throws(Problem) -> TransitionPlan {
        let navigator = Navigator(project)
        guard let run else {
            return try navigator.plan(options.kind, from: options.from, to: options.to, isAnimated: options.isAnimated)
        }
        if let from = options.from, from != run.state.visible.screen {
            throw Problem(
                .usage, place: Option.from.name, "the steps lead to \"\(run.state.visible.screen)\".", remedy: "Leave it out.")
        }
        return try navigator.plan(options.kind, in: run.state, to: options.to, isAnimated: options.isAnimated)
    }

    private func scrolled(_ state: NavigationState) -> NavigationState {
        guard let scroll else { return state }
        var state = state
        for screen in project.screens { state.scroll[screen.id] = scroll }
        return state
    }

    /// A finger on nothing is a slip in the call.
    private func pressed(_ frame: Frame) throws(Problem) -> Frame {
        guard let press = builder.press, !frame.elements.contains(where: { $0.state == .pressed }) else { return frame }
        let roles = frame.elements.filter { $0.state == .normal && $0.tapFrame != nil }.map(\.role.rawValue)
        let known = roles.isEmpty ? "Nothing here takes a tap." : "These take a tap: \(roles.joined(separator: ", "))."
        throw Problem(.usage, place: Option.press.name, "there is no element \"\(press)\" to press.", remedy: known)
    }
}
