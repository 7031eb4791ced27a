public import Dialects
public import Model

/// Moves the mock app from state to state; pure, and in the order in which UIKit tells its view controllers.
public struct Navigator: Sendable {
    public let project: Project

    public init(_ project: Project) {
        self.project = project
    }

    // MARK: Steps

    public func push(_ screen: ScreenID, in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan {
        try require(screen)
        guard !state.visibleScreens.contains(screen) else {
            throw Problem(.usage, "\"\(screen)\" already stands in this stack.", remedy: "Duplicate the screen to push it again.")
        }
        return plan(.push, state, isAnimated: isAnimated) { $0.appendToVisibleStack(screen, in: project) }
    }

    public func pop(
        _ kind: TransitionKind = .pop, in state: NavigationState, isAnimated: Bool = true
    ) throws(Problem) -> TransitionPlan {
        guard !state.visible.below.isEmpty else {
            throw Problem(.usage, "\"\(state.visible.screen)\" is the root of its stack.", remedy: "Push a screen first.")
        }
        return plan(kind, state, isAnimated: isAnimated) { $0.removeFromVisibleStack(1) }
    }

    public func popTo(
        _ screen: ScreenID, _ kind: TransitionKind = .popTo, in state: NavigationState, isAnimated: Bool = true
    ) throws(Problem) -> TransitionPlan {
        guard let depth = state.visible.below.firstIndex(of: screen) else {
            throw Problem(
                .usage, "\"\(screen)\" does not stand below \"\(state.visible.screen)\".",
                remedy: "Below it stand: \(state.visible.below.joined(separator: ", ")).")
        }
        return plan(kind, state, isAnimated: isAnimated) { $0.removeFromVisibleStack(state.visible.below.count - depth) }
    }

    public func popToRoot(in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan {
        guard let root = state.visible.below.first else {
            throw Problem(.usage, "\"\(state.visible.screen)\" is the root of its stack.", remedy: "Push a screen first.")
        }
        return try popTo(root, .popToRoot, in: state, isAnimated: isAnimated)
    }

    /// Puts a whole stack in place at once; only the screen on top is loaded.
    public func setStack(
        _ screens: [ScreenID], in state: NavigationState, isAnimated: Bool = true
    ) throws(Problem) -> TransitionPlan {
        guard !screens.isEmpty else { throw Problem(.usage, "a stack needs at least one screen.", remedy: "Name its screens.") }
        for screen in screens { try require(screen) }
        if let twice = screens.indices.first(where: { screens[..<$0].contains(screens[$0]) }) {
            throw Problem(
                .usage, "\"\(screens[twice])\" would stand twice in the stack.", remedy: "Duplicate the screen to show it twice.")
        }
        return plan(.setStack, state, isAnimated: isAnimated) { $0.replaceVisibleStack(with: screens, in: project) }
    }

    /// Presents one of the project's modals, or a screen in a modal of its own.
    public func present(_ screen: ScreenID, in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan
    {
        try require(screen)
        let known = project.modals.firstIndex { $0.stack.contains(screen) }
        // A modal that the project does not list is counted on from its own.
        let index = known ?? max(project.modals.count, (state.modals.map(\.index).max() ?? 0) + 1)
        guard !state.modals.contains(where: { $0.index == index || $0.stack.contains(screen) }) else {
            throw Problem(.usage, "\"\(screen)\" is presented already.", remedy: "Dismiss it first.")
        }
        let modal = known.map { project.modals[$0] }
        let presentation = modal?.presentation ?? .sheet
        let stack = modal.map { Array($0.stack[...($0.stack.firstIndex(of: screen) ?? 0)]) } ?? [screen]
        return plan(.present, state, isAnimated: isAnimated, presentation: presentation) {
            $0.modals.append(.init(index: index, stack: stack, presentation: presentation))
        }
    }

    public func dismiss(in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan {
        guard let modal = state.modals.last else { throw Problem(.usage, "no modal is shown.", remedy: "Present one first.") }
        return plan(.dismiss, state, isAnimated: isAnimated, presentation: modal.presentation) { $0.modals.removeLast() }
    }

    /// Shows another tab, which UIKit does without animation; a person selects it, or the app does.
    public func selectTab(_ index: Int, in state: NavigationState, isByHand: Bool = true) throws(Problem) -> TransitionPlan {
        guard state.tabs.indices.contains(index) else {
            throw Problem(.usage, "there is no tab \(index).", remedy: "The tabs are 0 to \(state.tabs.count - 1).")
        }
        guard !state.tabs[index].isEmpty else {
            throw Problem(.usage, "the tab \(index) has no screen.", remedy: "Give it a root first.")
        }
        return plan(.selectTab, state, isAnimated: false, isByHand: isByHand) { $0.selectedTab = index }
    }

    private func require(_ screen: ScreenID) throws(Problem) {
        guard project[screen: screen] != nil else { throw project.noScreen(screen) }
    }

    /// The step's states: the change of the stacks, and what it tells the pages.
    private func plan(
        _ kind: TransitionKind, _ before: NavigationState, isAnimated: Bool, isByHand: Bool = true,
        presentation: Presentation? = nil, change: (inout NavigationState) -> Void
    ) -> TransitionPlan {
        var after = before
        change(&after)
        let news = PageNews(
            kind: kind, before: before, after: after, isAnimated: isAnimated, isByHand: isByHand,
            isCard: presentation == .sheet && project.profile.version >= 13)
        var begun = before, cancelled = before
        begun.tell(news.begin)
        after.tell(news.begin + news.end)
        cancelled.tell(news.begin + news.cancel)
        return TransitionPlan(
            kind: kind, from: before.visible.screen, to: after.visible.screen, before: before, begun: begun, after: after,
            cancelled: cancelled, isAnimated: isAnimated && news.isChange, presentation: presentation)
    }
}
