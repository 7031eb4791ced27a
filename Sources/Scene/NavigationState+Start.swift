import Dialects
public import Model

extension NavigationState {
    /// The app after a fresh start: the root of the first tab is in front.
    public static func start(_ project: Project) -> NavigationState {
        var tabs = project.tabs.map { Array($0.stack.prefix(1)) }
        if tabs.allSatisfy(\.isEmpty) { tabs = [project.screens.prefix(1).map(\.id)] }
        var state = NavigationState(tabs: tabs)
        state.selectedTab = tabs.firstIndex { !$0.isEmpty } ?? 0
        guard let root = state.visibleScreens.last, !root.isEmpty else { return state }
        let stack = state.visible.stack
        state.journal = [.load, .willAppear, .didAppear].map {
            Happening($0, root, in: stack, screens: state.screens(of: stack))
        }
        return state
    }

    /// The app as it is after a fresh start and one animated push for each screen up to the one wanted, modals by present.
    ///
    /// Without a screen: the top of the first tab's stack. A screen that stands in no stack is pushed on the first tab's root.
    public static func showing(_ screen: ScreenID?, in project: Project) throws(Problem) -> NavigationState {
        let navigator = Navigator(project)
        var state = start(project)
        let (tab, stack, modal) = try way(to: screen, in: project)
        if tab != state.selectedTab, state.tabs.indices.contains(tab) { state = try navigator.selectTab(tab, in: state).after }
        for next in stack where next != state.visible.screen { state = try navigator.push(next, in: state).after }
        if let modal { state = try navigator.present(modal[0], in: state).after }
        for next in modal?.dropFirst() ?? [] { state = try navigator.push(next, in: state).after }
        return state
    }

    /// The tab to select, the screens to push there, and the screens of the modal to show.
    private static func way(
        to screen: ScreenID?, in project: Project
    ) throws(Problem) -> (tab: Int, stack: [ScreenID], modal: [ScreenID]?) {
        guard let screen else {
            let first = project.tabs.firstIndex { !$0.stack.isEmpty } ?? 0
            let stack = project.tabs.indices.contains(first) ? project.tabs[first].stack : []
            return (first, Array(stack.dropFirst()) + (project.pushed ?? []), nil)
        }
        guard project[screen: screen] != nil else {
            let known = project.screens.prefix(20).map(\.id).joined(separator: ", ")
            throw Problem(.usage, "there is no screen \"\(screen)\".", remedy: "The screens are: \(known).")
        }
        func upTo(_ stack: [ScreenID]) -> [ScreenID]? { stack.firstIndex(of: screen).map { Array(stack[...$0]) } }
        for (index, tab) in project.tabs.enumerated() {
            if let stack = upTo(tab.stack) { return (index, Array(stack.dropFirst()), nil) }
        }
        if let pushed = project.pushed, let stack = upTo(pushed) { return (0, stack, nil) }
        for modal in project.modals {
            if let stack = upTo(modal.stack) { return (0, [], stack) }
        }
        return (0, [screen], nil)
    }

    /// The state for a changed document: screens that are gone leave their stacks, new tabs come, the history stays.
    public func refreshed(for project: Project) -> NavigationState {
        let known = Set(project.screens.map(\.id))
        guard visibleScreens.allSatisfy(known.contains) else { return .start(project) }
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
        return state.visible.screen == visible.screen ? state : .start(project)
    }
}
