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
        guard state.place(of: screen) == nil || !state.visibleScreens.contains(screen) else {
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
        return plan(.setStack, state, isAnimated: isAnimated) { $0.replaceVisibleStack(with: screens) }
    }

    /// Presents one of the project's modals, or a screen in a modal of its own.
    public func present(_ screen: ScreenID, in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan
    {
        try require(screen)
        let index = project.modals.firstIndex { $0.stack.contains(screen) }
        let modal = index.map { project.modals[$0] }
        let presentation = modal?.presentation ?? .sheet
        let stack = modal.map { Array($0.stack[...($0.stack.firstIndex(of: screen) ?? 0)]) } ?? [screen]
        return plan(.present, state, isAnimated: isAnimated, presentation: presentation) {
            $0.modals.append(.init(index: index ?? project.modals.count, stack: stack, presentation: presentation))
        }
    }

    public func dismiss(in state: NavigationState, isAnimated: Bool = true) throws(Problem) -> TransitionPlan {
        guard let modal = state.modals.last else { throw Problem(.usage, "no modal is shown.", remedy: "Present one first.") }
        return plan(.dismiss, state, isAnimated: isAnimated, presentation: modal.presentation) { $0.modals.removeLast() }
    }

    public func selectTab(_ index: Int, in state: NavigationState) throws(Problem) -> TransitionPlan {
        guard state.tabs.indices.contains(index) else {
            throw Problem(.usage, "there is no tab \(index).", remedy: "The tabs are 0 to \(state.tabs.count - 1).")
        }
        return plan(.selectTab, state, isAnimated: true) { $0.selectedTab = index }
    }

    private func require(_ screen: ScreenID) throws(Problem) {
        guard project[screen: screen] == nil else { return }
        let known = project.screens.prefix(20).map(\.id).joined(separator: ", ")
        throw Problem(.usage, "there is no screen \"\(screen)\".", remedy: "The screens are: \(known).")
    }

    // MARK: What the pages are told

    private func plan(
        _ kind: TransitionKind, _ before: NavigationState, isAnimated: Bool, presentation: Presentation? = nil,
        change: (inout NavigationState) -> Void
    ) -> TransitionPlan {
        var moved = before
        change(&moved)
        let from = before.visible, to = moved.visible
        // The stack that a page stood in tells it the new list already, as UIKit does.
        func happening(_ moment: Happening.Moment, _ screen: ScreenID, _ stack: StackID, _ state: NavigationState) -> Happening {
            Happening(moment, screen, in: stack, screens: state.screens(of: stack), cause: kind, isAnimated: isAnimated)
        }
        // A card leaves the page below where it is, from iOS 13 on.
        let isCard = presentation == .sheet && project.profile.version >= 13
        let leaves = !(isCard && kind == .present), comes = !(isCard && kind == .dismiss)
        var begun = before, after = moved, cancelled = before
        if from.screen != to.screen {
            let isNew = !before.journal.contains {
                $0.moment == .load && $0.screen == to.screen && before.place(of: to.screen) != nil
            }
            var start: [Happening] = []
            if isNew { start.append(happening(.load, to.screen, to.stack, moved)) }
            let leaving = leaves ? [happening(.willDisappear, from.screen, from.stack, moved)] : []
            let coming = comes ? [happening(.willAppear, to.screen, to.stack, moved)] : []
            start += kind == .selectTab ? coming + leaving : leaving + coming
            begun.journal += start
            after.journal += start
            if leaves { after.journal.append(happening(.didDisappear, from.screen, from.stack, moved)) }
            if comes { after.journal.append(happening(.didAppear, to.screen, to.stack, moved)) }
            cancelled.journal +=
                start + [
                    happening(.willDisappear, to.screen, to.stack, before), happening(.didDisappear, to.screen, to.stack, before),
                    happening(.willAppear, from.screen, from.stack, before),
                    happening(.didAppear, from.screen, from.stack, before),
                ]
        }
        return TransitionPlan(
            kind: kind, from: from.screen, to: to.screen, before: before, begun: begun, after: after, cancelled: cancelled,
            isAnimated: isAnimated, presentation: presentation)
    }
}
