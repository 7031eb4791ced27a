public import Dialects
public import Model

/// Where the mock app stands: its stacks, the selected tab, the modals, scroll offsets, and what has happened so far.
public struct NavigationState: Equatable, Sendable {
    /// A modal stack that is on the screen.
    public struct OpenModal: Equatable, Sendable {
        /// The modal of the project; beyond its modals, a screen that is presented by itself. The stack goes by this number.
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
    /// Bottom to top.
    public var modals: [OpenModal]
    /// Points that a screen's content is scrolled.
    public var scroll: [ScreenID: Double]
    /// The screens whose page has begun editing, or ended it where the project has it begun.
    public private(set) var toggledEditing: Set<ScreenID> = []
    /// What the pages have been told so far.
    public private(set) var journal = Journal()
    /// The pages that have been loaded and have not left their stack since.
    private var loaded: [StackID: Set<ScreenID>] = [:]

    public init(
        tabs: [[ScreenID]], selectedTab: Int = 0, pushed: [ScreenID] = [], modals: [OpenModal] = [],
        scroll: [ScreenID: Double] = [:]
    ) {
        self.tabs = tabs
        self.selectedTab = selectedTab
        self.pushed = pushed
        self.modals = modals
        self.scroll = scroll
    }
}

extension NavigationState {
    /// Whether the page of a screen is there, so that it appears without being loaded.
    public func isLoaded(_ screen: ScreenID, in stack: StackID) -> Bool {
        loaded[stack]?.contains(screen) == true
    }

    /// Tells the pages. A page that has left its stack is gone: if its screen comes again, a new page is loaded, not scrolled.
    mutating func tell(_ news: [Happening]) {
        journal.append(news)
        for happening in news where happening.moment == .load {
            loaded[happening.stack, default: []].insert(happening.screen)
            scroll[happening.screen] = nil
            toggledEditing.remove(happening.screen)
        }
        for (stack, pages) in loaded {
            let kept = pages.intersection(screens(of: stack))
            loaded[stack] = kept.isEmpty ? nil : kept
        }
    }

    /// Begins or ends editing on a screen's page: its Edit button shows the other word.
    public mutating func toggleEditing(_ screen: ScreenID) {
        toggledEditing.formSymmetricDifference([screen])
    }

    /// This state as it was when a transition had come to its end and the pages had not been told so yet.
    public var untoldOfEnd: NavigationState {
        var state = self
        state.journal = journal.untoldOfEnd
        return state
    }
}

extension NavigationState {
    /// The screen in front, its stack, and the screens below it there, root first.
    public var visible: (screen: ScreenID, stack: StackID, below: [ScreenID]) {
        if let modal = modals.last, let top = modal.stack.last {
            return (top, .modal(modal.index), Array(modal.stack.dropLast()))
        }
        let tab = tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []
        if let top = pushed.last { return (top, .main, Array(tab.prefix(1) + pushed.dropLast())) }
        return (tab.last ?? "", .tab(selectedTab), Array(tab.dropLast()))
    }
}
