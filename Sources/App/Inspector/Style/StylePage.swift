import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Style*: a row for each key that the dialect knows at the level, by section.
final class StylePage {
    let widget: Widget
    private let tools: InspectorTools
    private var sections: [(section: StyleKey.Section, expander: Widget, rows: [StyleRow])] = []
    private let ignored: IgnoredCheck

    init(_ tools: InspectorTools) {
        self.tools = tools
        ignored = IgnoredCheck(tools.store)
        let column = makeColumn(spacing: 6)
        widget = column.margins(horizontal: 12, vertical: 8)
        for section in StyleKey.Section.allCases {
            let rows = StyleKey.all.filter { $0.section == section }.compactMap { StyleRow($0, tools) }
            guard !rows.isEmpty else { continue }
            let expander: Widget = gtk_expander_new(tr(section.rawValue))
            gtk_expander_set_expanded(as_expander(expander), 1)
            let content = makeColumn(spacing: 8, rows.map(\.row.widget)).margins(horizontal: 0, vertical: 6)
            gtk_container_add(as_container(expander), content)
            gtk_container_add(as_container(column), expander)
            sections.append((section, expander, rows))
        }
        gtk_container_add(as_container(column), ignored.widget)
    }

    /// Shows the level that is edited.
    func refresh() {
        let store = tools.store
        ignored.refresh()
        let place = store.editedPlace
        let style = store.project.style(at: place)
        let request = SceneBuilder(store.phone).request(store.state.inspectedScreen, in: store.state.navigation)
        let bar = store.dialect.resolve(request)
        let traces = Dictionary(bar.trace.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (_, expander, rows) in sections {
            var isEmpty = true
            for row in rows {
                let entries = place.isScrollEdge ? [] : traces[row.key]?.entries ?? []
                let usual = place.isScrollEdge || place.level == .builtIn ? JSON.null : bar.usual(row.key)
                let state = KeyState(row.key, in: style, at: place.level, store.dialect, entries, usual: usual)
                let isVisible = store.state.view.showsIgnored || state.ignored == nil || state.value != nil
                row.row.widget.visible(isVisible)
                guard isVisible else { continue }
                isEmpty = false
                row.show(state)
            }
            expander.visible(!isEmpty)
        }
    }

    /// Opens a section and brings it into view.
    func reveal(_ section: StyleKey.Section) {
        guard let found = sections.first(where: { $0.section == section }), let row = found.rows.first else { return }
        gtk_expander_set_expanded(as_expander(found.expander), 1)
        gtk_widget_child_focus(row.row.widget, GTK_DIR_TAB_FORWARD)
    }
}
