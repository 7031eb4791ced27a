import Dialects
import Model

/// The bar's ground is a view of the page, and the content lies above it.
enum CoveredGround {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            guard moment.bar.isCovered, !moment.bar.layers.isEmpty else { return nil }
            return look.finding(
                "navigationAndStyle.coveredByContent", .warning, moment, "contentTop",
                "The bar's background lies in the page, behind the content of \(look.screen.id), and is covered.",
                remedy: "Dock the content to the bar or send it to the back (shrinkOnScroll).")
        }
    }
}
