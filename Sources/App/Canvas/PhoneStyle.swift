import CCairo
import Model
import Scene

/// The body of the mock phone around its screen.
struct PhoneStyle {
    let device: Device
    let width: Double
    let height: Double

    /// The dark body with a thin bright rim, as wide as the bezel.
    func drawBody(_ context: OpaquePointer) {
        let bezel = CanvasView.bezel
        let outer = Rect(-bezel, -bezel, width + 2 * bezel, height + 2 * bezel)
        let radius = max(device.cornerRadius, 24) + bezel
        cairo_set_source_rgba(context, 0, 0, 0, 0.10)
        for spread in [6.0, 4.0, 2.0] {
            roundedPath(
                context, Rect(outer.x - spread, outer.y - spread + 3, outer.width + 2 * spread, outer.height + 2 * spread),
                radius + spread)
            cairo_fill(context)
        }
        cairo_set_source_rgb(context, 0.07, 0.07, 0.08)
        roundedPath(context, outer, radius)
        cairo_fill_preserve(context)
        cairo_set_source_rgba(context, 0.6, 0.6, 0.63, 0.9)
        cairo_set_line_width(context, 1.5)
        cairo_stroke(context)
    }

    /// Clips to the screen with its corners.
    func clipScreen(_ context: OpaquePointer) {
        roundedPath(context, Rect(0, 0, width, height), device.cornerRadius)
        cairo_clip(context)
    }

}

/// Adds a rectangle with round corners to a context's path.
func roundedPath(_ context: OpaquePointer, _ rect: Rect, _ radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, rect.right - radius, rect.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.right - radius, rect.bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.x + radius, rect.bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
}
