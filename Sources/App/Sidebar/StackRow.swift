import Dialects
import Model
import Scene

/// A row of the stack list: a screen where it stands, or a tab.
nonisolated struct StackRow: Equatable {
    enum Kind: Equatable {
        /// A screen of a stack with its depth, 0 for the root.
        case screen(ScreenID, StackID, depth: Int)
        case tab(Int, isOpen: Bool)
    }

    let kind: Kind
    /// The screen's or the tab's name.
    let title: String
    /// The row belongs to what is seen on the phone now.
    var isInFront = false
    /// Back asks a question first.
    var interceptsBack = false
    /// The number of screens in a tab's stack.
    var count = 0
    /// A text above the row, where a stack begins that is no tab's.
    var heading: Heading?

    enum Heading: Equatable { case modal, stack }

    var screen: ScreenID? {
        if case .screen(let id, _, _) = kind { id } else { nil }
    }

    /// What the list shows, from top to bottom: the modals, the screens above the tabs, the tabs with the selected one's stack.
    static func rows(_ project: Project, _ navigation: NavigationState) -> [StackRow] {
        var rows: [StackRow] = []
        for index in navigation.modals.indices.reversed() {
            rows += screens(navigation.modals[index].stack, .modal(index), project, navigation, heading: .modal)
        }
        if !navigation.pushed.isEmpty {
            rows += screens(navigation.pushed, .main, project, navigation, heading: .stack, depth: 1)
        }
        for (index, stack) in navigation.tabs.enumerated() {
            let isOpen = index == navigation.selectedTab
            if navigation.tabs.count > 1 {
                let title = project.tabs.indices.contains(index) ? project.tabs[index].title : ""
                rows.append(StackRow(kind: .tab(index, isOpen: isOpen), title: title, isInFront: isOpen, count: stack.count))
            }
            if isOpen { rows += screens(stack, .tab(index), project, navigation, heading: nil) }
        }
        return rows
    }

    private static func screens(
        _ stack: [ScreenID], _ place: StackID, _ project: Project, _ navigation: NavigationState, heading: Heading?,
        depth: Int = 0
    ) -> [StackRow] {
        stack.enumerated().reversed().map { index, id in
            let screen = project[screen: id]
            var row = StackRow(kind: .screen(id, place, depth: index + depth), title: screen?.label ?? id)
            row.isInFront = navigation.visible.stack == place && index == stack.count - 1
            row.interceptsBack = screen?.item.back?.intercept != nil
            row.heading = index == stack.count - 1 ? heading : nil
            return row
        }
    }
}
