import Dialects
import Model
import Scene

/// The checked options that choose a transition.
struct TransitionOptions: Equatable {
    let kind: TransitionKind
    let from: ScreenID?
    let to: ScreenID?
    let release: Release?
    let isAnimated: Bool

    /// `nil` without `--transition`; options that belong to one are then wrong.
    init?(_ words: Words) throws(Problem) {
        guard let kind: TransitionKind = try words.word(.transition) else {
            for option in [Option.from, .to, .progress, .release, .notAnimated] where words.has(option) {
                throw Problem(.usage, place: option.name, "it belongs to a transition.", remedy: "Name one with --transition.")
            }
            return nil
        }
        if words.has(.screen) {
            throw Problem(.usage, place: Option.screen.name, "it is not for transitions.", remedy: "Use --from and --to.")
        }
        self.kind = kind
        from = words.text(.from)
        to = words.text(.to)
        isAnimated = !words.has(.notAnimated)
        release = try words.text(.release).map { text throws(Problem) in try Self.release(text, kind) }
    }

    private static func release(_ text: String, _ kind: TransitionKind) throws(Problem) -> Release {
        guard kind == .swipe else {
            throw Problem(.usage, place: Option.release.name, "only a swipe is let go.", remedy: "Use --transition swipe.")
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let progress = Words.number(parts[0]), let velocity = Words.number(parts[1]),
            (0...1).contains(progress), abs(velocity) <= 100
        else {
            throw Problem(
                .usage, place: Option.release.name, "\"\(text)\" is not a progress (0 to 1) and a velocity (-100 to 100).",
                remedy: "Write them with a colon between them, such as 0.3:-1.")
        }
        return Release(progress: progress, velocity: velocity)
    }
}
