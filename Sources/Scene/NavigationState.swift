public import Dialects
public import Model

/// Where the mock app stands: its stacks, the selected tab, the modals, scroll offsets, and what has happened so far.
public struct NavigationState: Equatable, Sendable {
    /// A modal stack that is on the screen.
    public struct OpenModal: Equatable, Sendable {
        /// The modal of the project, for its style and presentation.
        public var index: Int
        public var stack: [ScreenID]
        public var presentation: Presentation

        public init(index: Int, stack: [ScreenID], presentation: Presentation) {
            self.index = index
            self.stack = stack
            self.presentation = presentation
        }
    }

    /// The stacks of the tabs, root first.
    public var tabs: [[ScreenID]]
    public var selectedTab: Int
    /// Screens above the tabs, where one stack holds the tabs at its root.
    public var pushed: [ScreenID]
    public var modals: [OpenModal]
    /// Points that a screen's content is scrolled.
    public var scroll: [ScreenID: Double]
    public var journal: [Happening]

    public init(
        tabs: [[ScreenID]], selectedTab: Int = 0, pushed: [ScreenID] = [], modals: [OpenModal] = [],
        scroll: [ScreenID: Double] = [:], journal: [Happening] = []
    ) {
        self.tabs = tabs
        self.selectedTab = selectedTab
        self.pushed = pushed
        self.modals = modals
        self.scroll = scroll
        self.journal = journal
    }
}

extension NavigationState {
    /// The screen in front, its stack, and the screens below it there, root first.
    public var visible: (screen: ScreenID, stack: StackID, below: [ScreenID]) {
        if let modal = modals.last, let top = modal.stack.last {
            return (top, .modal(modals.count - 1), Array(modal.stack.dropLast()))
        }
        let tab = tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []
        if let top = pushed.last { return (top, .main, Array(tab.prefix(1) + pushed.dropLast())) }
        return (tab.last ?? "", .tab(selectedTab), Array(tab.dropLast()))
    }
}
