import Dialects
import Model
import Scene

/// The copy of a bar that a page carries is not where the page's bar stands at rest.
enum SecondBar {
    static func findings(_ look: MotionLook) -> [Finding] {
        guard [.split, .pages].contains(look.barMode), !look.bars.keepGrounds else { return [] }
        return [look.plan.from, look.plan.to].compactMap { finding(look, $0) }
    }

    private static func finding(_ look: MotionLook, _ screen: ScreenID) -> Finding? {
        let still = look.still(of: screen)
        guard let rest = ground(of: screen, in: still) else { return nil }
        let moved = look.moving.compactMap { index, frame -> (index: Int, by: Double, y: Double)? in
            guard let now = ground(of: screen, in: frame) else { return nil }
            let steps = [now.x - rest.x, now.y - rest.y, now.width - rest.width, now.height - rest.height]
            return (index, steps.map(abs).max() ?? 0, now.y - rest.y)
        }
        let pixel = 1 / still.device.scale
        guard let worst = moved.max(by: { $0.by < $1.by }), worst.by > pixel + 0.001 else { return nil }
        let start = still.bars.last { $0.owner == screen }?.contentOriginY ?? 0
        let progress = MotionLook.progress(worst.index)
        let height = abs(worst.y).points
        let place: Phrase =
            abs(worst.y) <= pixel ? "\(worst.by.points) pt off" : worst.y < 0 ? "\(height) pt too high" : "\(height) pt too low"
        var finding = look.finding(
            "transition.secondBarRect", .error, String("bar of \(screen)"), at: progress,
            "The moving bar of \(screen) is \(place) at progress \(progress.progressText) of the \(look.words).",
            remedy: "Content of \(screen) starts at \(start.points); the library places the copy from the page's top.")
        finding.measured = worst.by
        finding.limit = pixel
        finding.isMost = true
        return finding
    }

    /// What the ground of a screen's bar covers, in its page; `nil` if there is none.
    private static func ground(of screen: ScreenID, in frame: Frame) -> Rect? {
        guard let page = frame.pages.last(where: { $0.screen == screen }),
            let bar = frame.bars.last(where: { $0.owner == screen })
        else { return nil }
        let base: Set<BarLayer.Kind> = [.blur, .color, .image, .mask]
        let frames = bar.layers.filter { base.contains($0.layer.kind) }.map(\.frame)
        guard let first = frames.first else { return nil }
        return frames.reduce(first) { $0.joined(with: $1) }.offset(-page.frame.x, -page.frame.y)
    }
}

extension Rect {
    /// The smallest rectangle that holds both.
    fileprivate func joined(with other: Rect) -> Rect {
        let left = min(x, other.x), top = min(y, other.y)
        return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
    }
}
