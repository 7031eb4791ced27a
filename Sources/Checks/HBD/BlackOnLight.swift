import Dialects
import Model

/// A bar style of the page's own turns title and status bar, but a background that nobody sets follows the app's bar style.
enum BlackOnLight {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let app = look.run.project.theme.style.text(.barStyle) ?? "default"
        guard let own = look.screen.style.text(.barStyle), own != app else { return [] }
        return look.moments.compactMap { moment in
            let keys = [StyleKey.background, .backgroundImage]
            guard !moment.bar.isHidden, keys.allSatisfy({ moment.bar.winner($0) == .builtIn }) else { return nil }
            return look.finding(
                "hbd.blackOnLight", .error, moment, "background",
                "barStyle of \(look.screen.id) changes the title and the status bar, not the background, which follows the app's "
                    + "style.",
                remedy: "Set background too.")
        }
    }
}
