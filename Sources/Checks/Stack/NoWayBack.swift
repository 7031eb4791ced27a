import Dialects
import Model
import Scene

/// A screen that no button, swipe or drag leaves.
struct NoWayBack {
    private let look: ScreenLook
    private let dialect: any Dialect

    static func findings(_ look: ScreenLook) -> [Finding] {
        let way = NoWayBack(look: look, dialect: look.run.phone.dialect)
        guard way.isAboveSomething, !way.canSwipe, !way.canDrag else { return [] }
        let taps = way.taps
        guard !taps.contains(where: { $0 == .back || $0 == .dismiss }) else { return [] }
        return [way.finding(taps)]
    }

    private var isAboveSomething: Bool { !look.state.visible.below.isEmpty || !look.state.modals.isEmpty }

    private var canSwipe: Bool { !look.state.visible.below.isEmpty && dialect.allowsBack(.swipe, from: look.screen) }

    /// A card is dragged down.
    private var canDrag: Bool {
        look.state.modals.last.map { look.builder(.light).isSheet($0.presentation) } ?? false
    }

    /// What taps on the screen's elements do, at all offsets.
    private var taps: [Tap.Effect] {
        look.moments.filter { $0.appearance == .light }.flatMap { moment in
            moment.frame.elements.filter { $0.owner == look.screen.id && $0.tapFrame != nil && $0.role != .tab }.map {
                look.builder(.light).tap($0, in: look.scrolled(moment.scroll)).effect
            }
        }
    }

    private func finding(_ taps: [Tap.Effect]) -> Finding {
        let isAsked = taps.contains { if case .ask = $0 { true } else { false } }
        let isIntercepted = isAsked || look.screen.backInteractive == false
        let button = isAsked ? Phrase("intercepted") : taps.contains(.refuse) ? Phrase("off") : Phrase("invisible")
        return look.finding(
            "stack.noWayBack", isIntercepted ? .warning : .error, nil, "backChevron",
            "Nobody can leave \(look.screen.id): the back button is \(button), swipe back is off.",
            remedy: "Add a close item or allow the swipe.")
    }
}
