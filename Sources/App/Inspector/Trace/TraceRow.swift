import CGtk
import Dialects
import Gtk
import Model

/// One property of the trace: its value and the level that wins; opened, the rule, what every level says, and what becomes of it.
final class TraceRow {
    let widget: Widget
    private let head: Widget
    private let value = makeLabel("").classes("figures")
    private let level = makeLabel("").classes("caption", "dim-label")
    private let swatch = Swatch(width: 16, height: 14)
    private let key: StyleKey
    private var shown: (trace: Trace, lines: [TraceLine])?
    /// What opens below the head; it is made when the row is first opened, since most rows never are.
    private var body: Body?

    private struct Body {
        let sentence = letWrap(makeLabel("", wraps: true))
        let rule = letWrap(makeLabel("", wraps: true).classes("caption", "dim-label"))
        let levels: Widget = gtk_grid_new()
    }

    init(_ key: StyleKey) {
        self.key = key
        let arrow = makeIcon("pan-end-symbolic")
        let title = makeLabel(tr(key.label)).expand(horizontal: true)
        gtk_label_set_width_chars(as_label(title), 6)
        gtk_label_set_max_width_chars(as_label(value), 12)
        for label in [value, level] { gtk_label_set_xalign(as_label(label), 1) }
        let content = makeColumn(spacing: 4).margins(horizontal: 22, vertical: 4)
        let revealer = makeRevealer(content)
        head = gtk_toggle_button_new()
        gtk_container_add(
            as_container(head), makeRow(spacing: 6, [arrow, title, swatch.widget, makeColumn(spacing: 0, [value, level])]))
        head.classes("flat", "trace-row").tooltip(tr(key.summary))
        widget = makeColumn(spacing: 0, [head, revealer])
        connect(head, "toggled") { [unowned self] in
            let isOpen = gtk_toggle_button_get_active(as_toggle_button(head))
            if isOpen.isTrue, body == nil { makeBody(in: content) }
            gtk_revealer_set_reveal_child(as_revealer(revealer), isOpen)
            gtk_image_set_from_icon_name(
                as_image(arrow), isOpen.isTrue ? "pan-down-symbolic" : "pan-end-symbolic", GTK_ICON_SIZE_BUTTON)
        }
    }

    /// Opens the row and brings it into view.
    func reveal() {
        gtk_toggle_button_set_active(as_toggle_button(head), 1)
        gtk_widget_grab_focus(head)
    }

    func show(_ trace: Trace, _ lines: [TraceLine]) {
        if let shown, shown.trace == trace, shown.lines == lines { return }
        shown = (trace, lines)
        let winner = trace.entries.first(where: \.wins)
        let text = winner?.value.text(of: key) ?? tr("None")
        setText(value, text)
        setText(level, winner?.level.title ?? "")
        let color = key.kind == .color ? winner?.value.string.flatMap { RGBA(hex: $0) } : nil
        swatch.show(light: color, dark: color)
        swatch.widget.visible(color != nil)
        let levels = lines.map { "\($0.level.title): \([$0.value, $0.reason].filter { !$0.isEmpty }.joined(separator: ", "))" }
        head.accessible(
            name: key.title + ": " + text, description: ([tr(trace.sentence)] + levels).joined(separator: "\n"))
        showBody()
    }

    private func makeBody(in content: Widget) {
        let body = Body()
        gtk_label_set_line_wrap_mode(as_label(body.rule), PANGO_WRAP_WORD_CHAR)
        gtk_grid_set_column_spacing(as_grid(body.levels), 10)
        for part in [body.sentence, body.levels, body.rule] { gtk_container_add(as_container(content), part) }
        self.body = body
        showBody()
        gtk_widget_show_all(content)
    }

    private func showBody() {
        guard let body, let shown else { return }
        setText(body.sentence, tr(shown.trace.sentence))
        setText(body.rule, shown.trace.rule)
        fill(body.levels, shown.lines)
    }

    /// A line a level; what becomes of its value stands below it.
    private func fill(_ levels: Widget, _ lines: [TraceLine]) {
        removeChildren(of: levels)
        for (index, line) in lines.enumerated() {
            let reason = letWrap(makeLabel(line.reason, wraps: true).classes("caption")).expand(horizontal: true)
            let value = makeLabel(line.value.isEmpty ? "–" : line.value).classes("figures")
            let parts = [makeLabel(line.wins ? "✓" : ""), makeLabel(line.level.title), makeColumn(spacing: 0, [value, reason])]
            for (column, part) in parts.enumerated() {
                part.align(vertical: GTK_ALIGN_START).setClass("dim-label", !line.wins)
                gtk_grid_attach(as_grid(levels), part, gint(column), gint(index), 1, 1)
            }
        }
        gtk_widget_show_all(levels)
    }
}
