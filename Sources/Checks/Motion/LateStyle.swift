import Dialects
import Model
import Scene

/// A title or button that comes in the look of the screen that goes, and has its own only at the end.
enum LateStyle {
    /// Earlier, a colour that mixes is still too near its start to be told from one that waits.
    private static let start = MotionLook.count / 10
    /// Colours this near are the same: one of 256 steps.
    private static let sameness = 0.004

    static func findings(_ look: MotionLook) -> [Finding] {
        guard !look.bars.keepLooks else { return [] }
        return look.to.elements.filter { $0.owner == look.plan.to && $0.role != .tab }.compactMap { finding(look, $0) }
    }

    private static func finding(_ look: MotionLook, _ own: Element) -> Finding? {
        guard let other = look.from.elements.first(where: { $0.owner == look.plan.from && $0.role == own.role }) else {
            return nil
        }
        let isColorOther = own.color.distance(to: other.color) > 0.05, isFontOther = own.font != other.font && other.font != nil
        guard isColorOther || isFontOther else { return nil }
        let late = look.moving.filter { $0.index >= start }.first { _, frame in
            frame.elements.contains { element in
                element.owner == own.owner && element.role == own.role && element.index == own.index && element.opacity >= 0.1
                    && (isColorOther && element.color.distance(to: other.color) <= sameness
                        || isFontOther && element.font == other.font)
            }
        }
        guard let late else { return nil }
        let what = isColorOther ? Phrase("colour") : Phrase("font")
        let name = own.role.words
        return look.finding(
            "transition.lateStyle", .warning, own.role.rawValue, at: MotionLook.progress(late.index),
            "In the \(look.words) the \(name) of \(look.plan.to) has \(look.plan.from)'s \(what) and jumps at the end.",
            remedy: "Use the same \(name) \(what) on both, or refresh in viewWillAppear.")
    }
}

extension Element.Role {
    /// What a person calls it, in the middle of a sentence.
    var words: Phrase {
        switch self {
        case .title, .titleButton: Phrase("title")
        case .secondTitle: "second title"
        case .largeTitle: "large title"
        case .titleImage: "title's picture"
        case .prompt: Phrase("prompt")
        case .backChevron: "back arrow"
        case .backLabel: "back text"
        case .leftItem: "left item"
        case .rightItem: "right item"
        case .tab: Phrase("tab")
        }
    }
}
