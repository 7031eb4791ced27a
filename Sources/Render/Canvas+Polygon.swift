internal import CCairo
internal import Glibc
internal import Model
internal import Scene

extension Canvas {
    func polygon(_ outline: [Point], _ radius: Double, _ from: RGBA, _ to: RGBA, _ opacity: Double) {
        guard outline.count > 2, let bounds = Rect(around: outline), bounds.intersects(visible) else { return }
        setGradient(from: (bounds.x, bounds.y), to: (bounds.x, bounds.bottom), from, to, opacity)
        addOutline(outline, radius)
        cairo_fill(context)
    }

    /// Adds a closed outline to the path; a corner becomes a curve that begins and ends `radius` points from it.
    private func addOutline(_ outline: [Point], _ radius: Double) {
        cairo_new_sub_path(context)
        for (index, corner) in outline.enumerated() {
            let before = corner.toward(outline[(index + outline.count - 1) % outline.count], radius)
            let after = corner.toward(outline[(index + 1) % outline.count], radius)
            cairo_line_to(context, before.x, before.y)
            // The control points of a quarter of a circle lie 0.552 of the way to the corner.
            let (one, two) = (before.toward(corner, radius * 0.552), after.toward(corner, radius * 0.552))
            cairo_curve_to(context, one.x, one.y, two.x, two.y, after.x, after.y)
        }
        cairo_close_path(context)
    }
}

extension Point {
    /// The point that many points on the way to another one, at most half of the way.
    fileprivate func toward(_ other: Point, _ distance: Double) -> Point {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = hypot(dx, dy)
        guard length > 0 else { return self }
        let share = min(0.5, distance / length)
        return Point(x + dx * share, y + dy * share)
    }
}
