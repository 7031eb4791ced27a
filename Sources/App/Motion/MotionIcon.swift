import CCairo
import CGtk
import Gtk

/// The pictures of the tools for transitions, which no icon theme has; drawn in the colour of the button's text.
enum MotionIcon {
    case onionSkin
    case filmstrip
    case curves

    private static let side = 16.0

    /// A button with the picture that stays down; its name is read aloud and shown as a tooltip.
    func toggle(_ name: String) -> Widget {
        let picture: Widget = gtk_drawing_area_new()
        picture.size(width: Int(Self.side), height: Int(Self.side)).align(
            horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
        connectDraw(picture) { context in draw(context, of: picture) }
        let button = makeToggle("", isOn: false)
        removeChildren(of: button)
        gtk_container_add(as_container(button), picture)
        return button.classes("image-button").tooltip(name).accessible(name: name)
    }

    private func draw(_ context: OpaquePointer, of widget: Widget) {
        setInk(of: widget, on: context)
        cairo_set_line_width(context, 1.5)
        switch self {
        case .onionSkin: drawOnionSkin(context)
        case .filmstrip: drawFilmstrip(context)
        case .curves: drawCurves(context)
        }
    }

    /// Three sheets, one over the other, the middle one filled.
    private func drawOnionSkin(_ context: OpaquePointer) {
        for x in [1.5, 4.75, 8.0] {
            cairo_rectangle(context, x, 3, 6.5, 10)
            if x == 4.75 { cairo_fill(context) } else { cairo_stroke(context) }
        }
    }

    /// Frames between two rows of holes.
    private func drawFilmstrip(_ context: OpaquePointer) {
        cairo_rectangle(context, 0.75, 2.75, 14.5, 10.5)
        for x in [5.5, 10.5] {
            cairo_move_to(context, x, 5.5)
            cairo_line_to(context, x, 10.5)
        }
        for y in [5.5, 10.5] {
            cairo_move_to(context, 1, y)
            cairo_line_to(context, 15, y)
        }
        cairo_stroke(context)
    }

    /// One curve rises while another one falls.
    private func drawCurves(_ context: OpaquePointer) {
        for (from, to) in [(13.0, 3.0), (4.0, 12.0)] {
            cairo_move_to(context, 1, from)
            cairo_curve_to(context, 8, from, 7, to, 15, to)
            cairo_stroke(context)
        }
    }
}
