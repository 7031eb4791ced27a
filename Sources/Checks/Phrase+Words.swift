import Dialects
import Model

extension TransitionKind {
    /// The transition in the middle of a sentence; the English word is the file's.
    var words: Phrase {
        switch self {
        case .push: Phrase("push")
        case .pop: Phrase("pop")
        case .swipe: Phrase("swipe")
        case .popTo: Phrase("popTo")
        case .popToRoot: Phrase("popToRoot")
        case .setStack: Phrase("setStack")
        case .present: Phrase("present")
        case .dismiss: Phrase("dismiss")
        case .selectTab: Phrase("selectTab")
        }
    }
}

extension StatusBarLook.Ink {
    /// The ink in the middle of a sentence.
    var words: Phrase { self == .light ? Phrase("light") : Phrase("dark") }
}
