import CCairo
import CGtk
import Dialects
import Gtk
import Model
import Render
import Scene

/// A picture of the project drawn small over a checkerboard; one that is missing is crossed out.
final class PicturePreview {
    let widget: Widget = gtk_drawing_area_new()
    private let store: Store
    private var picture: Picture?
    private var isBroken = false

    /// Logical pixels.
    private static let side = 24

    init(_ store: Store) {
        self.store = store
        widget.size(width: Self.side, height: Self.side).align(vertical: GTK_ALIGN_CENTER)
        widget.accessible(role: ATK_ROLE_IMAGE)
        connectDraw(widget) { [self] context in draw(context) }
        widget.visible(false)
    }

    /// Shows a picture by its reference, dimmed if it is inherited; answers what there is to say of it.
    func show(_ reference: String?, isOwn: Bool) -> String {
        widget.visible(reference != nil)
        guard let reference else { return "" }
        widget.accessible(name: reference)
        gtk_widget_set_opacity(widget, isOwn ? 1 : 0.5)
        defer { gtk_widget_queue_draw(widget) }
        do throws(ImageError) {
            let found = try store.renderer.images.picture(reference)
            (picture, isBroken) = (found, false)
            let size = [found.facts.width, found.facts.height].map { JSON.number($0).shortText ?? "" }
            return reference + "\n" + size.joined(separator: " × ") + " pt"
        } catch {
            (picture, isBroken) = (nil, true)
            return error.description
        }
    }

    private func draw(_ context: OpaquePointer) {
        let side = Double(Self.side)
        Checkerboard.draw(context, width: side, height: side)
        if let picture, let size = fitted(picture), let surface = surface(picture, size) {
            cairo_save(context)
            cairo_translate(context, (side - size.width) / 2, (side - size.height) / 2)
            surface.paint(width: size.width, height: size.height, on: context)
            cairo_restore(context)
        }
        cairo_set_line_width(context, 1)
        if isBroken {
            cairo_set_source_rgb(context, 0.8, 0.1, 0.1)
            cairo_move_to(context, 4, 4)
            cairo_line_to(context, side - 4, side - 4)
            cairo_move_to(context, side - 4, 4)
            cairo_line_to(context, 4, side - 4)
            cairo_stroke(context)
        }
        cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.7)
        cairo_rectangle(context, 0.5, 0.5, side - 1, side - 1)
        cairo_stroke(context)
    }

    /// The picture's size in the square, its proportions kept; `nil` for one without pixels.
    private func fitted(_ picture: Picture) -> (width: Double, height: Double)? {
        let facts = picture.facts
        guard !facts.isEmpty else { return nil }
        let scale = min(Double(Self.side) / facts.width, Double(Self.side) / facts.height)
        return (max(1, facts.width * scale), max(1, facts.height * scale))
    }

    private func surface(_ picture: Picture, _ size: (width: Double, height: Double)) -> Surface? {
        let scale = Double(gtk_widget_get_scale_factor(widget))
        return try? store.renderer.images.surface(
            picture, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }
}
