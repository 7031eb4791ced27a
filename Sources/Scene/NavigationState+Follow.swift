import Dialects
public import Model

extension NavigationState {
    /// The state for a project whose stacks were rearranged: a stack that stood as the old project said stands as the new one says.
    ///
    /// A stack that a person has moved away from the project's is left as it is.
    public func following(_ old: Project, _ new: Project) -> NavigationState {
        let hidden = followingUnseen(old, new)
        let wanted = followed(visible.stack, old, new)
        guard let wanted, wanted != visibleScreens else { return hidden }
        return (try? Navigator(new).setStack(wanted, in: hidden, isAnimated: false).after) ?? hidden
    }

    /// The stacks that are not in front need no transition.
    private func followingUnseen(_ old: Project, _ new: Project) -> NavigationState {
        var state = self
        for index in tabs.indices where visible.stack != .tab(index) {
            if let stack = Self.followed(tabs[index], old.stack(ofTab: index), new.stack(ofTab: index)) {
                state.tabs[index] = stack
            }
        }
        if visible.stack != .main, let stack = Self.followed(pushed, old.pushed ?? [], new.pushed ?? []) { state.pushed = stack }
        for (index, modal) in modals.enumerated() where visible.stack != .modal(index) {
            let stack = Self.followed(modal.stack, old.stack(ofModal: modal.index), new.stack(ofModal: modal.index))
            if let stack, !stack.isEmpty { state.modals[index].stack = stack }
        }
        return state
    }

    private func followed(_ stack: StackID, _ old: Project, _ new: Project) -> [ScreenID]? {
        switch stack {
        case .tab(let index): return Self.followed(visibleScreens, old.stack(ofTab: index), new.stack(ofTab: index))
        case .main:
            let root = visibleScreens.prefix(1)
            return Self.followed(pushed, old.pushed ?? [], new.pushed ?? []).map { root + $0 }
        case .modal(let index):
            let modal = modals[index].index
            return Self.followed(visibleScreens, old.stack(ofModal: modal), new.stack(ofModal: modal))
        }
    }

    /// What a stack becomes: the whole new one if it was the whole old one, else as many of its screens; `nil` if it stays.
    private static func followed(_ stack: [ScreenID], _ old: [ScreenID], _ new: [ScreenID]) -> [ScreenID]? {
        guard old != new, !new.isEmpty, !stack.isEmpty, old.starts(with: stack) else { return nil }
        return stack.count == old.count ? new : Array(new.prefix(stack.count))
    }
}

extension Project {
    fileprivate func stack(ofTab index: Int) -> [ScreenID] { tabs.indices.contains(index) ? tabs[index].stack : [] }
    fileprivate func stack(ofModal index: Int) -> [ScreenID] { modals.indices.contains(index) ? modals[index].stack : [] }
}
