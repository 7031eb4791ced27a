import Dialects
import Model
import Scene

/// A tab's page may change the bar's colour, and not whether it is translucent.
enum TabRootOpacity {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard case .tab = look.state.visible.stack, look.state.visible.below.isEmpty else { return [] }
        let style = look.screen.style
        let keys = [StyleKey.translucent, .background].filter { key in
            key == .translucent ? style[key] != nil : hasOtherAlpha(style, look)
        }
        return keys.map { key in
            var finding = look.finding(
                "mpaas.tabRootOpacity", .warning, nil, key.name,
                "\(look.screen.id) is a tab's page: it may change the bar's colour, not whether it is translucent.",
                remedy: "Push it, or hide the bar and use customBar.")
            finding.place.level = .screen
            return finding
        }
    }

    private static func hasOtherAlpha(_ style: Style, _ look: ScreenLook) -> Bool {
        let project = look.run.project
        guard let own = style.color(.background) else { return false }
        let usual = project.theme.style.color(.background) ?? project.defaults?.color(.background) ?? .plain(.white)
        return [Appearance.light, .dark].contains { appearance in
            project.palette.resolve(own, appearance)?.alpha != project.palette.resolve(usual, appearance)?.alpha
        }
    }
}
