import Dialects
import Model

/// The measures of a sheet (Flutter's, taken from iOS).
public enum Sheet {
    static func gap(_ height: Double) -> Double { (0.08 * height).rounded() }
    /// The way of a sheet up on a screen so many points high, in points.
    public static func travel(_ height: Double) -> Double { height - gap(height) }
    static let cornerRadius = 10.0
    static let scaleBehind = 0.9165
    static let cornerBehind = 12.0
    static let dimBehind = 0.1
    static func drop(_ height: Double) -> Double { 0.07 * height }
}

extension SceneBuilder {
    func modalFrame(_ plan: TransitionPlan, _ progress: Double, _ change: BarChange) -> Frame {
        let isPresent = plan.kind == .present
        let moving = phone.dialect.move(change, progress: progress)
        let from = page(change.from, moving.from, in: plan.before), to = page(change.to, moving.to, in: plan.after)
        var frame = modal(
            below: isPresent ? from : to, above: isPresent ? to : from, isPresent ? plan.before : plan.after,
            p: isPresent ? progress : 1 - progress, isSheet: isSheet(plan.presentation), moving.statusBar)
        frame.screen = plan.from
        frame.trace = moving.from.trace
        frame.transition = Frame.Transition(
            kind: plan.kind, from: plan.from, to: plan.to, progress: progress, barMode: phone.dialect.barMode(change))
        return frame
    }

    /// A modal page p of its way up over the page below; `state` is the one without the modal, `look` what the pages ask for.
    ///
    /// Where a card has darkened the page behind it, the status bar is light.
    func modal(
        below: Page, above: Page, _ state: NavigationState, p: Double, isSheet: Bool, _ look: StatusBarLook
    ) -> Frame {
        let screen = metrics
        let gap = isSheet ? Sheet.gap(screen.height) : 0
        let y = gap + (screen.height - gap) * (1 - p)
        let scale = isSheet ? 1 - (1 - Sheet.scaleBehind) * p : 1
        let behind = Rect(
            screen.width * (1 - scale) / 2, isSheet ? Sheet.drop(screen.height) * p : 0, screen.width * scale,
            screen.height * scale)
        let dim = isSheet ? Sheet.dimBehind * p : 0

        let isDarkened = isSheet && p >= 0.5
        var frame = empty(above.id, isDarkened ? StatusBarLook(.light) : look, trace: above.bar.trace)
        frame.pages = [
            PageFrame(screen: below.id, frame: behind, dim: dim),
            PageFrame(screen: above.id, frame: Rect(0, y, above.width, above.height), dim: 0),
        ]
        frame.bars = [below.barFrame(movedBy: 0, 0).scaled(scale, to: behind), above.barFrame(movedBy: 0, y)]
        let tabs = below.hasTabBar ? tabElements(state, below) : []
        let own = above.elements.map { $0.offset(0, y) }
        frame.elements = (below.elements + tabs).map { $0.scaled(scale, to: behind) } + own
        let corner = isSheet ? Sheet.cornerBehind * p : 0
        let inside = [draw(below)] + tabBar(below, tabs) + search(below) + draw(below.elements + tabs, clippedBelow: below)
        frame.commands = [
            .fill(Rect(0, 0, screen.width, screen.height), .black),
            .group(
                DrawGroup(
                    cacheName: "behind:\(below.id)", origin: Point(behind.x, behind.y),
                    clip: Rect(0, 0, screen.width, screen.height), cornerRadius: corner, scale: scale, inside)),
            .fill(Rect(0, 0, screen.width, screen.height), RGBA.black.with(opacity: dim)),
            .group(
                DrawGroup(
                    origin: Point(0, y), clip: Rect(0, 0, above.width, above.height + 40),
                    cornerRadius: isSheet ? Sheet.cornerRadius : 0, [draw(above)])),
        ]
        frame.commands += search(above, at: Point(0, y)) + draw(own) + system(frame)
        return finished(frame)
    }
}

extension Rect {
    /// The rectangle on a page that is drawn smaller inside another rectangle.
    func scaled(_ scale: Double, to page: Rect) -> Rect {
        Rect(page.x + x * scale, page.y + y * scale, width * scale, height * scale)
    }
}

extension Element {
    func scaled(_ scale: Double, to page: Rect) -> Element {
        var element = self
        element.frame = frame.scaled(scale, to: page)
        element.tapFrame = nil
        return element
    }
}

extension BarFrame {
    func scaled(_ scale: Double, to page: Rect) -> BarFrame {
        var bar = self
        bar.frame = frame.scaled(scale, to: page)
        bar.contentOriginY = page.y + contentOriginY * scale
        bar.safeAreaTop = page.y + safeAreaTop * scale
        bar.layers = layers.map { LayerFrame($0.layer, $0.frame.scaled(scale, to: page)) }
        return bar
    }
}
