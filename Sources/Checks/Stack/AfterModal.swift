import Dialects
import Model
import Scene

/// A modal that leaves something else behind than what stood there before.
enum AfterModal {
    static func findings(_ look: StepLook) -> [Finding] {
        guard let plan = look.plan, plan.kind == .dismiss, let before = look.reference else { return [] }
        let paths = differences(look, before)
        guard let first = paths.first else { return [] }
        let others = paths.dropFirst().map(\.path).prefix(9)
        let more = others.isEmpty ? "" : " Also: \(others.joined(separator: ", "))."
        return [
            look.finding(
                "stack.afterModal", .error, first.path,
                "After \(plan.from) is dismissed, \(look.screen) has \(first.path) \(first.own.compactText()) "
                    + "(was \(first.other.compactText())).\(more)",
                remedy: "Apply the style of \(look.screen) again in viewWillAppear.")
        ]
    }

    /// Where frame or stacks are not the same; the reasons for them are not looked at.
    private static func differences(
        _ look: StepLook, _ before: NavigationState
    ) -> [(path: String, own: JSON, other: JSON)] {
        describe(look.after, look.phone).differences(from: describe(before, look.phone))
    }

    private static func describe(_ state: NavigationState, _ phone: Phone) -> JSON {
        let frame = FrameDescription(SceneBuilder(phone).frame(of: state), scale: 1).json
        let seen = (frame.members ?? []).filter { !["transition", "trace", "events"].contains($0.key) }
        let place: JSON = .object([
            "tab": .integer(state.selectedTab), "stack": state.visibleScreens.json, "modals": .integer(state.modals.count),
        ])
        return .object(seen + [JSON.Member("navigation", place)])
    }
}
