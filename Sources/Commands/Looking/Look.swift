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

    init(_ words: Words, _ console: Console) throws(Problem) {
        let options = try LookOptions(words)
        let input = try ProjectInput(words.operands[0], console)
        project = try options.applied(to: input.project)
        renderer = Renderer(images: input.images)
        let phone = Phone(project, images: input.images, text: FontMeasurer(fonts: renderer.fonts))
        builder = SceneBuilder(phone, press: options.press)
        scale = options.scale ?? project.device.scale
        scroll = options.scroll
    }

    /// The app as it is once a screen has been reached.
    func state(_ screen: ScreenID?) throws(Problem) -> NavigationState {
        scrolled(try .showing(screen, in: project))
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
        var plan = try Navigator(project).plan(
            options.kind, from: options.from, to: options.to, isAnimated: options.isAnimated)
        plan.before = scrolled(plan.before)
        plan.begun = scrolled(plan.begun)
        plan.after = scrolled(plan.after)
        plan.cancelled = scrolled(plan.cancelled)
        return plan
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
