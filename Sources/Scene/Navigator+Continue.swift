public import Dialects
public import Model

extension Navigator {
    /// The transition of a kind from the state that an app has come to.
    ///
    /// Without `to`: what the kind leads to, for a push or present the next screen of the project's stacks.
    public func plan(
        _ kind: TransitionKind, in state: NavigationState, to: ScreenID? = nil, isAnimated: Bool = true
    ) throws(Problem) -> TransitionPlan {
        switch kind {
        case .push:
            let screen = if let to { to } else { try next(after: state) }
            return try push(screen, in: state, isAnimated: isAnimated)
        case .pop, .swipe:
            guard let to, to != state.visible.below.last else { return try pop(kind, in: state, isAnimated: isAnimated) }
            return try popTo(to, kind, in: state, isAnimated: isAnimated)
        case .popTo: return try popTo(to ?? state.visible.below.last ?? state.visible.screen, in: state, isAnimated: isAnimated)
        case .popToRoot: return try popToRoot(in: state, isAnimated: isAnimated)
        case .setStack:
            let screens = try NavigationState.showing(to, in: project).visibleScreens
            return try setStack(screens, in: state, isAnimated: isAnimated)
        case .present:
            guard let screen = to ?? project.modals.first?.stack.first else {
                throw Problem(.usage, "the project has no modal to present.", remedy: "Name a screen with --to.")
            }
            return try present(screen, in: state, isAnimated: isAnimated)
        case .dismiss: return try dismiss(in: state, isAnimated: isAnimated)
        case .selectTab:
            let tab = to.flatMap { to in
                state.tabs.firstIndex { $0.contains(to) } ?? project.tabs.firstIndex { $0.stack.contains(to) }
            }
            return try selectTab(tab ?? (state.selectedTab + 1) % max(1, state.tabs.count), in: state)
        }
    }

    private func next(after state: NavigationState) throws(Problem) -> ScreenID {
        let stacks = project.tabs.map(\.stack) + project.modals.map(\.stack)
        for stack in stacks {
            if let at = stack.firstIndex(of: state.visible.screen), at + 1 < stack.count { return stack[at + 1] }
        }
        throw Problem(.usage, "it is not clear what is pushed on \"\(state.visible.screen)\".", remedy: "Name it with --to.")
    }
}
