import CGtk
import Gtk
import Model

/// The rows of one section of style keys; a row is made when it is first shown.
final class StyleSection {
    let section: StyleKey.Section
    /// The room of the section; it is hidden until it has a row.
    let widget = makeColumn(spacing: 0).visible(false)
    private let tools: InspectorTools
    private lazy var expander = makeExpander()
    private let column = makeColumn(spacing: 8).margins(horizontal: 0, vertical: 6)
    private let keys: [StyleKey]
    private var rows: [StyleKey: StyleRow] = [:]

    init(_ section: StyleKey.Section, _ tools: InspectorTools) {
        self.section = section
        self.tools = tools
        keys = StyleKey.all.filter { $0.section == section }
    }

    private func makeExpander() -> Widget {
        let expander: Widget = gtk_expander_new(tr(section.rawValue))
        gtk_expander_set_expanded(as_expander(expander), 1)
        gtk_container_add(as_container(expander), column)
        gtk_container_add(as_container(widget), expander)
        // Its rows are shown one by one.
        gtk_widget_show(column)
        gtk_widget_show(expander)
        return expander
    }

    /// What brings the section up to the state, a row a piece.
    func pieces(showsIgnored: Bool, _ state: @escaping (StyleKey) -> KeyState) -> [() -> Void] {
        keys.map { key in { [self] in show(state(key), of: key, showsIgnored) } }
            + [{ [self] in widget.visible(rows.values.contains { gtk_widget_get_visible($0.row.widget).isTrue }) }]
    }

    private func show(_ state: KeyState, of key: StyleKey, _ showsIgnored: Bool) {
        guard showsIgnored || state.ignored == nil || state.value != nil else {
            rows[key]?.row.widget.visible(false)
            return
        }
        guard let row = rows[key] ?? make(key) else { return }
        row.show(state)
        row.row.widget.visible(true)
        widget.visible(true)
    }

    private func make(_ key: StyleKey) -> StyleRow? {
        guard let row = StyleRow(key, tools) else { return nil }
        _ = expander
        insert(row.row.widget, into: column, at: keys.prefix { $0 != key }.count { rows[$0] != nil })
        rows[key] = row
        return row
    }

    /// Opens the section and puts the cursor into its first row.
    func reveal() {
        gtk_expander_set_expanded(as_expander(expander), 1)
        gtk_widget_child_focus(column, GTK_DIR_TAB_FORWARD)
    }
}
