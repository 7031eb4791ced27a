import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The page *Style*: a row for each key that the dialect knows at the level, by section.
final class StylePage {
    let widget: Widget
    private let tools: InspectorTools
    private let sections: [StyleSection]
    private let ignored: IgnoredCheck

    init(_ tools: InspectorTools) {
        self.tools = tools
        ignored = IgnoredCheck(tools.store)
        sections = StyleKey.Section.allCases.map { StyleSection($0, tools) }
        widget = makeColumn(spacing: 6, sections.map(\.widget) + [ignored.widget]).margins(horizontal: 12, vertical: 8)
    }

    /// Shows the level that is edited, row by row between frames.
    func refresh() {
        let store = tools.store
        ignored.refresh()
        let place = store.editedPlace
        let style = store.project.style(at: place)
        let request = SceneBuilder(store.phone).request(store.state.inspectedScreen, in: store.state.navigation)
        let bar = store.dialect.resolve(request)
        let traces = Dictionary(bar.trace.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let state = { (key: StyleKey) in
            KeyState(
                key, in: style, at: place.level, store.dialect, place.isScrollEdge ? [] : traces[key]?.entries ?? [],
                usual: place.isScrollEdge || place.level == .builtIn ? JSON.null : bar.usual(key))
        }
        Pieces.run(for: widget, sections.flatMap { $0.pieces(showsIgnored: store.state.view.showsIgnored, state) })
    }

    /// Opens a section and brings it into view.
    func reveal(_ section: StyleKey.Section) {
        Pieces.finish(widget)
        sections.first { $0.section == section }?.reveal()
    }
}
