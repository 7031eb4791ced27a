import CGtk
import Gtk
import Model
import Render
import Scene

/// The board with its tools: search, appearances, size of the screens, export.
final class BoardPane: PaneView {
    let widget: Widget
    let board: BoardView
    let work = WorkBar()
    private let store: Store
    private let playback: Playback
    private let search: Widget
    private let look: Dropdown
    private let size: Widget
    private var wasShown = false

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        board = BoardView(store)
        search = makeSearchEntry(name: tr("Find a screen")) { text in store.look { $0.board.search = text } }
        let looks = [("both", tr("Light and dark")), ("light", tr("Light")), ("dark", tr("Dark"))]
        look = Dropdown(name: tr("Appearances"), options: looks, selected: "both") { id in
            store.look { $0.board.look = BoardChoices.Look(rawValue: id) ?? .both }
        }
        size = makeSlider(
            name: tr("Size of the screens"), range: BoardChoices.tileWidths, step: 10, value: store.state.view.board.tileWidth
        ) { width in
            store.look { $0.board.tileWidth = width.rounded() }
        }
        let export = makeButton(icon: "document-save-as-symbolic", name: tr("Export Board…")).action("win.export-board")
        let print = makeButton(icon: "printer-symbolic", name: tr("Print Board…")).action("win.print-board")
        let close = makeButton(icon: "window-close-symbolic", name: tr("Back to the phone")).action("win.board")
        // Two rows, so that the search has room in a narrow window.
        let tools = makeColumn(
            spacing: 6,
            [
                makeRow(spacing: 6, [search.expand(horizontal: true), makeLinkedRow([export, print, close])]),
                makeRow(spacing: 6, [look.widget, size.expand(horizontal: true)]),
            ])
        let head = makeColumn(spacing: 0, [tools.margins(6)]).classes("board-tools")
        widget = makeColumn(spacing: 0, [head, board.widget.expand(horizontal: true, vertical: true), work.widget])
        gtk_entry_set_width_chars(as_entry(search), 6)
        board.opened = { [unowned self] screen in open(screen) }
        connect(board.area, "map") { [board] in gtk_widget_grab_focus(board.area) }
        connect(search, "activate") { [self] in focusFirst() }
        connect(search, "stop-search") { [self] in
            setEntryText(search, "")
            store.look { $0.board.search = "" }
            gtk_widget_grab_focus(board.area)
        }
    }

    func update(from old: AppState, to new: AppState) {
        board.update(from: old, to: new)
        let choices = new.view.board
        setEntryText(search, choices.search)
        look.select(choices.look.rawValue)
        look.widget.sensitive(new.project.profile.hasDarkAppearance)
        quietly { gtk_range_set_value(as_range(size), choices.tileWidth) }
        // What moves is to be seen; views do not change the state while they are told of it.
        if old.transition == nil, new.transition != nil {
            idle(for: widget) { [store] in store.look { $0.board.isShown = false } }
        }
    }

    func focusSearch() { gtk_widget_grab_focus(search) }

    /// Return in the search goes on to the first screen that it found.
    private func focusFirst() {
        board.pick(0)
        gtk_widget_grab_focus(board.area)
    }

    /// Shows a screen on the phone, as it is after a fresh start and a push for each screen below it.
    func open(_ screen: ScreenID) {
        guard playback.open(screen) else { return }
        store.look { view in
            view.pickedScreen = nil
            view.board.isShown = false
        }
    }
}
