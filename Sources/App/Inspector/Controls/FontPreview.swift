import CCairo
import CGtk
import Dialects
import Gtk
import Model
import Render
import Scene

/// A line of text in a font as the phone draws it; says so where the font is not on this computer.
final class FontPreview {
    let widget: Widget
    private let store: Store
    private let area: Widget = gtk_drawing_area_new()
    private let missing = makeLabel(tr("Not installed here: the phone shows the system's font."), wraps: true)
    private var family: String?

    /// Logical pixels, of the line and of the letters.
    private static let height = 26.0
    private static let size = 17.0

    init(_ store: Store) {
        self.store = store
        area.size(height: Int(Self.height)).accessible(role: ATK_ROLE_IMAGE)
        missing.classes("caption", "dim-label")
        letWrap(missing)
        widget = makeColumn(spacing: 0, [area, missing])
        connectDraw(area) { [self] context in draw(context) }
    }

    /// Shows a family; the system's for an empty name.
    func show(family: String) {
        let isSystem = ["", "SF Pro", "SF Pro Text", "SF Pro Display"].contains(family)
        missing.visible(!isSystem && !store.renderer.fonts.has(family: family))
        guard family != self.family else { return }
        self.family = family
        area.accessible(name: tr("Sample of the font") + " " + (isSystem ? tr("System") : family))
        gtk_widget_queue_draw(area)
    }

    private func draw(_ context: OpaquePointer) {
        let width = Double(gtk_widget_get_allocated_width(area))
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(area)
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        let line = TextRun(
            tr("Aa Bb 123 Title"),
            Font(family: family.flatMap { $0.isEmpty ? nil : $0 } ?? Font.systemText, size: Self.size, weight: 600),
            RGBA(color), Rect(0, 0, width, Self.height))
        let scale = Double(gtk_widget_get_scale_factor(area))
        let surface = try? store.renderer.surface([.text(line)], width: width, height: Self.height, scale: scale)
        surface?.paint(width: width, height: Self.height, on: context)
    }
}
