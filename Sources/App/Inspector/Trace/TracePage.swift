import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Trace*: why each property of the inspected screen has its value, by section.
final class TracePage {
    let widget: Widget
    private let tools: InspectorTools
    private var sections: [(heading: Widget, rows: [(key: StyleKey, row: TraceRow)])] = []
    private var shown: [Trace] = []
    private var wanted = ""

    init(_ tools: InspectorTools) {
        self.tools = tools
        var filter: (String) -> Void = { _ in }
        let search = makeSearchEntry(name: tr("Find a property")) { filter($0) }
        let column = makeColumn(spacing: 0)
        widget = makeColumn(spacing: 6, [search, column]).margins(horizontal: 12, vertical: 8)
        for section in StyleKey.Section.allCases {
            let heading = makeHeading(tr(section.rawValue))
            gtk_widget_set_margin_top(heading, 8)
            gtk_container_add(as_container(column), heading)
            let rows = StyleKey.all.filter { $0.section == section }.map { (key: $0, row: TraceRow($0)) }
            for (_, row) in rows { gtk_container_add(as_container(column), row.widget) }
            sections.append((heading, rows))
        }
        filter = { [unowned self] text in
            wanted = text.lowercased()
            showRows()
        }
    }

    func refresh() {
        let store = tools.store
        let request = SceneBuilder(store.phone).request(store.state.inspectedScreen, in: store.state.navigation)
        shown = store.dialect.resolve(request).trace
        showRows()
    }

    private func showRows() {
        let traces = Dictionary(shown.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (heading, rows) in sections {
            var isEmpty = true
            for (key, row) in rows {
                let isFound = wanted.isEmpty || key.title.lowercased().contains(wanted)
                row.widget.visible(traces[key] != nil && isFound)
                guard let trace = traces[key] else { continue }
                row.show(trace)
                if isFound { isEmpty = false }
            }
            heading.visible(!isEmpty)
        }
    }
}
