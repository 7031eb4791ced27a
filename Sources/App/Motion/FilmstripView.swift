import CCairo
import CGtk
import Gtk
import Render
import Scene

/// The frames of a strip side by side, each with its time and progress below; the marked one has a frame and a bold label. Two
/// phones have their frames one below the other.
final class FilmstripView {
    let widget: Widget = gtk_drawing_area_new()
    /// What a person does: a click on a frame, or a key.
    var picked: (Int) -> Void = { _ in }
    private var rows: [[Surface]] = []
    /// Of a frame, in logical pixels.
    private var height = height(showsWholeScreen: false)
    private var labels: [String] = []
    /// Whether frames are on their way where there are none yet.
    var isWaiting = false {
        didSet { if isWaiting != oldValue { gtk_widget_queue_draw(widget) } }
    }
    private var marked: Int?

    private static let gap = 10.0
    private static let line = 20.0
    /// Under the labels, where the scroll bar lies over the strip.
    private static let bottom = 10.0

    /// Logical pixels of a frame from top to bottom.
    static func height(showsWholeScreen: Bool) -> Int { showsWholeScreen ? 190 : 84 }

    init() {
        widget.accessible(name: tr("Filmstrip"), role: ATK_ROLE_CANVAS).classes("filmstrip")
        gtk_widget_set_can_focus(widget, 1)
        gtk_widget_add_events(widget, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        connectDraw(widget) { [self] context in draw(context) }
        connectEvent(widget, "button-press-event") { [self] event in press(PointerEvent(event)) }
        connectEvent(widget, "key-press-event") { [self] event in press(KeyEvent(event)) }
        for signal in ["focus-in-event", "focus-out-event"] {
            connectEvent(widget, signal) { [self] _ in
                gtk_widget_queue_draw(widget)
                return false
            }
        }
        requestSize()
    }

    func show(_ rows: [[Surface]], height: Int, labels: [String]) {
        self.rows = rows
        self.height = height
        self.labels = labels
        if marked.map({ !labels.indices.contains($0) }) == true { marked = nil }
        requestSize()
        gtk_widget_queue_draw(widget)
        describe()
    }

    /// Marks a frame, or none; answers whether it was another one.
    func mark(_ index: Int?) -> Bool {
        guard index != marked else { return false }
        marked = index
        gtk_widget_queue_draw(widget)
        describe()
        return true
    }

    /// Where the marked frame stands from the left, in logical pixels.
    var markedPlace: ClosedRange<Double>? {
        marked.flatMap { labels.indices.contains($0) ? x(of: $0) - Self.gap...x(of: $0) + width + Self.gap : nil }
    }

    /// Assistive technology hears which frame the phone shows.
    private func describe() {
        let place = marked.map { "\($0 + 1)/\(labels.count), " + labels[$0] }
        widget.accessible(description: place ?? String(labels.count))
    }

    // MARK: Places

    /// Of the widest frame.
    private var width: Double { rows.joined().map(width).max() ?? 0 }

    private func width(of surface: Surface) -> Double {
        (Double(surface.width * height) / Double(max(1, surface.height))).rounded()
    }

    private func x(of index: Int) -> Double { Self.gap + Double(index) * (width + Self.gap) }

    private func requestSize() {
        let frames = max(1, rows.count) * (height + Int(Self.gap / 2))
        widget.size(width: Int(x(of: labels.count)), height: frames + Int(Self.line + Self.bottom))
    }

    // MARK: Input

    private func press(_ event: PointerEvent) -> Bool {
        gtk_widget_grab_focus(widget)
        guard event.button == 1, event.clicks == 1, let index = labels.indices.first(where: { event.x < x(of: $0) + width })
        else { return false }
        picked(index)
        return true
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isEmpty, !labels.isEmpty else { return false }
        let last = labels.count - 1
        switch event.key {
        case GDK_KEY_Right, GDK_KEY_KP_Right: picked(min(last, (marked ?? -1) + 1))
        case GDK_KEY_Left, GDK_KEY_KP_Left: picked(max(0, (marked ?? last + 1) - 1))
        case GDK_KEY_Home, GDK_KEY_KP_Home: picked(0)
        case GDK_KEY_End, GDK_KEY_KP_End: picked(last)
        default: return false
        }
        return true
    }

    // MARK: Drawing

    private func draw(_ context: OpaquePointer) {
        guard !labels.isEmpty else { return drawNothing(context) }
        var (left, right) = (0.0, 0.0), (top, bottom) = (0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let width = width
        for index in labels.indices where x(of: index) < right && x(of: index) + width > left { draw(index, width, context) }
    }

    /// The frames of one moment with their label.
    private func draw(_ index: Int, _ width: Double, _ context: OpaquePointer) {
        let isMarked = index == marked, x = x(of: index)
        var y = Self.gap / 2
        for row in rows where row.indices.contains(index) {
            draw(row[index], at: x, y, isMarked, context)
            y += Double(height) + Self.gap / 2
        }
        setInk(of: widget, on: context, isMarked ? 1 : 0.75)
        let label = labels[index], middle = (x: x + width / 2, y: y - Self.gap / 2 + Self.line / 2 + 1)
        let isWide = textSize(label, of: widget, scale: 0.85, isBold: true).width > width
        let words = isWide ? label.split(separator: " ").suffix(2).joined(separator: " ") : label
        drawText(words, of: widget, on: context, x: middle.x, y: middle.y, scale: 0.85, isBold: isMarked)
        if isMarked, gtk_widget_has_focus(widget).isTrue {
            gtk_render_focus(gtk_widget_get_style_context(widget), context, x - 5, 0, width + 10, y + Self.line - 5)
        }
    }

    private func draw(_ surface: Surface, at x: Double, _ y: Double, _ isMarked: Bool, _ context: OpaquePointer) {
        let width = width(of: surface), height = Double(height)
        cairo_save(context)
        cairo_translate(context, x, y)
        surface.paint(width: width, height: height, on: context)
        cairo_restore(context)
        let line = isMarked ? 3.0 : 1.0
        if isMarked { setAccent(of: widget, on: context) } else { setInk(of: widget, on: context, 0.3) }
        cairo_set_line_width(context, line)
        cairo_rectangle(context, x - line / 2, y - line / 2, width + line, height + line)
        cairo_stroke(context)
    }

    private func drawNothing(_ context: OpaquePointer) {
        guard !isWaiting else { return }
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        setInk(of: widget, on: context, 0.6)
        drawText(tr("Nothing has moved yet."), of: widget, on: context, x: width / 2, y: height / 2)
    }
}
