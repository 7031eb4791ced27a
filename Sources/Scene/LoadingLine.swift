import Dialects
import Model

/// The line of two colours below an mPaaS bar while its page loads: how far it has come, and the rest of the way.
struct LoadingLine {
    private let frame: Rect
    private let colors: [RGBA]

    /// How much of the page has come, in a picture of a page that loads.
    private static let share = 0.6
    private static let height = 2.0

    /// `nil` for a page that shows none; the framework's base class draws it.
    init?(_ page: Page) {
        let screen = page.request.screen
        guard page.request.project.dialect == .mpaas, screen.autoStyle != false, !page.bar.isHidden else { return nil }
        colors = (screen.loadingColors ?? []).prefix(2).compactMap(page.request.resolve)
        guard !colors.isEmpty else { return nil }
        frame = Rect(0, page.barFrame.bottom, page.width, Self.height)
    }

    var commands: [DrawCommand] {
        var come = frame
        come.width *= Self.share
        let rest = Rect(come.right, frame.y, frame.width - come.width, frame.height)
        return [.fill(come, colors[0])] + (colors.count > 1 ? [.fill(rest, colors[1])] : [])
    }
}
