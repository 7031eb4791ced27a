import CCairo
import CGtk
import Gtk
import Model
import Render
import Scene

/// A thumbnail in a row; a screen that scrolled out of the list asks for no picture.
final class ThumbnailView {
    let widget: Widget
    /// What is drawn; a new one is asked for when the row is next seen.
    var thumbnail: Thumbnail {
        didSet { if thumbnail != oldValue { gtk_widget_queue_draw(widget) } }
    }
    private let cache: ThumbnailCache
    private static let radius = 5.0

    init(_ thumbnail: Thumbnail, _ cache: ThumbnailCache) {
        self.thumbnail = thumbnail
        self.cache = cache
        widget = gtk_drawing_area_new()
        widget.align(vertical: GTK_ALIGN_CENTER).accessible(role: ATK_ROLE_IMAGE)
        connectDraw(widget) { [self] context in draw(context) }
    }

    /// The picture that was drawn for this place, if any.
    var known: Thumbnail.Picture? { cache.known(thumbnail) }

    private func draw(_ context: OpaquePointer) {
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        outline(context, width, height)
        cairo_save(context)
        cairo_clip(context)
        if let surface = cache.picture(thumbnail)?.surface {
            surface.paint(width: width, height: height, on: context)
        } else {
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.15)
            cairo_paint(context)
        }
        cairo_restore(context)
        outline(context, width, height)
        cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.55)
        cairo_set_line_width(context, 1)
        cairo_stroke(context)
    }

    private func outline(_ context: OpaquePointer, _ width: Double, _ height: Double) {
        let radius = Self.radius, inset = 0.5
        cairo_new_sub_path(context)
        cairo_arc(context, width - inset - radius, inset + radius, radius, -.pi / 2, 0)
        cairo_arc(context, width - inset - radius, height - inset - radius, radius, 0, .pi / 2)
        cairo_arc(context, inset + radius, height - inset - radius, radius, .pi / 2, .pi)
        cairo_arc(context, inset + radius, inset + radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}
