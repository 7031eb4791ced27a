import CCairo
import CGtk
import Gtk
import Model

/// A small patch that shows a colour over a checkerboard; a pair shows its light half and its dark half.
final class Swatch {
    let widget: Widget
    private var light: RGBA?
    private var dark: RGBA?

    init(width: Int = 26, height: Int = 16) {
        widget = gtk_drawing_area_new()
        widget.size(width: width, height: height).align(vertical: GTK_ALIGN_CENTER)
        connectDraw(widget) { [self] context in draw(context) }
    }

    /// Shows what a colour looks like in light and in dark; `nil` is crossed out.
    func show(light: RGBA?, dark: RGBA?) {
        guard light != self.light || dark != self.dark else { return }
        self.light = light
        self.dark = dark
        gtk_widget_queue_draw(widget)
    }

    private func draw(_ context: OpaquePointer) {
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        outline(context, width, height)
        cairo_clip(context)
        Checkerboard.draw(context, width: width, height: height)
        fill(context, light, x: 0, width: width / 2, height: height)
        fill(context, dark, x: width / 2, width: width / 2, height: height)
        cairo_reset_clip(context)
        cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.7)
        cairo_set_line_width(context, 1)
        outline(context, width, height)
        cairo_stroke(context)
        if light == nil, dark == nil {
            cairo_move_to(context, 2, height - 2)
            cairo_line_to(context, width - 2, 2)
            cairo_stroke(context)
        }
    }

    private func fill(_ context: OpaquePointer, _ color: RGBA?, x: Double, width: Double, height: Double) {
        guard let color else { return }
        cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.opacity)
        cairo_rectangle(context, x, 0, width, height)
        cairo_fill(context)
    }

    private func outline(_ context: OpaquePointer, _ width: Double, _ height: Double) {
        let radius = 3.0, left = 0.5, top = 0.5, right = width - 0.5, bottom = height - 0.5
        cairo_new_sub_path(context)
        cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
        cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
        cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
        cairo_arc(context, left + radius, top + radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}
