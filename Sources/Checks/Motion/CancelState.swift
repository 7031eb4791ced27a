import Dialects
import Model
import Scene

/// A swipe that was cancelled and leaves something else behind than what stood there before.
enum CancelState {
    static func findings(_ look: StepLook) -> [Finding] {
        guard look.cancelledFrom != nil, let before = look.reference else { return [] }
        let appearances: [Appearance] = look.phone.project.profile.hasDarkAppearance ? [.light, .dark] : [.light]
        return appearances.compactMap { appearance in
            var look = look
            look.phone.project.appearance = appearance
            return finding(look, StateDifference.all(look, before), appearance)
        }
    }

    private static func finding(_ look: StepLook, _ differences: [StateDifference], _ appearance: Appearance) -> Finding? {
        guard let first = differences.first else { return nil }
        let others = differences.dropFirst().map(\.path).prefix(9)
        let more: Phrase = others.isEmpty ? "" : " Also: \(others.joined(separator: ", "))."
        var finding = Finding(
            "transition.cancelState", .error, place: Finding.Place(first.path, appearances: [appearance]),
            "After a cancelled swipe from \(look.screen), \(first.name) stays \(first.ownWords) (was \(first.otherWords)).\(more)",
            remedy: "Re-apply the style in viewWillAppear of \(look.screen).")
        finding.transition = look.transition
        return finding
    }
}
