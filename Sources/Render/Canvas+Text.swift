internal import CCairo
internal import Dialects
internal import Model
internal import Scene

extension Canvas {
    func text(_ run: TextRun, _ opacity: Double) {
        guard run.color.alpha > 0, !run.text.isEmpty, run.frame.intersects(visible) else { return }
        setColor(run.color, opacity)
        let whole = text.line(run.text, run.font, width: nil)
        // Frames are measured with the same fonts, so half a point covers what rounding took away.
        let fits = whole.extent.width <= run.frame.width + 0.5
        let line = fits ? whole : text.line(run.text, run.font, width: run.frame.width)
        let x =
            switch run.alignment {
            case .left: run.frame.x
            case .center: run.frame.midX - line.extent.width / 2
            case .right: run.frame.right - line.extent.width
            }
        line.draw(x: x, y: run.frame.midY + (line.extent.ascent - line.extent.descent) / 2, on: context)
    }
}
