import Dialects
import Model
import Scene

/// A modal that leaves something else behind than what stood there before.
enum AfterModal {
    static func findings(_ look: StepLook) -> [Finding] {
        guard let plan = look.plan, plan.kind == .dismiss, let before = look.reference else { return [] }
        let differences = StateDifference.all(look, before)
        guard let first = differences.first else { return [] }
        let others = differences.dropFirst().map(\.path).prefix(9)
        let more: Phrase = others.isEmpty ? "" : " Also: \(others.joined(separator: ", "))."
        return [
            look.finding(
                "stack.afterModal", .error, first.path,
                "After \(plan.from) is dismissed, \(look.screen) has \(first.path) \(first.ownWords) (was \(first.otherWords))."
                    + "\(more)",
                remedy: "Apply the style of \(look.screen) again in viewWillAppear.")
        ]
    }
}
