import Dialects
import Model
import Scene

/// Titles and items that can be read at rest, but not on the way.
enum MovingContrast {
    /// One finding, about what can be read worst.
    static func findings(_ look: MotionLook) -> [Finding] {
        let runs = [look.plan.from, look.plan.to].flatMap { screen in
            inks(of: screen, look).compactMap { ink in run(look, ink).map { (ink, $0) } }
        }
        guard let (ink, run) = runs.min(by: { $0.1.ratio < $1.1.ratio }) else { return [] }
        let others: Phrase =
            switch runs.count {
            case 1: ""
            case 2: ", nor can another element"
            default: ", nor can \(runs.count - 1) others"
            }
        var finding = look.finding(
            "contrast.transition", .note, ink.place, at: MotionLook.progress(run.worst),
            "The \(ink.name) of \(ink.element.owner) cannot be read from progress \(MotionLook.progress(run.first).progressText) to "
                + "\(MotionLook.progress(run.last).progressText) of the \(look.words)\(others).",
            remedy: look.builder.phone.project.dialect == .hbd
                ? "Give both screens a tint that reads on both bars; splitTransition does not help items."
                : "Give both screens a tint that reads on both bars.")
        finding.measured = run.ratio
        finding.limit = Contrast.largeLimit
        return [finding]
    }

    /// What can be read on a screen at rest.
    private static func inks(of screen: ScreenID, _ look: MotionLook) -> [Ink] {
        let index = screen == look.plan.from ? 0 : MotionLook.count
        let roles = TextContrast.Group.title.roles.union(TextContrast.Group.item.roles)
        return look.frame(index).elements.compactMap { element in
            guard element.owner == screen, roles.contains(element.role), element.state == .normal, element.opacity > 0.999,
                let ink = Ink(element, images: look.builder.phone.images),
                let rest = look.ratio(of: ink.color, on: element.frame, in: index), rest >= Contrast.largeLimit
            else { return nil }
            return ink
        }
    }

    private static func run(_ look: MotionLook, _ ink: Ink) -> UnreadableRun.Part? {
        UnreadableRun(MotionLook.count) { index in
            guard let ink = moved(ink, in: look.frame(index), look) else { return nil }
            return look.ratio(of: ink.color, on: ink.element.frame, in: index)
        }.longest
    }

    /// The same element in a frame on the way, where it is seen.
    private static func moved(_ ink: Ink, in frame: Frame, _ look: MotionLook) -> Ink? {
        let element = frame.elements.first {
            $0.role == ink.element.role && $0.owner == ink.element.owner && $0.index == ink.element.index && $0.opacity >= 0.25
        }
        return element.flatMap { Ink($0, images: look.builder.phone.images) }
    }
}

/// Frames one after the other in which something cannot be read.
struct UnreadableRun {
    struct Part {
        var first: Int
        var last: Int
        /// Where the ratio is least.
        var worst: Int
        var ratio: Double
    }

    /// So many frames are seen.
    private static let length = 3

    /// The run of at least three frames below 3 with the least ratio.
    let longest: Part?

    /// Asks for the ratio of the frames between the ends; `nil` where nothing is seen. Of each three neighbours one is asked first.
    init(_ count: Int, _ ratio: (Int) -> Double?) {
        var known: [Int: Double?] = [:]
        func isUnreadable(_ index: Int) -> Bool {
            guard index > 0, index < count else { return false }
            let value = known[index] ?? ratio(index)
            known[index] = value
            return value.map { $0 < Contrast.largeLimit } ?? false
        }
        var parts: [Part] = []
        var index = Self.length
        while index < count {
            defer { index += Self.length }
            guard parts.last.map({ $0.last < index }) ?? true, isUnreadable(index) else { continue }
            var (first, last) = (index, index)
            while isUnreadable(first - 1) { first -= 1 }
            while isUnreadable(last + 1) { last += 1 }
            guard last - first + 1 >= Self.length else { continue }
            let worst = (first...last).compactMap { at in (known[at] ?? nil).map { (at, $0) } }.min { $0.1 < $1.1 }
            if let worst { parts.append(Part(first: first, last: last, worst: worst.0, ratio: worst.1)) }
        }
        longest = parts.min { $0.ratio < $1.ratio }
    }
}
