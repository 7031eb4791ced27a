import CGtk
import Gtk
import Model
import Scene

/// The right pane: style, items, screen and trace of the screen that is inspected.
final class Inspector: StateView {
    let widget: Widget
    private let store: Store
    private let title = makeLabel("").classes("heading")
    private let stack: Widget
    private let level: LevelBar
    private let style: StylePage
    private let items: ItemsPage
    private let screen: ScreenPage
    private let trace: TracePage
    /// Pages whose rows are behind the state; they catch up when they are opened.
    private var stale: Set<String> = []

    init(_ store: Store) {
        self.store = store
        let tools = InspectorTools(store)
        level = LevelBar(tools)
        style = StylePage(tools)
        items = ItemsPage(tools)
        screen = ScreenPage(tools)
        trace = TracePage(tools)
        stack = makeStack([
            StackPage("style", title: tr("Style"), makeScrolled(style.widget)),
            StackPage("items", title: tr("Items"), makeScrolled(items.widget)),
            StackPage("screen", title: tr("Screen"), makeScrolled(screen.widget)),
            StackPage("trace", title: tr("Trace"), makeScrolled(trace.widget)),
        ])
        stack.expand(vertical: true)
        let switcher = makeStackSwitcher(stack).align(horizontal: GTK_ALIGN_CENTER)
        title.margins(horizontal: 12, vertical: 0).size(height: 20)
        widget = makeColumn(
            spacing: 6, [switcher.margins(horizontal: 6, vertical: 6), title, level.widget, makeSeparator(), stack]
        )
        .size(width: 300).classes("inspector")
        // What is hidden later has to be shown once, or it would appear without its parts.
        gtk_widget_show_all(widget)
        connect(stack, "notify::visible-child") { [unowned self] in
            let page = visiblePage
            if page != store.state.view.inspectorPage { store.look { $0.inspectorPage = page } }
        }
    }

    private var visiblePage: String {
        gtk_stack_get_visible_child_name(as_stack(stack)).map { String(cString: $0) } ?? "style"
    }

    func update(from old: AppState, to new: AppState) {
        if old.view.pickedElement != new.view.pickedElement, let picked = new.view.pickedElement { open(picked) }
        if visiblePage != new.view.inspectorPage { gtk_stack_set_visible_child_name(as_stack(stack), new.view.inspectorPage) }
        if Self.shows(old) != Self.shows(new) || old == new { stale = ["style", "items", "screen", "trace"] }
        guard new.view.showsInspector else { return }
        gtk_label_set_text(as_label(title), new.project[screen: new.inspectedScreen]?.label ?? "")
        level.widget.visible(new.view.inspectorPage == "style" || new.view.inspectorPage == "items")
        level.refresh()
        catchUp(new.view.inspectorPage)
    }

    /// What of the state the pages show.
    private struct Slice: Equatable {
        var project: Project
        var navigation: NavigationState
        var screen: ScreenID
        var level: Level
        var editsScrollEdge: Bool
        var liveEntry: Int?
        var scrollStop: Int?
    }

    private static func shows(_ state: AppState) -> Slice {
        Slice(
            project: state.project, navigation: state.navigation, screen: state.inspectedScreen, level: state.view.level,
            editsScrollEdge: state.view.editsScrollEdge, liveEntry: state.view.liveEntry, scrollStop: state.view.scrollStop)
    }

    private func catchUp(_ page: String) {
        guard stale.remove(page) != nil else { return }
        switch page {
        case "style": style.refresh()
        case "items": items.refresh()
        case "screen": screen.refresh()
        case "trace": trace.refresh()
        default: break
        }
    }

    /// Opens the page that edits an element picked on the canvas, once all views know of it.
    private func open(_ element: ElementName) {
        idle { [self] in
            store.look { view in
                view.inspectorPage = element.role == .tab ? "style" : "items"
                view.level = element.role == .tab ? .theme : .screen
                if element.role != .tab { view.pickedScreen = element.owner }
            }
            if element.role == .tab { style.reveal(.tabBar) } else { items.reveal(element) }
        }
    }
}
