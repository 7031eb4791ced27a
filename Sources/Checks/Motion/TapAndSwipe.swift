import Dialects
import Model
import Scene

/// Going back by the button and by a finger, compared at the same progress.
struct TapAndSwipe {
    private struct Difference {
        let element: String
        let swipe: Phrase
        let tap: Phrase
        let name: Phrase
    }

    static func findings(_ look: MotionLook) -> [Finding] {
        guard look.plan.kind == .swipe, let tap = pop(look) else { return [] }
        for tenth in 1...9 {
            let index = tenth * MotionLook.count / 10, progress = MotionLook.progress(index)
            let frame = look.builder.frame(of: tap, progress: progress)
            guard let difference = difference(look.frame(index), frame) else { continue }
            return [
                look.finding(
                    "transition.tapSwipeDiffer", .note, difference.element, at: progress,
                    "Back by button and back by swipe look different: \(difference.name) at progress \(progress.progressText) of the "
                        + "way from \(look.plan.from) to \(look.plan.to) is \(difference.tap) or \(difference.swipe).",
                    remedy: "Test both by hand.")
            ]
        }
        return []
    }

    /// The same way back by the button; `nil` where it would look the same without a frame having to be made.
    private static func pop(_ look: MotionLook) -> TransitionPlan? {
        let navigator = Navigator(look.builder.phone.project)
        guard let plan = try? navigator.popTo(look.plan.to, .pop, in: look.plan.before) else { return nil }
        let dialect = look.builder.phone.dialect, tap = look.builder.change(plan)
        guard dialect.barMode(tap) == dialect.barMode(look.change) else { return plan }
        let isSame = (1...9).allSatisfy { tenth in
            let progress = Double(tenth) / 10
            return dialect.move(tap, progress: progress).painted == dialect.move(look.change, progress: progress).painted
        }
        return isSame ? nil : plan
    }

    private static func difference(_ swipe: Frame, _ tap: Frame) -> Difference? {
        elements(swipe, tap) ?? layers(swipe, tap) ?? statusBar(swipe, tap)
    }

    private static func elements(_ swipe: Frame, _ tap: Frame) -> Difference? {
        for one in swipe.elements {
            let same = tap.elements.first { $0.role == one.role && $0.owner == one.owner && $0.index == one.index }
            guard let other = same else {
                return Difference(element: one.role.rawValue, swipe: Phrase("there"), tap: "not there", name: one.role.words)
            }
            if let found = difference(one, other) { return found }
        }
        return nil
    }

    private static func difference(_ one: Element, _ other: Element) -> Difference? {
        let role = one.role.words
        func found(_ name: Phrase, _ swipe: String, _ tap: String) -> Difference {
            Difference(element: one.role.rawValue, swipe: "\(swipe)", tap: "\(tap)", name: name)
        }
        if one.text != other.text { return found("\(role) words", "\"\(one.text ?? "")\"", "\"\(other.text ?? "")\"") }
        if one.color.distance(to: other.color) > 0.05 {
            return found("\(role) colour", one.color.shortHex, other.color.shortHex)
        }
        if abs(one.opacity - other.opacity) > 0.1 {
            return found("\(role) opacity", one.opacity.points, other.opacity.points)
        }
        let (a, b) = (one.frame, other.frame)
        let isMoved = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].contains { abs($0) > 1 }
        return isMoved ? found("\(role) frame", words(a), words(b)) : nil
    }

    private static func words(_ frame: Rect) -> String {
        "[\([frame.x, frame.y, frame.width, frame.height].map(\.points).joined(separator: ", "))]"
    }

    private static func layers(_ swipe: Frame, _ tap: Frame) -> Difference? {
        guard swipe.bars.map(\.layers) != tap.bars.map(\.layers) else { return nil }
        func top(_ frame: Frame) -> Phrase {
            (frame.bars.last?.layers.last?.layer.color).map { "\($0.shortHex)" } ?? "another one"
        }
        return Difference(element: "background", swipe: top(swipe), tap: top(tap), name: "the bar's ground")
    }

    private static func statusBar(_ swipe: Frame, _ tap: Frame) -> Difference? {
        guard swipe.statusBar.look != tap.statusBar.look else { return nil }
        return Difference(
            element: "statusBar", swipe: swipe.statusBar.look.ink.words, tap: tap.statusBar.look.ink.words,
            name: "the status bar")
    }
}

extension MovingBars {
    /// What is seen, without the reasons.
    fileprivate var painted: MovingBars {
        var bars = self
        (bars.from.trace, bars.to.trace, bars.shared.trace) = ([], [], [])
        return bars
    }
}
