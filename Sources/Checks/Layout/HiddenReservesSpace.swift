import Model
import Scene

/// Content starts at the bottom of a bar that is not there.
enum HiddenReservesSpace {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            guard let bar = moment.barFrame, bar.isHidden, let start = moment.contentOrigin else { return nil }
            let safe = moment.pageY > 0 ? 0 : look.builder(moment.appearance).metrics.safeAreaTop
            guard start >= bar.frame.bottom - moment.pageY - 0.5, start > safe + 0.5 else { return nil }
            var finding = look.finding(
                "layout.hiddenReservesSpace", .warning, moment, "contentOriginY",
                "The bar of \(look.screen.id) is hidden, its space is not: content starts at \(start.points).",
                remedy: look.supports(.includesOpaqueBars, at: .screen)
                    ? "Set includesOpaqueBars." : "Give the content's room back to it.")
            finding.measured = start
            finding.limit = safe
            return finding
        }
    }
}
