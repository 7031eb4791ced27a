import Dialects
import Model
import Scene

/// A bar that shows a colour of neither screen on the way, or comes half way twice.
struct Flash {
    /// How far from the way between the two colours is still on it.
    static let limit = 0.08

    private struct Moment {
        let index: Int
        let distance: Double
        let color: SIMD3<Double>
    }

    static func findings(_ look: MotionLook) -> [Finding] {
        guard !look.bars.keepGrounds else { return [] }
        let worst = [RGBA.black, .white].compactMap { worstMoment(look, on: $0) }.max { $0.distance < $1.distance }
        guard let worst else { return [] }
        let progress = MotionLook.progress(worst.index)
        var finding = look.finding(
            "transition.flash", worst.distance >= 0.25 ? .error : .warning, "background", at: progress,
            "During the \(look.words) the bar shows \(worst.color.rgba.shortHex), a colour of neither screen, at progress "
                + "\(progress.progressText).",
            remedy: remedy(look, worst.color))
        finding.measured = worst.distance
        finding.limit = limit
        finding.isMost = true
        return [finding]
    }

    private static func worstMoment(_ look: MotionLook, on ground: RGBA) -> Moment? {
        let regions = BarRegions(look, on: ground)
        var moments: [Moment] = []
        /// By region: whether the new state was nearer already.
        var hasPassed: [String: Bool] = [:]
        for (index, frame) in look.moving {
            for region in regions.regions(of: frame) {
                let ends = [look.from, look.to].compactMap { regions.color(of: region, in: $0) }
                guard let start = ends.first, let end = ends.last else { continue }
                let (share, distance) = region.color.place(from: start, to: end)
                moments.append(Moment(index: index, distance: distance, color: region.color))
                let key = "\(region.page) \(region.isStatusBar)"
                let gap = start.distance(to: end)
                if gap > limit, hasPassed[key] == true, share < 0.5 {
                    moments.append(Moment(index: index, distance: max(limit * 1.01, gap * (0.5 - share)), color: region.color))
                }
                hasPassed[key] = hasPassed[key] == true || share > 0.5
            }
        }
        return moments.filter { $0.distance > limit }.max { $0.distance < $1.distance }
    }

    private static func remedy(_ look: MotionLook, _ color: SIMD3<Double>) -> Phrase {
        if color.distance(to: SIMD3(repeating: 1)) < limit {
            return "The white ground behind the bar shows here. Use an opaque colour, or hide the bar."
        }
        let isClear = [look.change.fromBar, look.change.toBar].contains { bar in
            bar.layers.contains { ($0.color?.alpha ?? 255) < 255 || $0.alpha < 1 }
        }
        return isClear
            ? "What lies behind a see-through bar shows on the way. Give both screens opaque colours, or colours of one hue."
            : "Give both screens a ground of the same kind."
    }
}

extension SIMD3<Double> {
    /// How far along the way between two colours this one is, and its distance from that way; beyond an end, from the end.
    fileprivate func place(from start: SIMD3<Double>, to end: SIMD3<Double>) -> (share: Double, distance: Double) {
        let way = end - start
        let length = (way * way).sum()
        let share = length > 0 ? Swift.min(1, Swift.max(0, ((self - start) * way).sum() / length)) : 0
        return (share, distance(to: start + way * share))
    }
}
