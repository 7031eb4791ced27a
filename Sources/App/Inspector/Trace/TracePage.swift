import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Trace*: why each property of the inspected screen has its value.
final class TracePage {
    let widget: Widget
    private let tools: InspectorTools
    private let column = makeColumn(spacing: 2)
    private var rows: [StyleKey: TraceRow] = [:]
    private var shown: [Trace] = []
    private var wanted = ""

    init(_ tools: InspectorTools) {
        self.tools = tools
        var filter: (String) -> Void = { _ in }
        let search = makeSearchEntry(name: tr("Find a property")) { filter($0) }
        widget = makeColumn(spacing: 6, [search, column]).margins(horizontal: 12, vertical: 8)
        for key in StyleKey.all {
            let row = TraceRow(key)
            rows[key] = row
            gtk_container_add(as_container(column), row.widget)
        }
        filter = { [unowned self] text in
            wanted = text.lowercased()
            showRows()
        }
    }

    func refresh() {
        let store = tools.store
        let request = SceneBuilder(store.phone).request(store.state.inspectedScreen, in: store.state.navigation)
        let traces = store.dialect.resolve(request).trace
        guard traces != shown else { return }
        shown = traces
        showRows()
    }

    private func showRows() {
        let byKey = Dictionary(shown.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (key, row) in rows {
            let trace = byKey[key]
            row.widget.visible(trace != nil && (wanted.isEmpty || key.title.lowercased().contains(wanted)))
            if let trace { row.show(trace) }
        }
    }
}
