import Dialects
import Model
import Scene

/// One animated transition in one appearance, in the frames that checks look at.
final class MotionLook {
    /// Steps between the two states at rest.
    static let count = 40

    let step: StepLook
    let plan: TransitionPlan
    let appearance: Appearance
    let builder: SceneBuilder
    private let painter: any FramePainter
    private var grids: [Int: PixelGrid] = [:]
    private var known: [Int: Frame] = [:]
    /// The two bars at rest.
    private(set) lazy var change: BarChange = builder.change(plan)
    private(set) lazy var barMode: BarMode = builder.phone.dialect.barMode(change)
    /// What moves in the bars, for those who need not look at frames.
    private(set) lazy var bars = MotionBars(self)

    /// `nil` where nothing moves, and for a swipe that comes back: its frames are those of the whole swipe.
    init?(_ step: StepLook, _ appearance: Appearance, painter: any FramePainter) {
        guard let plan = step.plan, plan.isAnimated, step.cancelledFrom == nil, plan.from != plan.to else { return nil }
        self.step = step
        self.plan = plan
        self.appearance = appearance
        self.painter = painter
        var phone = step.phone
        phone.project.appearance = appearance
        var builder = SceneBuilder(phone)
        builder.drawsElements = false
        builder.drawsContent = false
        self.builder = builder
    }

    static func progress(_ index: Int) -> Double { Double(index) / Double(count) }

    /// A frame, from 0, the old state at rest, to the new one; its commands leave out elements and content.
    func frame(_ index: Int) -> Frame {
        if let frame = known[index] { return frame }
        let frame = builder.frame(of: plan, progress: Self.progress(index), change: change)
        known[index] = frame
        return frame
    }

    var from: Frame { frame(0) }
    var to: Frame { frame(Self.count) }
    /// The frames in which something moves, with their numbers.
    var moving: some Sequence<(index: Int, frame: Frame)> { (1..<Self.count).lazy.map { ($0, self.frame($0)) } }

    /// The frame at rest that a screen belongs to.
    func still(of screen: ScreenID) -> Frame { screen == plan.from ? from : to }

    /// Whether one page covers another from below, which keeps its bar.
    var isModal: Bool { plan.kind == .present || plan.kind == .dismiss }

    /// What moves, in the middle of a sentence.
    var words: Phrase { "\(plan.kind.words) from \(plan.from) to \(plan.to)" }

    // MARK: What lies behind

    /// How well an ink can be read on a rectangle of a frame; `nil` off the screen.
    ///
    /// Pixels are drawn only where patterns lie there and the average alone does not leave enough.
    func ratio(of ink: RGBA, on rect: Rect, in index: Int) -> Double? {
        let (colors, isExact) = colors(in: rect, of: frame(index))
        guard let measure = Contrast.measure(ink, on: colors) else { return nil }
        if isExact || measure.ratio >= 2 * Contrast.largeLimit { return measure.ratio }
        return grid(index).flatMap { Contrast.measure(ink, on: $0.colors(in: rect)) }?.ratio
    }

    /// The colours of a rectangle, in pixels of scale 2 for each, and whether no pattern takes part.
    private func colors(in rect: Rect, of frame: Frame) -> (counts: [RGBA: Int], isExact: Bool) {
        let sampler = PaintSampler(images: builder.phone.images)
        var counts: [RGBA: Int] = [:], isExact = true
        for cell in frame.cells(of: rect.common(with: Rect(0, 0, frame.width, frame.height))) {
            let middle = Point(cell.midX, cell.midY)
            let paint = sampler.paint(at: middle, frame.commands)
            isExact = isExact && paint.isExact && !hasContent(at: middle, frame)
            counts[paint.color, default: 0] += max(1, Int((cell.width * cell.height * 4).rounded()))
        }
        return (counts, isExact)
    }

    /// Whether rows or pictures of a page lie at a point, which no layer of the bar covers.
    private func hasContent(at point: Point, _ frame: Frame) -> Bool {
        guard let page = frame.pages.last(where: { $0.frame.contains(point) }),
            builder.phone.project[screen: page.screen]?.contentTop == .screen
        else { return false }
        let layers = frame.bar(over: page.screen).map { $0.isCovered ? [] : $0.layers } ?? []
        let paint = PaintSampler(images: builder.phone.images).paint(at: point, builder.paint(layers))
        return paint.alpha < 0.999
    }

    /// The drawn band of a frame with its content, at scale 1.
    private func grid(_ index: Int) -> PixelGrid? {
        if let known = grids[index] { return known }
        var builder = builder
        builder.drawsContent = true
        let frame = builder.frame(of: plan, progress: Self.progress(index), change: change)
        let bottom = (frame.bars.flatMap { [$0.frame] + $0.layers.map(\.frame) }.map(\.bottom).max() ?? 0) + 64
        let grid = painter.paint(frame.commands, width: frame.width, height: min(frame.height, bottom), scale: 1)
        grids[index] = grid
        return grid
    }

    // MARK: Findings

    /// A finding about the transition, where it is worst.
    func finding(
        _ code: String, _ severity: Severity, _ element: String?, at progress: Double?, _ message: Phrase, remedy: Phrase
    ) -> Finding {
        var finding = Finding(
            code, severity, place: Finding.Place(element, appearances: [appearance], progress: progress), message, remedy: remedy)
        finding.transition = step.transition
        return finding
    }
}

extension Frame {
    /// A rectangle cut where pages and layers begin and end, so that each part shows one even ground.
    func cells(of rect: Rect) -> [Rect] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let sides = pages.flatMap { [$0.frame.x, $0.frame.right] }
        let edges =
            bars.flatMap { $0.layers.flatMap { [$0.frame.y, $0.frame.bottom] } + [$0.contentOriginY] } + pages.map(\.frame.y)
        let columns = Self.cut(rect.x, rect.right, sides), rows = Self.cut(rect.y, rect.bottom, edges)
        return rows.flatMap { row in columns.map { Rect($0.0, row.0, $0.1 - $0.0, row.1 - row.0) } }
    }

    private static func cut(_ low: Double, _ high: Double, _ points: [Double]) -> [(Double, Double)] {
        let inside = [low] + Set(points).filter { $0 > low + 0.01 && $0 < high - 0.01 }.sorted() + [high]
        return Array(zip(inside, inside.dropFirst()))
    }
}

extension Rect {
    /// What two rectangles have in common; of no width or height if nothing.
    func common(with other: Rect) -> Rect {
        let left = max(x, other.x), top = max(y, other.y)
        return Rect(left, top, max(0, min(right, other.right) - left), max(0, min(bottom, other.bottom) - top))
    }
}

extension Double {
    /// A progress for a message.
    var progressText: String { JSON.spelling((self * 1000).rounded() / 1000) }
}
