import Dialects
import Model
import Scene

/// What changes in the bars of a transition, known without a frame.
struct MotionBars {
    /// Whether each page's bar has the same ground, at the same place, as at rest all the way: no colour flashes, nothing jumps.
    let keepGrounds: Bool
    /// Whether title and items have their own colours and fonts all the way.
    let keepLooks: Bool

    /// The moments at which a library may have changed something.
    private static let moments = [0.025, 0.1, 0.3, 0.5, 0.975]

    init(_ look: MotionLook) {
        let dialect = look.builder.phone.dialect, change = look.change
        let bars = Self.moments.map { dialect.move(change, progress: $0) }
        let from = change.fromBar.ground, to = change.toBar.ground
        let isPlain = look.builder.phone.project.settings?.reducedMotion != true
        switch look.barMode {
        case .split, .pages: keepGrounds = isPlain && bars.allSatisfy { $0.from.ground == from && $0.to.ground == to }
        case .shared, .swap, .jump:
            keepGrounds =
                isPlain && from.layers == to.layers && from.isHidden == to.isHidden
                && bars.allSatisfy { $0.shared.layers == to.layers && $0.from.ground == from && $0.to.ground == to }
        }
        keepLooks = bars.allSatisfy { $0.from.looks == change.fromBar.looks && $0.to.looks == change.toBar.looks }
    }
}

extension ResolvedBar {
    /// The bar without the colours and fonts of title and items, and without reasons.
    fileprivate var ground: ResolvedBar {
        let look = TextLook(Font(size: 0, weight: 0), .clear)
        var bar = ResolvedBar(
            title: look, largeTitle: look, prompt: look, button: look, iconColor: .clear, backLabel: look, backArrowColor: .clear,
            disabledColor: .clear, tabBar: tabBar)
        bar.isHidden = isHidden
        bar.layers = layers
        bar.contentUnderBar = contentUnderBar
        bar.reservesSpaceWhenHidden = reservesSpaceWhenHidden
        bar.dock = dock
        bar.customHeight = customHeight
        bar.slidesWithPage = slidesWithPage
        bar.groundKeepsHeight = groundKeepsHeight
        bar.isCovered = isCovered
        bar.isLargeTitle = isLargeTitle
        bar.item.prompt = item.prompt
        return bar
    }

    /// The colours and fonts of title and items.
    fileprivate var looks: [TextLook] {
        let arrow = Font(size: 0, weight: 0)
        return [title, largeTitle, prompt, button, backLabel, TextLook(arrow, iconColor), TextLook(arrow, backArrowColor)]
    }
}
