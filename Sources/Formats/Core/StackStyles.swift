internal import Dialects
import Model

/// The styles of stacks for formats that know only pages: each page takes what its stack says.
struct StackStyles {
    private let project: Project
    private let capabilities: Capabilities
    /// The keys of stacks that the project's dialect does not take, and which so belong to no page; and `null` on top of a stack.
    private(set) var lost: [Loss] = []

    init(_ project: Project, _ capabilities: Capabilities) {
        self.project = project
        self.capabilities = capabilities
        for (index, tab) in project.tabs.enumerated() { ignore(tab.style, "tabs[\(index)].") }
        for (index, modal) in project.modals.enumerated() { ignore(modal.style, "modals[\(index)].") }
    }

    private mutating func ignore(_ style: Style, _ prefix: String) {
        for key in style.keys where !takes(key) && capabilities.canSay(key, at: .stack) {
            lost.append(Loss(prefix + key.name, closest: Phrase("left out: it has no effect at this level")))
        }
    }

    private func takes(_ key: StyleKey) -> Bool {
        Dialects.named(project.dialect).support(key, at: .stack).isSupported
    }

    /// A screen's style with the keys of its stack below it. A stack's scroll-edge style is left out: a page on top of it would not
    /// begin from it, but from the page's own look.
    mutating func style(of screen: Screen) -> Style {
        let stack = stack(of: screen.id)
        // Styles of this dialect replace each other, unless one begins as a copy.
        if project.dialect == .navigationAndStyle, !screen.style.isEmpty, screen.style.text(.base) != "inherit" {
            return screen.style
        }
        var result = Style()
        for key in stack.keys where takes(key) && key != .scrollEdge { result[key] = stack[key] }
        var own = screen.style
        for key in own.keys where own[key] == .nothing && result[key] != nil {
            own[key] = nil
            lost.append(Loss(key.name, screen: screen.id, closest: Phrase("what the stack says")))
        }
        return result.merging(own)
    }

    /// A screen that stands in no stack is opened from the first tab.
    private func stack(of id: ScreenID) -> Style {
        if let modal = project.modals.last(where: { $0.stack.contains(id) }) { return modal.style }
        return (project.tabs.first { $0.stack.contains(id) } ?? project.tabs.first)?.style ?? Style()
    }
}
