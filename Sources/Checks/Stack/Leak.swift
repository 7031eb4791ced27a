import Dialects
import Model
import Scene

/// A bar that shows what another screen did to it.
enum Leak {
    static func findings(_ look: StepLook) -> [Finding] {
        let shown = look.bar(look.request), own = look.bar(look.ownRequest)
        return BarDifference.all(shown, own).map { difference in
            look.finding(
                "stack.leak", .error, difference.element,
                "After \(look.words), \(look.screen) shows \(difference.shown) instead of \(difference.wanted).",
                remedy: remedy(difference, look))
        }
    }

    private static func remedy(_ difference: BarDifference, _ look: StepLook) -> Phrase {
        let other: Phrase = (look.plan?.from).map { "\($0)" } ?? "the other screen"
        switch (look.phone.project.dialect, difference.element) {
        case (.mpaas, "hidden"): return "Show the bar again in viewWillDisappear of \(other)."
        case (.mpaas, "title"), (.mpaas, "left"), (.mpaas, "right"):
            return "Give the tab controller the title and items of \(look.screen) as its tab is selected by the app too."
        case (.mpaas, _): return "Restore it in viewWillDisappear of \(other), except on a tab root."
        case (.saveRestore, _): return "Restore it in viewWillDisappear of \(other)."
        case (_, "title"), (_, "left"), (_, "right"): return "Set title and items of \(look.screen) again as it appears."
        case (_, "largeTitle"): return "Set never on \(look.screen)."
        default: return "Give \(look.screen) a style of its own."
        }
    }
}
