import CGtk
import Dialects
import Gtk
import Model

/// One property of the trace: its value and the level that wins; opened, the rule and what every level says.
final class TraceRow {
    let widget: Widget
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
        gtk_label_set_xalign(as_label(value), 1)
        gtk_label_set_max_width_chars(as_label(value), 16)
        let title = makeLabel(key.title).expand(horizontal: true)
        gtk_label_set_width_chars(as_label(title), 10)
        let end = makeColumn(spacing: 0, [value, level])
        gtk_label_set_xalign(as_label(level), 1)
        let head = makeRow(spacing: 6, [title, swatch.widget, end]).expand(horizontal: true)
        gtk_grid_set_column_spacing(as_grid(levels), 12)
        gtk_label_set_line_wrap_mode(as_label(rule), PANGO_WRAP_WORD_CHAR)
        let body = makeColumn(spacing: 4, [sentence, rule, levels]).margins(horizontal: 18, vertical: 4)
        widget = gtk_expander_new(nil)
        gtk_expander_set_label_widget(as_expander(widget), head)
        gtk_expander_set_label_fill(as_expander(widget), 1)
        gtk_container_add(as_container(widget), body)
        widget.tooltip(tr(key.summary)).classes("trace")
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
        widget.accessible(name: key.title + ": " + text, description: tr(trace.sentence))
        fill(trace)
    }

    private func fill(_ trace: Trace) {
        removeChildren(of: levels)
        for (index, entry) in trace.entries.reversed().enumerated() {
            let name = makeLabel(entry.level.title), value = makeLabel(entry.value.text(of: key) ?? "–").classes("figures")
            let mark = makeLabel(entry.wins ? "✓" : "")
            for part in [name, value] { part.setClass("dim-label", !entry.wins) }
            for (column, part) in [mark, name, value].enumerated() {
                gtk_grid_attach(as_grid(levels), part, gint(column), gint(index), 1, 1)
            }
        }
        gtk_widget_show_all(levels)
    }
}
