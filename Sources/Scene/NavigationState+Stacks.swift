public import Dialects
public import Model

extension NavigationState {
    /// The screens of a stack, root first.
    public func screens(of stack: StackID) -> [ScreenID] {
        switch stack {
        case .tab(let index): tabs.indices.contains(index) ? tabs[index] : []
        case .main: Array((tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []).prefix(1)) + pushed
        case .modal(let index): modal(index)?.stack ?? []
        }
    }

    /// The open modal whose stack has a number.
    func modal(_ index: Int) -> OpenModal? { modals.first { $0.index == index } }

    /// The screens of the stack in front, root first.
    public var visibleScreens: [ScreenID] { visible.below + [visible.screen] }

    mutating func appendToVisibleStack(_ screen: ScreenID, in project: Project) {
        if !modals.isEmpty {
            modals[modals.count - 1].stack.append(screen)
        } else if project.effectiveStructure == .tabsInStack {
            pushed.append(screen)
        } else if tabs.indices.contains(selectedTab) {
            tabs[selectedTab].append(screen)
        }
    }

    mutating func removeFromVisibleStack(_ count: Int) {
        if !modals.isEmpty {
            modals[modals.count - 1].stack.removeLast(count)
        } else if !pushed.isEmpty {
            pushed.removeLast(min(count, pushed.count))
        } else {
            tabs[selectedTab].removeLast(count)
        }
    }

    /// Puts other screens in place of the stack in front. Where the tabs are the root of the one stack, a screen that a tab
    /// begins with selects that tab, any other one becomes the root of the tab in front.
    mutating func replaceVisibleStack(with screens: [ScreenID], in project: Project) {
        if !modals.isEmpty {
            modals[modals.count - 1].stack = screens
        } else if project.effectiveStructure == .tabsInStack, let root = screens.first {
            if tabs.indices.contains(selectedTab), tabs[selectedTab].first != root {
                if let tab = tabs.firstIndex(where: { $0.first == root }) {
                    selectedTab = tab
                } else {
                    tabs[selectedTab] = [root]
                }
            }
            pushed = Array(screens.dropFirst())
        } else if tabs.indices.contains(selectedTab) {
            tabs[selectedTab] = screens
        }
    }
}
