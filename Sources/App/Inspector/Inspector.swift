import CGtk
import Gtk
import Model
import Scene

/// The right pane: style, items, screen, trace and checks of the screen that is inspected.
final class Inspector: PaneView {
    let widget: Widget
    private let store: Store
    private let title = makeLabel("").classes("heading")
    private let stack: Widget
    private let head = makeColumn(spacing: 0)
    private lazy var level = LevelBar(tools)
    private let tools: InspectorTools
    private let pages: [InspectorPage]
    /// Brings a part of a page that is open into view.
    private let reveal: (ElementName) -> Void

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        let tools = InspectorTools(store)
        self.tools = tools
        var style: StylePage?, items: ItemsPage?, trace: TracePage?
        var finish = {}
        pages = [
            InspectorPage("style", tr("Style")) {
                let page = StylePage(tools)
                style = page
                return InspectorPage.Content(widget: page.widget, refresh: page.refresh)
            },
            InspectorPage("items", tr("Items")) {
                let page = ItemsPage(tools)
                items = page
                return InspectorPage.Content(widget: page.widget, refresh: page.refresh)
            },
            InspectorPage("screen", tr("Screen")) {
                let page = ScreenPage(tools)
                return InspectorPage.Content(widget: page.widget, refresh: page.refresh)
            },
            InspectorPage("trace", tr("Trace")) {
                let page = TracePage(tools)
                trace = page
                return InspectorPage.Content(widget: page.widget, refresh: page.refresh)
            },
            InspectorPage("checks", tr("Checks")) {
                let way = FindingWay(store, playback) {
                    finish()
                    style?.reveal($0)
                }
                let page = ChecksPage(tools, open: way.open)
                return InspectorPage.Content(widget: page.widget, refresh: page.refresh)
            },
        ]
        reveal = { element in
            finish()
            if element.role == .tab { style?.reveal(.tabBar) } else { items?.reveal(element) }
        }
        stack = makeStack(pages.map { StackPage($0.name, title: $0.title, $0.widget) }).expand(vertical: true)
        let switcher = makeStackSwitcher(stack).align(horizontal: GTK_ALIGN_CENTER)
        title.margins(horizontal: 12, vertical: 0).size(height: 20)
        gtk_label_set_ellipsize(as_label(title), PANGO_ELLIPSIZE_END)
        widget = makeColumn(
            spacing: 6, [switcher.margins(horizontal: 6, vertical: 6), title, head, makeSeparator(), stack]
        )
        .size(width: 300).classes("inspector")
        RowMenu.addActions(to: widget, store) { key in
            store.look { $0.inspectorPage = "trace" }
            finish()
            trace?.reveal(key)
        }
        finish = { [unowned self] in pages.forEach { $0.finish() } }
        connect(stack, "notify::visible-child") { [unowned self] in
            let page = visiblePage
            if page != store.state.view.inspectorPage { store.look { $0.inspectorPage = page } }
        }
    }

    /// The bar of levels is made in one piece and put into the window in another, where it gets its style.
    var pieces: [() -> Void] {
        [
            { [self] in _ = level },
            { [self] in
                gtk_container_add(as_container(head), level.widget)
                gtk_widget_show_all(head)
            },
        ]
    }

    private var visiblePage: String {
        gtk_stack_get_visible_child_name(as_stack(stack)).map { String(cString: $0) } ?? "style"
    }

    func update(from old: AppState, to new: AppState) {
        if old.view.pickedElement != new.view.pickedElement, let picked = new.view.pickedElement { open(picked) }
        if visiblePage != new.view.inspectorPage { gtk_stack_set_visible_child_name(as_stack(stack), new.view.inspectorPage) }
        if Slice(old) != Slice(new) || old == new { pages.forEach { $0.becomeStale() } }
        guard new.view.panes.shows(.inspector) else { return }
        setText(title, heading(new))
        level.widget.visible(new.view.inspectorPage == "style" || new.view.inspectorPage == "items")
        level.refresh()
        pages.first { $0.name == new.view.inspectorPage }?.catchUp()
    }

    /// The inspected screen, and how many are selected with it.
    private func heading(_ state: AppState) -> String {
        let name = state.project[screen: state.inspectedScreen]?.label ?? ""
        let count = state.selectedScreens.count
        return count > 1 ? name + "  (" + String(count) + " " + tr("selected") + ")" : name
    }

    /// What of the state the pages show.
    private struct Slice: Equatable {
        var project: Project
        var pictures: Int
        var navigation: NavigationState
        var screen: ScreenID
        var level: Level
        var editsScrollEdge: Bool
        var liveEntry: Int?
        var scrollStop: Int?
        var showsIgnored: Bool
        var heldItem: String?

        init(_ state: AppState) {
            project = state.project
            pictures = state.pictures
            navigation = state.navigation
            screen = state.inspectedScreen
            level = state.view.level
            editsScrollEdge = state.view.editsScrollEdge
            liveEntry = state.view.liveEntry
            scrollStop = state.view.scrollStop
            showsIgnored = state.view.showsIgnored
            heldItem = state.view.heldItem
        }
    }

    /// Opens the page that edits an element picked on the canvas, once all views know of it.
    private func open(_ element: ElementName) {
        idle(for: widget) { [self] in
            store.look { view in
                view.inspectorPage = element.role == .tab ? "style" : "items"
                view.level = element.role == .tab ? .theme : .screen
                if element.role != .tab { view.pickedScreen = element.owner }
            }
            reveal(element)
        }
    }
}
