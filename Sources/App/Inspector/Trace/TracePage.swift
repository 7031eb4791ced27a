import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Trace*: why each property of the inspected screen has its value, by section.
final class TracePage {
    let widget: Widget
    private let tools: InspectorTools
    private let sections: [TraceSection]
    private let dialect = makeLabel("", wraps: true).classes("caption", "dim-label")
    private let facts: (heading: Widget, grid: Widget)
    private var shownFacts: [PageFact]?
    private let search: Widget
    private var shown: [Trace] = []
    private var wanted = SearchText("")

    init(_ tools: InspectorTools) {
        self.tools = tools
        var filter: (String) -> Void = { _ in }
        search = makeSearchEntry(name: tr("Find a property")) { filter($0) }
        facts = (makeHeading(tr("Page")), makeColumn(spacing: 6))
        gtk_widget_set_margin_top(facts.heading, 8)
        letWrap(dialect)
        sections = StyleKey.Section.allCases.map { TraceSection($0, tools.store) }
        widget = makeColumn(
            spacing: 6, [search, dialect, makeColumn(spacing: 0, sections.map(\.widget)), facts.heading, facts.grid]
        )
        .margins(horizontal: 12, vertical: 8)
        filter = { [unowned self] text in
            wanted = SearchText(text)
            showRows()
        }
    }

    func refresh() {
        let store = tools.store
        let request = SceneBuilder(store.phone).request(store.state.inspectedScreen, in: store.state.navigation)
        shown = store.dialect.resolve(request).trace
        setText(dialect, store.dialect.title + ": " + tr(store.dialect.summary))
        showRows()
    }

    /// Opens the row of a property and brings it into view.
    func reveal(_ key: StyleKey) {
        setEntryText(search, "")
        wanted = SearchText("")
        showRows()
        Pieces.finish(widget)
        for section in sections { section.row(of: key)?.reveal() }
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

    /// Shows the rows that are wanted and the facts, one after another between frames.
    private func showRows() {
        let traces = Dictionary(shown.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let facts = PageFact.all(in: tools.store)
        Pieces.run(for: widget, sections.flatMap { $0.pieces(traces, wanted: wanted) } + [{ [self] in show(facts) }])
    }
}
