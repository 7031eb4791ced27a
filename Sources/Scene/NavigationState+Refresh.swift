public import Model

extension NavigationState {
    /// The state for a changed document: screens that are gone leave their stacks, new tabs come, the history stays.
    ///
    /// Where the screen in front is gone, the app starts anew; where the structure has changed, it goes its way again.
    public func refreshed(for project: Project) -> NavigationState {
        let known = Set(project.screens.map(\.id))
        guard known.contains(visible.screen) else { return .start(project) }
        guard fits(project) else { return retraced(in: project) }
        var state = self
        state.tabs = project.tabs.enumerated().map { index, tab in
            let kept = (tabs.indices.contains(index) ? tabs[index] : []).filter(known.contains)
            return kept.isEmpty || kept.first != tab.stack.first ? Array(tab.stack.prefix(1)) : kept
        }
        if state.tabs.allSatisfy(\.isEmpty) { return .start(project) }
        state.selectedTab = min(selectedTab, state.tabs.count - 1)
        state.pushed.removeAll { !known.contains($0) }
        state.modals = modals.compactMap { modal in
            var modal = modal
            modal.stack.removeAll { !known.contains($0) }
            return modal.stack.isEmpty ? nil : modal
        }
        state.scroll = scroll.filter { known.contains($0.key) }
        state.tell([])
        let isSame = state.visible.screen == visible.screen && state.visible.stack == visible.stack
        return isSame ? state : .start(project)
    }

    /// Whether the same screens stand in the same stacks, whatever has happened on the way.
    public func hasSameStacks(as other: NavigationState) -> Bool {
        visibleScreens == other.visibleScreens && selectedTab == other.selectedTab && tabs.map(\.first) == other.tabs.map(\.first)
            && modals == other.modals
    }

    /// Whether the pushed screens stand in the stack that the project's structure puts them in.
    private func fits(_ project: Project) -> Bool {
        project.effectiveStructure == .tabsInStack ? tabs.allSatisfy { $0.count <= 1 } : pushed.isEmpty
    }

    /// The app of a project after a fresh start and the same way again, as far as the project has its screens.
    public func retraced(in project: Project) -> NavigationState {
        let navigator = Navigator(project)
        var state = NavigationState.start(project)
        func go(_ step: (NavigationState) throws(Problem) -> TransitionPlan) {
            state = (try? step(state).after) ?? state
        }
        go { state throws(Problem) in try navigator.selectTab(selectedTab, in: state) }
        let tab = tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []
        for screen in tab.dropFirst() + pushed { go { state throws(Problem) in try navigator.push(screen, in: state) } }
        for modal in modals {
            guard let root = modal.stack.first else { continue }
            go { state throws(Problem) in try navigator.present(root, in: state) }
            for screen in modal.stack.dropFirst() { go { state throws(Problem) in try navigator.push(screen, in: state) } }
        }
        state.scroll = scroll
        return state
    }
}
