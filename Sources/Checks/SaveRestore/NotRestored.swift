import Dialects
import Model
import Scene

/// A page went away and left its picture on the bar.
enum NotRestored {
    static func findings(_ look: StepLook) -> [Finding] {
        guard case .notRestored(let page, let way) = look.request.savingFault else { return [] }
        return [
            look.finding(
                "saveRestore.notRestored", .error, "backgroundImage",
                "\(page) was left by \(way.words), and the bar keeps its image on \(look.screen).",
                remedy: "Restore whenever the next screen is not a modal.")
        ]
    }
}

extension SavingFault.Way {
    fileprivate var words: Phrase {
        switch self {
        case .several: "several pages at once: its test sees neither a push nor a pop"
        case .notAnimated: "a pop without animation: it has no controller any more"
        case .never: "a page that does not restore"
        }
    }
}
