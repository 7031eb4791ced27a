public import Dialects
public import Model

extension NavigationState {
    /// The screens of a stack, root first.
    public func screens(of stack: StackID) -> [ScreenID] {
        switch stack {
        case .tab(let index): tabs.indices.contains(index) ? tabs[index] : []
        case .main: Array((tabs.indices.contains(selectedTab) ? tabs[selectedTab] : []).prefix(1)) + pushed
        case .modal(let index): modals.indices.contains(index) ? modals[index].stack : []
        }
    }

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

    mutating func replaceVisibleStack(with screens: [ScreenID]) {
        if !modals.isEmpty {
            modals[modals.count - 1].stack = screens
        } else if !pushed.isEmpty || visible.stack == .main {
            pushed = Array(screens.dropFirst(screens.first == tabs[selectedTab].first ? 1 : 0))
        } else if tabs.indices.contains(selectedTab) {
            tabs[selectedTab] = screens
        }
    }
}
