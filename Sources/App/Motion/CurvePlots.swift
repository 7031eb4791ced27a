import CCairo
import CGtk
import Gtk
import Model
import Scene

/// Plots of elements over the progress of a transition: one for each figure, and bands of their colours below.
final class CurvePlots {
    let widget: Widget = gtk_drawing_area_new()
    /// What a person does: a click or a drag at a progress, a key, the pointer over a progress or away.
    var scrub: (Double) -> Void = { _ in }
    var step: (Int) -> Void = { _ in }
    var hover: (Double?) -> Void = { _ in }
    private var lines: [CurveLine] = []
    /// Where the transition stands; `nil` at rest.
    private var progress: Double?
    private var hovered: Double?

    private static let gap = 12.0
    private static let head = 16.0
    private static let band = 7.0
    private static let least = 108.0
    /// Of the plots from top to bottom, without the bands.
    private static let height = 116.0

    init() {
        widget.accessible(name: tr("Curves of elements"), role: ATK_ROLE_CANVAS).expand(horizontal: true, vertical: true)
        widget.classes("curves").size(width: 2 * Int(Self.least), height: Int(Self.height))
        gtk_widget_set_can_focus(widget, 1)
        let mask =
            GDK_BUTTON_PRESS_MASK.rawValue | GDK_POINTER_MOTION_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue
        gtk_widget_add_events(widget, gint(mask))
        connectDraw(widget) { [self] context in draw(context) }
        connectEvent(widget, "button-press-event") { [self] event in press(PointerEvent(event)) }
        connectEvent(widget, "motion-notify-event") { [self] event in move(event) }
        connectEvent(widget, "leave-notify-event") { [self] _ in
            point(at: nil)
            return false
        }
        connectEvent(widget, "key-press-event") { [self] event in press(KeyEvent(event)) }
        for signal in ["focus-in-event", "focus-out-event"] {
            connectEvent(widget, signal) { [self] _ in
                gtk_widget_queue_draw(widget)
                return false
            }
        }
    }

    func show(_ lines: [CurveLine], progress: Double?) {
        self.lines = lines
        self.progress = progress
        widget.size(width: 2 * Int(Self.least), height: Int(Self.height + bandsHeight))
        gtk_widget_queue_draw(widget)
    }

    // MARK: Places

    private var quantities: [MotionSamples.Quantity] { MotionSamples.Quantity.allCases }

    /// The rooms of the plots: in one row, or two by two where that is too narrow.
    private var rooms: [Rect] {
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        let count = quantities.count, columns = width >= Double(count) * (Self.least + Self.gap) ? count : 2
        let rows = (count + columns - 1) / columns
        let room = (
            width: (width - Self.gap) / Double(columns) - Self.gap,
            height: (height - bandsHeight - Self.gap) / Double(rows) - Self.gap / 2
        )
        return (0..<count).map { index in
            Rect(
                Self.gap + Double(index % columns) * (room.width + Self.gap),
                Self.gap / 2 + Double(index / columns) * (room.height + Self.gap / 2), room.width, room.height)
        }
    }

    private var bandsHeight: Double { Double(lines.count) * (Self.band + 2) }

    private var bands: Rect {
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        return Rect(Self.gap, height - bandsHeight - Self.gap / 2, width - 2 * Self.gap, bandsHeight)
    }

    /// The progress under the pointer, in a plot or in the bands.
    private func progress(at x: Double, _ y: Double) -> Double? {
        (rooms + [bands]).first { $0.contains(Point(x, y)) }.map { min(1, max(0, (x - $0.x) / $0.width)) }
    }

    // MARK: Input

    private func press(_ event: PointerEvent) -> Bool {
        gtk_widget_grab_focus(widget)
        guard event.button == 1, let progress = progress(at: event.x, event.y) else { return false }
        scrub(progress)
        return true
    }

    private func move(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
        let place = PointerEvent(event), at = progress(at: place.x, place.y)
        var state = GdkModifierType(rawValue: 0)
        gdk_event_get_state(event, &state)
        if let at, state.rawValue & GDK_BUTTON1_MASK.rawValue != 0 { scrub(at) }
        point(at: at)
        return true
    }

    private func point(at progress: Double?) {
        guard progress != hovered else { return }
        hovered = progress
        hover(progress)
        gtk_widget_queue_draw(widget)
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty else { return false }
        switch event.key {
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(1)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(-1)
        case GDK_KEY_Home, GDK_KEY_KP_Home: scrub(0)
        case GDK_KEY_End, GDK_KEY_KP_End: scrub(1)
        default: return false
        }
        return true
    }

    // MARK: Drawing

