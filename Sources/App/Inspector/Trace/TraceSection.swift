import CGtk
import Dialects
import Gtk
import Model

/// The traced properties of one section; a row is made when it is first shown.
final class TraceSection {
    let widget = makeColumn(spacing: 0)
    private let store: Store
    private let keys: [StyleKey]
    private var rows: [StyleKey: TraceRow] = [:]

    init(_ section: StyleKey.Section, _ store: Store) {
        self.store = store
        keys = StyleKey.all.filter { $0.section == section }
        let heading = makeHeading(tr(section.rawValue))
        gtk_widget_set_margin_top(heading, 8)
        gtk_container_add(as_container(widget), heading)
        // It is hidden until it has a row; what stands in it is then not shown with the page.
        gtk_widget_show(heading)
        widget.visible(false)
    }

    func row(of key: StyleKey) -> TraceRow? { rows[key] }

    /// What brings the section up to the traces, a row a piece; of the rows those are shown whose title holds the wanted text.
    func pieces(_ traces: [StyleKey: Trace], wanted: SearchText) -> [() -> Void] {
        let isFound = { (key: StyleKey) in wanted.isIn(key.title) }
        let isEmpty = !keys.contains { traces[$0] != nil && isFound($0) }
        return [{ [self] in widget.visible(!isEmpty) }]
            + keys.map { key in { [self] in show(isFound(key) ? traces[key] : nil, of: key) } }
    }

    private func show(_ trace: Trace?, of key: StyleKey) {
        guard let trace else {
            rows[key]?.widget.visible(false)
            return
        }
        let row = rows[key] ?? make(key)
        row.show(trace, TraceLine.of(trace, said: store.said(of: key), store.dialect))
        row.widget.visible(true)
    }

    private func make(_ key: StyleKey) -> TraceRow {
        let row = TraceRow(key)
        insert(row.widget, into: widget, at: 1 + keys.prefix { $0 != key }.count { rows[$0] != nil })
        rows[key] = row
        return row
    }
}
