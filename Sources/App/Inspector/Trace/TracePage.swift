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
    private let dialect = makeLabel("", wraps: true).classes("caption", "dim-label")
    private let facts: (heading: Widget, grid: Widget)
    private var shownFacts: [PageFact]?
    private let search: Widget
    private var shown: [Trace] = []
    private var wanted = ""

    init(_ tools: InspectorTools) {
        self.tools = tools
        var filter: (String) -> Void = { _ in }
        search = makeSearchEntry(name: tr("Find a property")) { filter($0) }
        facts = (makeHeading(tr("Page")), makeColumn(spacing: 6))
        gtk_widget_set_margin_top(facts.heading, 8)
        letWrap(dialect)
        let column = makeColumn(spacing: 0)
        widget = makeColumn(spacing: 6, [search, dialect, column, facts.heading, facts.grid])
            .margins(horizontal: 12, vertical: 8)
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
        gtk_label_set_text(as_label(dialect), store.dialect.title + ": " + tr(store.dialect.summary))
        showRows()
        show(PageFact.all(in: store))
    }

    /// Opens the row of a property and brings it into view.
    func reveal(_ key: StyleKey) {
        setEntryText(search, "")
        wanted = ""
        showRows()
        for (_, rows) in sections { rows.first { $0.key == key }?.row.reveal() }
    }

    private func show(_ new: [PageFact]) {
        guard new != shownFacts else { return }
        shownFacts = new
        removeChildren(of: facts.grid)
        for fact in new {
            let value = makeLabel(fact.value).classes("figures")
            gtk_label_set_max_width_chars(as_label(value), 14)
            let line = makeRow(spacing: 6, [makeLabel(fact.title).expand(horizontal: true), value])
            let sentence = letWrap(makeLabel(fact.sentence, wraps: true).classes("caption", "dim-label"))
            gtk_container_add(as_container(facts.grid), makeColumn(spacing: 0, [line, sentence]))
        }
        gtk_widget_show_all(facts.grid)
        for part in [facts.heading, facts.grid] { part.visible(!new.isEmpty) }
    }

    private func showRows() {
        let traces = Dictionary(shown.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (heading, rows) in sections {
            var isEmpty = true
            for (key, row) in rows {
                let isFound = wanted.isEmpty || key.title.lowercased().contains(wanted)
                row.widget.visible(traces[key] != nil && isFound)
                guard let trace = traces[key] else { continue }
                row.show(trace, TraceLine.of(trace, said: tools.store.said(of: key), tools.store.dialect))
                if isFound { isEmpty = false }
            }
            heading.visible(!isEmpty)
        }
    }
}
