import Dialects
import Model

/// UIKit since iOS 15: a bar with a look of its own and no scroll-edge one is transparent at the content's top.
enum ScrollEdgeMissing {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let project = look.run.project
        guard project.dialect == .uikit, look.screen.content != .empty, let top = look.moments.first(where: { $0.scroll == 0 }),
            project.profile.version >= 15 || project.profile.version >= 13 && top.bar.isLargeTitle,
            !top.bar.isHidden, !top.bar.layers.contains(where: isBase)
        else { return [] }
        let styles = [project.theme.style, look.stackStyle, look.screen.style]
        guard styles.contains(where: hasGround), !styles.contains(where: { $0[.scrollEdge] != nil }) else { return [] }
        return [
            Finding(
                "uikit.scrollEdgeMissing", .warning, screen: look.screen.id, place: Finding.Place("scrollEdge", scroll: [0]),
                "At the top of the page the bar of \(look.screen.id) is transparent: since iOS 15 the scroll-edge appearance "
                    + "counts there.",
                remedy: "Set scrollEdge to the same style.")
        ]
    }

    private static func isBase(_ layer: BarLayer) -> Bool { [.blur, .color, .image].contains(layer.kind) }

    private static func hasGround(_ style: Style) -> Bool {
        style.color(.background) != nil || style.text(.backgroundImage) != nil || style.text(.blur).map { $0 != "none" } ?? false
    }
}
