import CCairo
import CGtk
import Gtk
import Model

/// The curve of a scroll ramp: its points are dragged sideways to other offsets and upwards to other values; keys do the same.
final class RampCurve {
    let widget: Widget = gtk_drawing_area_new()
    private var ramp: RampLine?
    private var picked = 0
    /// Where the content of the screen stands now.
    private var offset = 0.0
    private var isDragging = false
    /// The scale stays while a point is dragged, or it would flee from the pointer.
    private var end = 100.0
    /// What a person does with the curve.
    var pick: (_ stop: Int) -> Void = { _ in }
    var move: (_ point: RampLine.Point, _ offset: Double, _ height: Double, _ goesOn: Bool) -> Void = { _, _, _, _ in }
    var ended: (_ isCancelled: Bool) -> Void = { _ in }

    /// Logical pixels around the curve, in which the points have room.
    private static let inset = 9.0
    private static let height = 84

    init() {
        widget.size(height: Self.height).expand(horizontal: true).classes("ramp")
            .accessible(name: tr("Scroll curve"))
        gtk_widget_set_can_focus(widget, 1)
        let mask = GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue | GDK_BUTTON1_MOTION_MASK.rawValue
        gtk_widget_add_events(widget, gint(mask))
        connectDraw(widget) { [self] context in draw(context) }
        connectEvent(widget, "button-press-event") { [self] event in press(PointerEvent(event)) }
        connectEvent(widget, "motion-notify-event") { [self] event in drag(PointerEvent(event)) }
        connectEvent(widget, "button-release-event") { [self] _ in release() }
        connectEvent(widget, "key-press-event") { [self] event in press(KeyEvent(event)) }
        for signal in ["focus-in-event", "focus-out-event"] {
            connectEvent(widget, signal) { [self] _ in
                gtk_widget_queue_draw(widget)
                return false
            }
        }
    }

    func show(_ ramp: RampLine, picked: Int, offset: Double) {
        guard ramp != self.ramp || picked != self.picked || offset != self.offset else { return }
        (self.ramp, self.picked, self.offset) = (ramp, picked, offset)
        if !isDragging { fit() }
        let points = ramp.points.map { "\(text($0.offset)) pt: \(text($0.height * 100)) %" }
        widget.accessible(name: tr("Scroll curve") + ": " + ramp.key.title, description: points.joined(separator: ", "))
        gtk_widget_queue_draw(widget)
    }

    /// Makes room for the last point.
    private func fit() {
        end = max(100, (ramp?.points.last?.offset ?? 0) * 1.25)
        gtk_widget_queue_draw(widget)
    }

    private func text(_ number: Double) -> String { JSON.number(number.rounded(to: 1)).shortText ?? "" }

    // MARK: Places

    private var width: Double { Double(gtk_widget_get_allocated_width(widget)) - 2 * Self.inset }
    private var tall: Double { Double(gtk_widget_get_allocated_height(widget)) - 2 * Self.inset }

    private func place(_ offset: Double, _ height: Double) -> (x: Double, y: Double) {
        (Self.inset + offset / end * width, Self.inset + (1 - height) * tall)
    }

    private func point(near x: Double, _ y: Double) -> RampLine.Point? {
        let distances = (ramp?.points ?? []).map { point -> (point: RampLine.Point, square: Double) in
            let at = place(point.offset, point.height)
            return (point, (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y))
        }
        return distances.filter { $0.square < 200 }.min { $0.square < $1.square }?.point
    }

    private var current: RampLine.Point? { ramp?.points.first { $0.stop == picked } }

    // MARK: Pointer

    private func press(_ event: PointerEvent) -> Bool {
        gtk_widget_grab_focus(widget)
        guard event.button == 1, event.clicks == 1, let point = point(near: event.x, event.y) else { return false }
        isDragging = true
        pick(point.stop)
        return true
    }

    private func drag(_ event: PointerEvent) -> Bool {
        guard isDragging, let current, width > 0, tall > 0 else { return false }
        let offset = min(end, max(0, (event.x - Self.inset) / width * end)).rounded(to: 1)
        let height = min(1, max(0, 1 - (event.y - Self.inset) / tall))
        move(current, offset, height, true)
        return true
    }

    private func release() -> Bool {
        guard isDragging else { return false }
        isDragging = false
        ended(false)
        fit()
        return true
    }

    // MARK: Keys

    /// The arrows move the picked point, with Shift ten times as far; Page Up and Page Down pick its neighbours.
    private func press(_ event: KeyEvent) -> Bool {
        if event.key == GDK_KEY_Escape, isDragging {
            isDragging = false
            ended(true)
            fit()
            return true
        }
        guard event.modifiers.isSubset(of: .shift), let ramp, let current else { return false }
        let step = event.modifiers.contains(.shift) ? 10.0 : 1
        switch event.key {
        case GDK_KEY_Left: nudge(current, -step, 0)
        case GDK_KEY_Right: nudge(current, step, 0)
        case GDK_KEY_Up: nudge(current, 0, ramp.step * step)
        case GDK_KEY_Down: nudge(current, 0, -ramp.step * step)
        case GDK_KEY_Page_Up, GDK_KEY_Page_Down:
            guard let index = ramp.points.firstIndex(of: current) else { return false }
            let next = index + (event.key == GDK_KEY_Page_Up ? -1 : 1)
            if ramp.points.indices.contains(next) { pick(ramp.points[next].stop) }
        default: return false
        }
        return true
    }

    private func nudge(_ point: RampLine.Point, _ dx: Double, _ dy: Double) {
        move(point, max(0, point.offset + dx), min(1, max(0, point.height + dy)), false)
    }

    // MARK: Drawing

    private func draw(_ context: OpaquePointer) {
        guard let ramp else { return }
        let style = gtk_widget_get_style_context(widget)
        var ink = GdkRGBA(), accent = GdkRGBA()
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink)
        if !gtk_style_context_lookup_color(style, "theme_selected_bg_color", &accent).isTrue { accent = ink }
        let full = (width: width + 2 * Self.inset, height: tall + 2 * Self.inset)
        gtk_render_background(style, context, 0, 0, full.width, full.height)
        gtk_render_frame(style, context, 0, 0, full.width, full.height)
        line(context, ink, 0.25, [place(0, 0), place(end, 0)])
        line(context, ink, 0.25, [place(0, 1), place(end, 1)])
        line(context, accent, 0.5, [place(min(offset, end), 0), place(min(offset, end), 1)])
        line(context, ink, 1, ramp.corners(to: end).map { place(min($0.offset, end), $0.height) }, width: 2)
        for point in ramp.points {
            let at = place(min(point.offset, end), point.height), isPicked = point.stop == picked
            cairo_arc(context, at.x, at.y, isPicked ? 6 : 4.5, 0, 2 * .pi)
            set(context, isPicked ? accent : ink, 1)
            cairo_fill(context)
        }
        if gtk_widget_has_focus(widget).isTrue {
            gtk_render_focus(style, context, 2, 2, full.width - 4, full.height - 4)
        }
    }

    private func set(_ context: OpaquePointer, _ color: GdkRGBA, _ share: Double) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * share)
    }

    private func line(
        _ context: OpaquePointer, _ color: GdkRGBA, _ share: Double, _ corners: [(x: Double, y: Double)], width: Double = 1
    ) {
        set(context, color, share)
        cairo_set_line_width(context, width)
        for corner in corners { cairo_line_to(context, corner.x, corner.y) }
        cairo_stroke(context)
    }
}