    private func draw(_ context: OpaquePointer) {
        for (quantity, room) in zip(quantities, rooms) { draw(quantity, in: room, context) }
        for (index, line) in lines.enumerated() {
            let y = bands.y + Double(index) * (Self.band + 2)
            drawBand(line, Rect(bands.x, y, bands.width, Self.band), context)
        }
        if !lines.isEmpty { drawMarks(in: bands, context) }
        if gtk_widget_has_focus(widget).isTrue {
            let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
            gtk_render_focus(gtk_widget_get_style_context(widget), context, 1, 1, width - 2, height - 2)
        }
    }

    private func draw(_ quantity: MotionSamples.Quantity, in room: Rect, _ context: OpaquePointer) {
        let plot = Rect(room.x, room.y + Self.head, room.width, max(1, room.height - Self.head))
        cairo_set_line_width(context, 1)
        setInk(of: widget, on: context, 0.25)
        cairo_rectangle(context, plot.x.rounded() + 0.5, plot.y.rounded() + 0.5, plot.width.rounded(), plot.height.rounded())
        cairo_stroke(context)
        guard let range = lines.range(of: quantity) else { return drawTitle(title(of: quantity), over: plot, context) }
        let ends = CurveLine.text(range.lowerBound) + "–" + CurveLine.text(range.upperBound)
        drawTitle(title(of: quantity) + "  " + ends, over: plot, context)
        cairo_save(context)
        cairo_rectangle(context, plot.x - 2, plot.y - 2, plot.width + 4, plot.height + 4)
        cairo_clip(context)
        for line in lines.reversed() { draw(line, quantity, range, plot, context) }
        cairo_restore(context)
        drawMarks(in: plot, context)
    }

    private func title(of quantity: MotionSamples.Quantity) -> String {
        switch quantity {
        case .x: "x"
        case .y: "y"
        case .width: tr("Width")
        case .opacity: tr("Opacity")
        }
    }

    private func drawTitle(_ text: String, over plot: Rect, _ context: OpaquePointer) {
        setInk(of: widget, on: context, 0.8)
        drawText(text, of: widget, on: context, x: plot.midX, y: plot.y - Self.head / 2, scale: 0.8)
    }

    private func draw(
        _ line: CurveLine, _ quantity: MotionSamples.Quantity, _ range: ClosedRange<Double>, _ plot: Rect,
        _ context: OpaquePointer
    ) {
        let inner = plot.inset(0, 4), span = range.upperBound - range.lowerBound
        func place(_ progress: Double, _ value: Double) -> Point {
            Point(inner.x + progress * inner.width, inner.bottom - (value - range.lowerBound) / span * inner.height)
        }
        CurveLine.setHue(line.hue, on: context)
        cairo_set_line_width(context, 2)
        var dashes = [5.0, 4.0]
        cairo_set_dash(context, &dashes, line.isSecond ? 2 : 0, 0)
        for (progress, value) in zip(line.samples.progresses, line.samples.curve(quantity, of: line.name)) {
            guard let value else {
                cairo_stroke(context)
                continue
            }
            let at = place(progress, value)
            cairo_line_to(context, at.x, at.y)
        }
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
        guard let now = hovered ?? progress, let value = line.samples.value(quantity, of: line.name, at: now) else { return }
        let at = place(now, value)
        cairo_arc(context, at.x, at.y, 3.5, 0, 2 * .pi)
        cairo_fill(context)
    }

    /// A band of the element's colours over a checkerboard's middle grey, after a mark in the hue of its curves.
    private func drawBand(_ line: CurveLine, _ room: Rect, _ context: OpaquePointer) {
        let step = room.width / Double(max(1, line.samples.progresses.count - 1))
        cairo_set_source_rgb(context, 0.5, 0.5, 0.5)
        cairo_rectangle(context, room.x, room.y, room.width, room.height)
        cairo_fill(context)
        for (index, color) in line.samples.colors(of: line.name).enumerated() {
            guard let color else { continue }
            cairo_set_source_rgba(
                context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.opacity)
            let left = max(room.x, room.x + (Double(index) - 0.5) * step)
            cairo_rectangle(context, left, room.y, min(room.right, left + step) - left, room.height)
            cairo_fill(context)
        }
        CurveLine.setHue(line.hue, on: context)
        cairo_rectangle(context, room.x - 8, room.y, 5, room.height)
        cairo_fill(context)
    }

    /// Where the transition stands, and where the pointer is.
    private func drawMarks(in room: Rect, _ context: OpaquePointer) {
        cairo_set_line_width(context, 1)
        for (mark, share) in [(progress, 0.9), (hovered, 0.4)] {
            guard let mark else { continue }
            setInk(of: widget, on: context, share)
            let x = (room.x + mark * room.width).rounded() + 0.5
            cairo_move_to(context, x, room.y)
            cairo_line_to(context, x, room.bottom)
            cairo_stroke(context)
        }
    }
}
