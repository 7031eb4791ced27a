import Dialects
import Model
import Scene

/// A bar that changes at once: its colour over one page, or its place.
struct Jump {
    /// The most that a colour may change in a fortieth of the way.
    static let colorLimit = 0.10
    /// The most that a bar's frame may change in a fortieth of the way, in points.
    static let frameLimit = 4.0

    static func findings(_ look: MotionLook) -> [Finding] {
        let colors = look.bars.keepGrounds ? nil : color(look)
        let isSteady = look.bars.keepGrounds && [.split, .pages].contains(look.barMode)
        return [colors, isSteady ? nil : frame(look)].compactMap { $0 }
    }

    private struct Step {
        /// The frame before the step.
        let index: Int
        let size: Double
    }

    // MARK: Colour

    private static func color(_ look: MotionLook) -> Finding? {
        let steps = [RGBA.black, .white].compactMap { colorStep(look, BarRegions(look, on: $0)) }
        guard let worst = steps.max(by: { $0.size < $1.size }) else { return nil }
        return finding(look, worst, "background", limit: colorLimit)
    }

    /// The largest step of a region of the same page; where a page is not seen in the frame before, none.
    private static func colorStep(_ look: MotionLook, _ regions: BarRegions) -> Step? {
        var before = regions.regions(of: look.from)
        var steps: [Step] = []
        for index in 1...MotionLook.count {
            let now = regions.regions(of: look.frame(index))
            for region in now {
                guard let same = before.first(where: { $0.page == region.page && $0.isStatusBar == region.isStatusBar }) else {
                    continue
                }
                steps.append(Step(index: index - 1, size: region.color.distance(to: same.color)))
            }
            before = now
        }
        return steps.filter { $0.size > colorLimit }.max { $0.size < $1.size }
    }

    // MARK: Place

    private static func frame(_ look: MotionLook) -> Finding? {
        let steps = (1...MotionLook.count).flatMap { index -> [Step] in
            let old = look.frame(index - 1), new = look.frame(index)
            return new.bars.compactMap { bar in
                guard let before = place(bar.owner, in: old), let now = place(bar.owner, in: new) else { return nil }
                let moved = [now.x - before.x, now.y - before.y, now.width - before.width, now.height - before.height]
                return Step(index: index - 1, size: moved.map(abs).max() ?? 0)
            }
        }
        guard let worst = steps.filter({ $0.size > frameLimit }).max(by: { $0.size < $1.size }) else { return nil }
        return finding(look, worst, "bar", limit: frameLimit)
    }

    /// A bar that is seen, in its page; one that the pages share, by the screen's left edge.
    private static func place(_ owner: ScreenID, in frame: Frame) -> Rect? {
        guard let bar = frame.bar(over: owner), !bar.isHidden, let page = frame.pages.last(where: { $0.screen == owner }) else {
            return nil
        }
        let isShared = frame.bars.count == 1 && frame.pages.count > 1
        return bar.frame.offset(isShared ? 0 : -page.frame.x, -page.frame.y)
    }

    private static func remedy(_ dialect: DialectName) -> Phrase {
        switch dialect {
        case .saveRestore, .customBar:
            "In \(dialect.rawValue) this cannot be animated; hbd or navigationAndStyle can."
        case .uikit, .hbd, .navigationAndStyle, .mpaas: "Change the bar along with the transition, not before or after it."
        }
    }

    private static func finding(_ look: MotionLook, _ step: Step, _ element: String, limit: Double) -> Finding {
        let progress = MotionLook.progress(step.index)
        var finding = look.finding(
            "transition.jump", .warning, element, at: progress,
            "The bar changes at once at progress \(progress.progressText) of the \(look.words).",
            remedy: remedy(look.builder.phone.project.dialect))
        finding.measured = step.size
        finding.limit = limit
        finding.isMost = true
        return finding
    }
}
