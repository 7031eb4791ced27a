import Dialects
public import Model

extension NavigationState {
    /// The app after a fresh start: the root of the first tab that has one is in front.
    public static func start(_ project: Project) -> NavigationState {
        var tabs = project.tabs.map { Array($0.stack.prefix(1)) }
        if tabs.allSatisfy(\.isEmpty) { tabs = [project.screens.prefix(1).map(\.id)] }
        var state = NavigationState(tabs: tabs)
        state.selectedTab = tabs.firstIndex { !$0.isEmpty } ?? 0
        guard let root = state.visibleScreens.last, !root.isEmpty else { return state }
        let stack = state.visible.stack
        state.tell(
            [.load, .willAppear, .didAppear].map { Happening($0, root, in: stack, screens: state.screens(of: stack)) })
        return state
    }

    /// The app as it is after a fresh start and one animated push for each screen up to the one wanted, modals by present.
    ///
    /// Without a screen: the top of the first tab's stack. A screen that stands in no stack is pushed on the first tab's root. A
    /// modal comes up over the stack of the first tab with all its screens, as the file has it: that is where presenting starts
    /// when nothing else is said, so the modal's screen looks the same whichever way it is asked for. Other modals stay down.
    public static func showing(_ screen: ScreenID?, in project: Project) throws(Problem) -> NavigationState {
        let navigator = Navigator(project)
        var state = start(project)
        let way = try Way(to: screen, in: project, from: state.selectedTab)
        if way.tab != state.selectedTab { state = try navigator.selectTab(way.tab, in: state).after }
        for next in way.stack where next != state.visible.screen { state = try navigator.push(next, in: state).after }
        guard let modal = way.modal.first else { return state }
        state = try navigator.present(modal, in: state).after
        for next in way.modal.dropFirst() { state = try navigator.push(next, in: state).after }
        return state
    }
}

/// How a screen is reached from a fresh start.
private struct Way {
    /// The tab to select.
    var tab: Int
    /// The screens to push there.
    var stack: [ScreenID] = []
    /// The modal's screens, the first of which is presented.
    var modal: [ScreenID] = []

    init(to screen: ScreenID?, in project: Project, from start: Int) throws(Problem) {
        tab = start
        let first = project.tabs.indices.contains(start) ? project.tabs[start].stack : []
        let whole = first.dropFirst() + (project.pushed ?? []).filter { !first.contains($0) }
        guard let screen else {
            stack = Array(whole)
            return
        }
        guard project[screen: screen] != nil else { throw project.noScreen(screen) }
        func upTo(_ stack: [ScreenID]) -> [ScreenID]? { stack.firstIndex(of: screen).map { Array(stack[...$0]) } }
        if let index = project.tabs.firstIndex(where: { $0.stack.contains(screen) }) {
            tab = index
            stack = Array((upTo(project.tabs[index].stack) ?? []).dropFirst())
        } else if let pushed = upTo(Array(whole)) {
            stack = pushed
        } else if let found = project.modals.lazy.compactMap({ upTo($0.stack) }).first {
            (stack, modal) = (Array(whole), found)
        } else {
            stack = [screen]
        }
    }
}
