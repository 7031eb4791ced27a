import Dialects
import Model
import Scene

/// A page that swaps the bar leaves a new one behind, which has lost what was set on the old one.
enum PlainAfterPop {
    static func findings(_ look: StepLook) -> [Finding] {
        guard let plan = look.plan, plan.kind.goesBack, plan.kind != .dismiss, look.cancelledFrom == nil else { return [] }
        let request = look.request
        let isSwapped = look.phone.project[screen: plan.from]?.style.customBar.map { $0.slides != true } ?? false
        guard isSwapped, request.screen.style.customBar == nil, request.stackStyle.customBar == nil else { return [] }
        let lost = request.stackStyle.keys.filter { look.phone.dialect.support($0, at: .stack).isSupported }
        guard !lost.isEmpty else { return [] }
        return [
            look.finding(
                "customBar.plainAfterPop", .warning, "customBar",
                "After \(look.words), \(look.screen) has a new plain bar: what was set on the old one is lost.",
                remedy: "Put it in the theme (appearance), or give \(look.screen) a bar of its own.")
        ]
    }
}
