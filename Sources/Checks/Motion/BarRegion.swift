import Dialects
import Model
import Scene

/// A part of the bar's band that shows one page, on a flat ground, without elements and shade.
struct BarRegion {
    /// The page that shows there.
    let page: ScreenID
    /// Above the status bar's bottom, or below it.
    let isStatusBar: Bool
    let rect: Rect
    /// The mean colour, each channel 0 to 1.
    let color: SIMD3<Double>
}

/// The regions of the frames of a transition, worked out from the layers.
struct BarRegions {
    private let look: MotionLook
    private let ground: RGBA
    private let sampler: PaintSampler

    init(_ look: MotionLook, on ground: RGBA) {
        self.look = look
        self.ground = ground
        sampler = PaintSampler(images: look.builder.phone.images)
    }

    /// The regions of a frame that are wide enough to be seen: 8 points.
    func regions(of frame: Frame) -> [BarRegion] {
        frame.pages.indices.flatMap { index -> [BarRegion] in
            let page = frame.pages[index]
            guard let bar = frame.bar(over: page.screen) else { return [] }
            if look.isModal { return [region(page.screen, false, band(bar, page), frame)] }
            let seen = band(bar, page).common(with: Rect(0, 0, frame.width, frame.height))
            let shown = frame.pages[(index + 1)...].reduce(seen) { $0.without($1.frame) }
            guard shown.width >= 8 else { return [] }
            let line = min(max(frame.statusBar.frame.bottom, shown.y), shown.bottom)
            let parts = [
                (true, Rect(shown.x, shown.y, shown.width, line - shown.y)),
                (false, Rect(shown.x, line, shown.width, shown.bottom - line)),
            ]
            return parts.filter { $0.1.height > 0.5 }.map { region(page.screen, $0.0, $0.1, frame) }
        }
    }

    /// What a frame at rest shows in a region of another frame; of a modal's pages, what the page's own bar shows.
    func color(of region: BarRegion, in still: Frame) -> SIMD3<Double>? {
        if look.isModal {
            guard let page = still.pages.first(where: { $0.screen == region.page }), let bar = still.bar(over: page.screen) else {
                return nil
            }
            return mean(page.screen, band(bar, page), still)
        }
        return still.pages.last.flatMap { mean($0.screen, region.rect, still) }
    }

    private func band(_ bar: BarFrame, _ page: PageFrame) -> Rect {
        let bottom = max(bar.frame.bottom, page.frame.y)
        return Rect(page.frame.x, page.frame.y, page.frame.width, bottom - page.frame.y)
    }

    private func region(_ page: ScreenID, _ isStatusBar: Bool, _ rect: Rect, _ frame: Frame) -> BarRegion {
        BarRegion(page: page, isStatusBar: isStatusBar, rect: rect, color: mean(page, rect, frame))
    }

    /// The mean of a rectangle over the flat ground; with a page that fades in, over what stands below it.
    private func mean(_ page: ScreenID, _ rect: Rect, _ frame: Frame) -> SIMD3<Double> {
        guard let bar = frame.bar(over: page), !bar.isCovered else { return SIMD3(PaintSampler.Paint(ground)) }
        let own = mean(bar, rect, frame)
        guard frame.bars.count > 1, let transition = frame.transition, let below = frame.pages.first, below.screen != page,
            frame.pages.last?.frame.x == below.frame.x, !look.isModal
        else { return own }
        let share = transition.kind.goesBack ? 1 - transition.progress : transition.progress
        return mean(below.screen, rect, frame) * (1 - share) + own * share
    }

    private func mean(_ bar: BarFrame, _ rect: Rect, _ frame: Frame) -> SIMD3<Double> {
        var commands = look.builder.paint(bar.layers)
        if !look.isModal, !frame.statusBar.look.isHidden, let color = frame.statusBar.look.background {
            commands.append(.fill(frame.statusBar.frame, color))
        }
        let edges = Set(bar.layers.flatMap { [$0.frame.y, $0.frame.bottom] } + [frame.statusBar.frame.bottom])
        let rows = [rect.y] + edges.filter { $0 > rect.y && $0 < rect.bottom }.sorted() + [rect.bottom]
        let flat = PaintSampler.Paint(ground)
        guard rect.height > 0 else { return SIMD3(flat) }
        return zip(rows, rows.dropFirst()).reduce(SIMD3<Double>.zero) { sum, row in
            let paint = sampler.paint(at: Point(rect.midX, (row.0 + row.1) / 2), commands, over: flat)
            return sum + SIMD3(paint) * ((row.1 - row.0) / rect.height)
        }
    }
}

extension Frame {
    /// The bar that is seen over a page: its own, or the one that all pages share.
    func bar(over page: ScreenID) -> BarFrame? { bars.count == 1 ? bars[0] : bars.last { $0.owner == page } }
}

extension Rect {
    /// What is left at the side that another rectangle does not cover; nothing if it covers all.
    fileprivate func without(_ other: Rect) -> Rect {
        guard other.y < bottom else { return self }
        if other.x > x { return Rect(x, y, max(0, min(right, other.x) - x), height) }
        let left = max(x, other.right)
        return Rect(left, y, max(0, right - left), height)
    }
}

extension SIMD3<Double> {
    fileprivate init(_ paint: PaintSampler.Paint) { self.init(paint.red, paint.green, paint.blue) }

    /// The distance of two colours in sRGB, 0 to 1.
    func distance(to other: SIMD3<Double>) -> Double {
        let step = self - other
        return ((step * step).sum() / 3).squareRoot()
    }

    /// As it is painted.
    var rgba: RGBA { RGBA(red: x, green: y, blue: z) }
}
