import Dialects
import Model
import Scene

/// A picture as title makes the bar change without animation unless both sides have the same width (the library's manual).
enum UnequalSides {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard let first = look.moments.first, let kind = first.bar.item.title?.value?.kind,
            kind == .image || kind == .textAndImage, look.takesPartInPushes
        else { return [] }
        let left = width(.leftItem, look, first), right = width(.rightItem, look, first)
        guard abs(left - right) > 1 else { return [] }
        var finding = look.finding(
            "navigationAndStyle.unequalSides", .warning, nil, "titleImage",
            "With an image as title the two sides must be equally wide (\(left.points) and \(right.points) pt), or the bar "
                + "changes without animation.",
            remedy: "Add an empty item of \(abs(left - right).points) pt.")
        finding.measured = abs(left - right)
        finding.limit = 1
        return [finding]
    }

    /// The items of one side, each at least as wide as a finger.
    private static func width(_ role: Element.Role, _ look: ScreenLook, _ moment: ScreenLook.Moment) -> Double {
        let items = moment.frame.elements.filter { $0.role == role && $0.owner == look.screen.id }
        return items.reduce(0) { $0 + max(44, $1.frame.width) }
    }
}

extension ScreenLook {
    /// Whether the screen is pushed somewhere, or others are pushed on it.
    fileprivate var takesPartInPushes: Bool {
        if !state.visible.below.isEmpty { return true }
        let project = run.project
        let stacks = project.tabs.map(\.stack) + project.modals.map(\.stack) + [state.visible.below + (project.pushed ?? [])]
        return stacks.contains { $0.first == screen.id && $0.count > 1 } || project.pushed?.isEmpty == false
    }
}
