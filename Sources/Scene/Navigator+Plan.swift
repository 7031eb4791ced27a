public import Dialects
public import Model

extension Navigator {
    /// The transition of a kind between two screens, from the stack that ends at the first one.
    ///
    /// Left out: `from` is the top of the first tab's stack (for a push the screen below it), `to` what the kind leads to.
    public func plan(
        _ kind: TransitionKind, from: ScreenID? = nil, to: ScreenID? = nil, isAnimated: Bool = true
    ) throws(Problem) -> TransitionPlan {
        switch kind {
        case .push:
            let (lower, upper) = try pushEnds(from, to)
            return try push(upper, in: .showing(lower, in: project), isAnimated: isAnimated)
        case .pop, .swipe:
            let state = try NavigationState.showing(from, in: project)
            guard let to, to != state.visible.below.last else { return try pop(kind, in: state, isAnimated: isAnimated) }
            return try popTo(to, kind, in: state, isAnimated: isAnimated)
        case .popTo:
            let state = try NavigationState.showing(from, in: project)
            guard let target = to ?? state.visible.below.last else { return try pop(kind, in: state, isAnimated: isAnimated) }
            return try popTo(target, in: state, isAnimated: isAnimated)
        case .popToRoot: return try popToRoot(in: .showing(from, in: project), isAnimated: isAnimated)
        case .setStack:
            let state = try NavigationState.showing(from ?? root, in: project)
            let target = try NavigationState.showing(to, in: project)
            return try setStack(target.visibleScreens, in: state, isAnimated: isAnimated)
        case .present:
            let modal = project.modals.first?.stack.first
            guard let screen = to ?? modal else {
                throw Problem(.usage, "the project has no modal to present.", remedy: "Name a screen with --to.")
            }
            return try present(screen, in: .showing(from, in: project), isAnimated: isAnimated)
        case .dismiss: return try dismiss(in: dismissStart(from, to), isAnimated: isAnimated)
        case .selectTab: return try tabPlan(from, to)
        }
    }

    /// The root that a fresh start shows.
    private var root: ScreenID? { project.tabs.lazy.compactMap(\.stack.first).first }

    private func pushEnds(_ from: ScreenID?, _ to: ScreenID?) throws(Problem) -> (ScreenID, ScreenID) {
        if let from, let to { return (from, to) }
        let above = [root].compactMap { $0 } + (project.pushed ?? [])
        for stack in project.tabs.map(\.stack) + [above] + project.modals.map(\.stack) {
            if let from, let at = stack.firstIndex(of: from), at + 1 < stack.count { return (from, stack[at + 1]) }
            if let to, let at = stack.firstIndex(of: to), at > 0 { return (stack[at - 1], to) }
            if from == nil, to == nil, stack.count >= 2 { return (stack[stack.count - 2], stack[stack.count - 1]) }
        }
        if let to, let root { return (root, to) }
        throw Problem(.usage, "it is not clear what is pushed on what.", remedy: "Name both screens with --from and --to.")
    }

    /// The state with the modal up over the screen that dismissing leads back to.
    private func dismissStart(_ from: ScreenID?, _ to: ScreenID?) throws(Problem) -> NavigationState {
        guard let modal = from ?? project.modals.first?.stack.first else {
            throw Problem(.usage, "the project has no modal to dismiss.", remedy: "Name a modal's screen with --from.")
        }
        var state = try NavigationState.showing(to, in: project)
        let stack = project.modals.first { $0.stack.contains(modal) }?.stack ?? [modal]
        state = try present(stack[0], in: state).after
        for screen in stack.dropFirst() where state.visible.screen != modal { state = try push(screen, in: state).after }
        return state
    }

    private func tabPlan(_ from: ScreenID?, _ to: ScreenID?) throws(Problem) -> TransitionPlan {
        let state = try NavigationState.showing(from, in: project)
        func tab(of screen: ScreenID) -> Int? { project.tabs.firstIndex { $0.stack.contains(screen) } }
        let others = state.tabs.indices.filter { $0 != state.selectedTab && !state.tabs[$0].isEmpty }
        let next = others.first { $0 > state.selectedTab } ?? others.first ?? state.selectedTab
        let index = to.flatMap(tab) ?? next
        var target = state
        // The other tab stands as it would after a visit up to the screen asked for.
        if let to, state.tabs.indices.contains(index), let at = project.tabs[index].stack.firstIndex(of: to) {
            target.tabs[index] = Array(project.tabs[index].stack[...at])
        }
        return try selectTab(index, in: target)
    }
}
