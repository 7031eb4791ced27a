import Dialects
import Model
import Scene

/// The content of a page that moves at once on the way, or at its end.
enum ContentJump {
    /// Points.
    static let limit = 0.5

    static func findings(_ look: MotionLook) -> [Finding] {
        guard !look.bars.keepGrounds else { return [] }
        return [look.plan.from, look.plan.to].compactMap { finding(look, $0) }
    }

    private static func finding(_ look: MotionLook, _ screen: ScreenID) -> Finding? {
        guard let rest = place(of: screen, in: look.still(of: screen)) else { return nil }
        let moved = look.moving.compactMap { index, frame -> (index: Int, by: Double)? in
            guard let now = place(of: screen, in: frame) else { return nil }
            // What follows the bar's height goes step by step with it.
            let followed = abs((now.origin - now.bottom) - (rest.origin - rest.bottom)) <= limit
            let by = now.origin - rest.origin
            return abs(by) > limit && !followed ? (index, by) : nil
        }
        guard let worst = moved.max(by: { abs($0.by) < abs($1.by) }), let first = moved.first, let last = moved.last else {
            return nil
        }
        let progress = MotionLook.progress(screen == look.plan.from ? first.index : last.index + 1)
        let canDecide = look.builder.phone.dialect.support(.includesOpaqueBars, at: .screen).isSupported
        let cure: Phrase = canDecide ? " (includesOpaqueBars)" : ""
        var finding = look.finding(
            "layout.contentJump", .error, String("contentOriginY of \(screen)"), at: progress,
            "The content of \(screen) moves by \(abs(worst.by).points) pt at progress \(progress.progressText) of the \(look.words).",
            remedy: "Decide once whether content lies under the bar\(cure).")
        finding.measured = abs(worst.by)
        finding.limit = limit
        finding.isMost = true
        return finding
    }

    /// Where the content and the bar's bottom stand in a page; `nil` where the page's own bar is not there.
    private static func place(of screen: ScreenID, in frame: Frame) -> (origin: Double, bottom: Double)? {
        guard let page = frame.pages.last(where: { $0.screen == screen }),
            let bar = frame.bars.last(where: { $0.owner == screen })
        else { return nil }
        return (bar.contentOriginY - page.frame.y, bar.frame.bottom - page.frame.y)
    }
}
