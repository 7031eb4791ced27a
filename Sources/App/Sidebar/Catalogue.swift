import CGtk
import Gtk
import Model

/// All screens of the project: search, pick one or several, push by a double click, order by drag.
final class Catalogue: StateView {
    let widget: Widget
    let list: Widget
    let store: Store
    let playback: Playback
    private let search: Widget
    /// The screens of the rows, in the project's order; those that the search leaves out are hidden.
    private(set) var screens: [ScreenID] = []
    private var titles: [String] = []
    private var filling: Timeout?

    /// Rows made at once; the others of a large project follow while the window is idle.
    static let batch = 64

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        var select: () -> Void = {}
        var activate: (Int) -> Void = { _ in }
        list = makeListBox(name: tr("Screens"), selected: { _ in select() }, activated: { activate($0) })
        allowSeveral(in: list)
        search = makeSearchEntry(name: tr("Find a screen")) { text in store.look { $0.search = text } }
        let buttons = makeLinkedRow([
            StackList.makeTool("document-new-symbolic", "win.new-screen"),
            StackList.makeTool("edit-copy-symbolic", "win.duplicate-screen"),
            StackList.makeTool("document-edit-symbolic", "win.rename-screen"),
            StackList.makeTool("edit-delete-symbolic", "win.delete-screen"),
        ]).align(horizontal: GTK_ALIGN_END)
        let head = makeRow(spacing: 4, [makeHeading(tr("Screens")).expand(horizontal: true), buttons])
        let nothing = makeLabel(tr("No screen is called so.")).classes("dim-label").margins(12)
        gtk_widget_show(nothing)
        gtk_list_box_set_placeholder(as_list_box(list), nothing)
        widget = makeColumn(
            spacing: 0,
            [
                head.margins(horizontal: 8, vertical: 2), search.margins(horizontal: 8, vertical: 4),
                makeScrolled(list).expand(vertical: true),
            ])
        select = { [self] in pick() }
        activate = { [self] index in playback.push(screens[index]) }
        connectInput()
        connect(widget, "destroy") { [self] in filling?.stop() }
        connect(search, "activate") { [self] in pickFirst() }
        connect(search, "stop-search") { [self] in
            setEntryText(search, ""); store.look { $0.search = "" }
        }
    }

    func focusSearch() {
        gtk_widget_grab_focus(search)
    }

    /// Takes over the selected rows; the one that a range would begin at is inspected. The screen in front needs no pick: the
    /// inspector shows it, and goes on with the phone.
    private func pick() {
        let picked = selectedRows(of: list).map { screens[$0] }
        let anchor = selectedRow(of: list).map { screens[$0] }, inspected = store.state.inspectedScreen
        guard let first = [anchor, inspected, picked.last].first(where: { $0.map(picked.contains) == true }) ?? nil else {
            return select(store.state)
        }
        store.look { view in
            if first != inspected || picked.count > 1 { view.pickedScreen = first }
            view.alsoPicked = Set(picked).subtracting([first])
        }
    }

    /// Return in the search goes on to the first screen found.
    private func pickFirst() {
        guard let first = shown.first, let row = row(first) else { return }
        quietly { gtk_list_box_unselect_all(as_list_box(list)) }
        gtk_list_box_select_row(as_list_box(list), as_list_box_row(row))
        gtk_widget_grab_focus(row)
    }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        if old.project.screens != new.project.screens || screens.isEmpty {
            fill(upTo: max(screens.count, Self.batch), of: new.project.screens)
        }
        if old.view.search != new.view.search { setEntryText(search, new.view.search) }
        if old.view.search != new.view.search || old.project.screens != new.project.screens { filter(new.view.search) }
        select(new)
    }

    private func select(_ new: AppState) {
        let wanted = Set(new.selectedScreens)
        let rows = screens.indices.filter { wanted.contains(screens[$0]) }
        if rows == selectedRows(of: list) { return }
        let index = screens.firstIndex(of: new.inspectedScreen)
        selectRows(rows, anchor: index, of: list)
        scroll(list, to: index)
    }

    /// Takes out and puts in only the rows that differ, so that a thousand screens stay quick.
    private func fill(upTo count: Int, of all: [Screen]) {
        let wanted = all.prefix(count)
        fillMore(than: wanted.count, of: all.count)
        quietly {
            for change in wanted.map(\.id).difference(from: screens) {
                switch change {
                case .remove(let index, _, _):
                    if let row = row(index) { gtk_widget_destroy(row) }
                    titles.remove(at: index)
                case .insert(let index, let id, _):
                    gtk_list_box_insert(as_list_box(list), makeEntry(id, wanted[index].label), gint(clamping: index))
                    titles.insert(wanted[index].label, at: index)
                }
            }
        }
        screens = wanted.map(\.id)
        for (index, screen) in wanted.enumerated() where titles[index] != screen.label {
            titles[index] = screen.label
            rename(index)
        }
    }

    private func fillMore(than count: Int, of all: Int) {
        filling?.stop()
        guard count < all else { return }
        filling = idle(for: widget) { [self] in
            let screens = store.project.screens
            fill(upTo: min(screens.count, count + Self.batch), of: screens)
            filter(store.state.view.search)
            select(store.state)
        }
    }

    private func makeEntry(_ id: ScreenID, _ title: String) -> Widget {
        let handle = ScreenDrag.makeHandle(makeLabel(title).margins(horizontal: 10, vertical: 5))
        let row = makeListRow(handle, name: title)
        connectInput(of: row, handle, id)
        gtk_widget_show_all(row)
        return row
    }

    private func rename(_ index: Int) {
        guard let row = row(index), let handle = gtk_bin_get_child(as_bin(row)),
            let label = gtk_bin_get_child(as_bin(handle))
        else { return }
        gtk_label_set_text(as_label(label), titles[index])
        row.accessible(name: titles[index])
    }

    private func filter(_ text: String) {
        let wanted = text.lowercased()
        for (index, row) in children(of: list).enumerated() {
            row.visible(wanted.isEmpty || titles[index].lowercased().contains(wanted) || screens[index].contains(wanted))
        }
    }

    // MARK: Rows

    func row(_ index: Int) -> Widget? {
        gtk_list_box_get_row_at_index(as_list_box(list), gint(clamping: index)).map { as_widget($0) }
    }

    /// The rows that the search lets through.
    var shown: [Int] { screens.indices.filter { index in row(index).map { gtk_widget_get_visible($0).isTrue } ?? false } }
}
