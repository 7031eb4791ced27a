import Dialects
import Model
import Scene

/// The app before and after one step of navigation, or of a scenario.
public struct StepLook: Sendable {
    /// The phone with what a scenario has changed so far.
    var phone: Phone
    let before: NavigationState
    /// The app once it is at rest again.
    let after: NavigationState
    /// What moved; `nil` for a tap or a change.
    var plan: TransitionPlan?
    /// The progress at which a swipe was let go, to come back.
    var cancelledFrom: Double?
    /// The state that the step should lead back to: that before the modal was presented, or before the swipe began.
    var reference: NavigationState?
    /// The scenario that the step belongs to.
    var scenario: String?

    var transition: Finding.Transition? { plan.map { Finding.Transition($0.kind, from: $0.from, to: $0.to) } }

    /// The screen in front after the step.
    var screen: ScreenID { after.visible.screen }

    var request: BarRequest { SceneBuilder(phone).request(screen, in: after) }

    /// The request of the same screen on a fresh bar, where no other screen has been.
    var ownRequest: BarRequest {
        var own = request
        own.journal = Journal(own.journal.filter { $0.screen == own.screen.id && $0.stack == own.stack })
        return own
    }

    func bar(_ request: BarRequest) -> ResolvedBar { phone.dialect.resolve(request) }

    /// What happened, in the middle of a sentence, such as "pop from detail".
    var words: Phrase {
        guard let plan else { return scenario.map { "a step of \($0)" } ?? "a step of a scenario" }
        return cancelledFrom == nil ? "\(plan.kind.words) from \(plan.from)" : "cancelled \(plan.kind.words) from \(plan.from)"
    }

    /// A finding about the screen in front.
    func finding(_ code: String, _ severity: Severity, _ element: String, _ message: Phrase, remedy: Phrase) -> Finding {
        var finding = Finding(code, severity, screen: screen, place: Finding.Place(element), message, remedy: remedy)
        finding.transition = transition
        return finding
    }
}
