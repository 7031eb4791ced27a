import Dialects
import Model

/// The style asks for a status bar, and the page does not return it from `preferredStatusBarStyle`.
enum StatusNotForwarded {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard look.screen.forwardsStatusBar == false || look.run.project.statusBarPerScreen == false else { return [] }
        return look.moments.compactMap { moment in
            guard let asked = moment.bar.trace(.statusBar)?.entries.last(where: { $0.value != .null }), asked.value != "default"
            else { return nil }
            var finding = look.finding(
                "navigationAndStyle.statusNotForwarded", .warning, moment, "statusBar",
                "The status bar of \(look.screen.id) stays as it is.",
                remedy: "The page must return getNavigationBarStyle().statusBarStyle from preferredStatusBarStyle.")
            finding.place.level = asked.level
            return finding
        }
    }
}
