import CGtk
import Dialects
import Gtk
import Model

/// One property of the trace: its value and the level that wins; opened, the rule and what every level says.
final class TraceRow {
    let widget: Widget
    private let head: Widget
    private let value = makeLabel("").classes("figures")
    private let level = makeLabel("").classes("caption", "dim-label")
    private let swatch = Swatch(width: 16, height: 14)
    private let sentence = makeLabel("", wraps: true)
    private let rule = makeLabel("", wraps: true).classes("caption", "dim-label")
    private let levels: Widget = gtk_grid_new()
    private let key: StyleKey
    private var shown: Trace?

    init(_ key: StyleKey) {
        self.key = key
        let arrow = makeIcon("pan-end-symbolic")
        let title = makeLabel(tr(key.label)).expand(horizontal: true)
        gtk_label_set_width_chars(as_label(title), 8)
        gtk_label_set_max_width_chars(as_label(value), 18)
        for label in [value, level] { gtk_label_set_xalign(as_label(label), 1) }
        for text in [sentence, rule] { gtk_label_set_max_width_chars(as_label(text), 24) }
        gtk_label_set_line_wrap_mode(as_label(rule), PANGO_WRAP_WORD_CHAR)
        gtk_grid_set_column_spacing(as_grid(levels), 10)
        let body = makeColumn(spacing: 4, [sentence, levels, rule]).margins(horizontal: 22, vertical: 4)
        let revealer = makeRevealer(body)
        head = gtk_toggle_button_new()
        gtk_container_add(
            as_container(head), makeRow(spacing: 6, [arrow, title, swatch.widget, makeColumn(spacing: 0, [value, level])]))
        head.classes("flat", "trace-row").tooltip(tr(key.summary))
        widget = makeColumn(spacing: 0, [head, revealer])
        connect(head, "toggled") { [head] in
            let isOpen = gtk_toggle_button_get_active(as_toggle_button(head))
            gtk_revealer_set_reveal_child(as_revealer(revealer), isOpen)
            gtk_image_set_from_icon_name(
                as_image(arrow), isOpen.isTrue ? "pan-down-symbolic" : "pan-end-symbolic", GTK_ICON_SIZE_BUTTON)
        }
    }

    func show(_ trace: Trace) {
        guard trace != shown else { return }
        shown = trace
        let winner = trace.entries.first(where: \.wins)
        let text = winner?.value.text(of: key) ?? tr("None")
        gtk_label_set_text(as_label(value), text)
        gtk_label_set_text(as_label(level), winner?.level.title ?? "")
        let color = key.kind == .color ? winner?.value.string.flatMap { RGBA(hex: $0) } : nil
        swatch.show(light: color, dark: color)
        swatch.widget.visible(color != nil)
        gtk_label_set_text(as_label(sentence), tr(trace.sentence))
        gtk_label_set_text(as_label(rule), trace.rule)
        head.accessible(name: key.title + ": " + text, description: tr(trace.sentence))
        fill(trace)
    }

    private func fill(_ trace: Trace) {
        removeChildren(of: levels)
        for (index, entry) in trace.entries.reversed().enumerated() {
            let parts = [
                makeLabel(entry.wins ? "✓" : ""), makeLabel(entry.level.title),
                makeLabel(entry.value.text(of: key) ?? "–").classes("figures"),
            ]
            for (column, part) in parts.enumerated() {
                part.setClass("dim-label", !entry.wins)
                gtk_grid_attach(as_grid(levels), part, gint(column), gint(index), 1, 1)
            }
        }
        gtk_widget_show_all(levels)
    }
}
