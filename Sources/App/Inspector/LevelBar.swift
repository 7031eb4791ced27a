import CGtk
import Dialects
import Gtk
import Model

/// The head of the inspector: which level is edited, and which of its entries.
final class LevelBar {
    let widget: Widget
    private let tools: InspectorTools
    private let level: Dropdown
    private let edge: Widget
    private let entries: EntryBar
    private var titles: [String] = []

    init(_ tools: InspectorTools) {
        self.tools = tools
        let store = tools.store
        level = Dropdown(name: tr("Level"), options: [], selected: "") { word in
            guard let level = Level(rawValue: word) else { return }
            store.look { view in
                view.level = level
                view.editsScrollEdge = false
            }
        }
        edge = makeCheck(tr("At the scroll edge")) { isOn in store.look { $0.editsScrollEdge = isOn } }
        edge.tooltip(tr(StyleKey.scrollEdge.summary))
        entries = EntryBar(tools)
        let field = makeField(tr("Level"), level.widget.expand(horizontal: true))
        widget = makeColumn(spacing: 6, [field, entries.widget, edge]).margins(horizontal: 12, vertical: 8)
    }

    func refresh() {
        let store = tools.store
        let state = store.state
        let titles = Level.allCases.map { $0.title(of: state.inspectedScreen, in: store) }
        if titles != self.titles {
            self.titles = titles
            level.offer(zip(Level.allCases, titles).map { (id: $0.rawValue, title: $1) }, selected: state.view.level.rawValue)
        }
        level.select(state.view.level.rawValue)
        quietly { gtk_toggle_button_set_active(as_toggle_button(edge), state.view.editsScrollEdge.gboolean) }
        edge.visible(
            state.view.inspectorPage == "style" && store.dialect.support(.scrollEdge, at: state.view.level).isSupported)
        entries.refresh()
    }
}

extension Level {
    /// The level with the thing that it belongs to for a screen.
    @MainActor fileprivate func title(of screen: ScreenID, in store: Store) -> String {
        let project = store.project
        let found = project[screen: screen]
        switch self {
        case .builtIn, .theme: return title
        case .stack:
            let modal = project.modals.contains { $0.stack.contains(screen) }
            let tab = project.tabs.first { $0.stack.contains(screen) }?.title
            return title + ": " + (modal ? tr("Modal") : tab ?? "")
        case .screen: return title + ": " + (found?.label ?? screen)
        case .live: return title + " (\(found?.live.count ?? 0))"
        case .scroll: return title + " (\(found?.scroll.count ?? 0))"
        }
    }
}
