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
        if old.project.screens != new.project.screens || old == new { fill(new.project.screens) }
        if old.view.search != new.view.search {
            setEntryText(search, new.view.search)
            filter(new.view.search)
        }
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

    /// Takes out and puts in only the rows that differ, one after another between frames, so that a thousand screens stay quick.
    private func fill(_ all: [Screen]) {
        let hadFocus = gtk_container_get_focus_child(as_container(list)) != nil
        let changes = all.map(\.id).difference(from: screens).map { change in { [self] in apply(change, all) } }
        Pieces.run(
            for: list,
            changes + [
                { [self] in
                    for (index, screen) in all.enumerated() where titles[index] != screen.label { rename(index, screen.label) }
                    select(store.state)
                    // The row that had the keyboard may be gone.
                    if hadFocus, let row = selectedRow(of: list).flatMap({ row($0) }) { gtk_widget_grab_focus(row) }
                }
            ])
    }

    private func apply(_ change: CollectionDifference<ScreenID>.Change, _ all: [Screen]) {
        switch change {
        case .remove(let index, _, _):
            if let row = row(index) { quietly { gtk_widget_destroy(row) } }
            screens.remove(at: index)
            titles.remove(at: index)
        case .insert(let index, let id, _):
            let title = all[index].label, row = makeEntry(id, title)
            row.visible(isFound(id, title, store.state.view.search.lowercased()))
            screens.insert(id, at: index)
            titles.insert(title, at: index)
            quietly { gtk_list_box_insert(as_list_box(list), row, gint(clamping: index)) }
        }
    }

    private func makeEntry(_ id: ScreenID, _ title: String) -> Widget {
        let handle = ScreenDrag.makeHandle(makeLabel(title).margins(horizontal: 10, vertical: 5))
        let row = makeListRow(handle, name: title)
        connectInput(of: row, handle, id)
        gtk_widget_show_all(row)
        return row
    }

    private func rename(_ index: Int, _ title: String) {
        titles[index] = title
        guard let row = row(index), let handle = gtk_bin_get_child(as_bin(row)),
            let label = gtk_bin_get_child(as_bin(handle))
        else { return }
        setText(label, title)
        row.accessible(name: title)
        row.visible(isFound(screens[index], title, store.state.view.search.lowercased()))
    }

    private func filter(_ text: String) {
        let wanted = text.lowercased()
        for (index, row) in children(of: list).enumerated() {
            row.visible(isFound(screens[index], titles[index], wanted))
        }
    }

    private func isFound(_ id: ScreenID, _ title: String, _ wanted: String) -> Bool {
        wanted.isEmpty || title.lowercased().contains(wanted) || id.contains(wanted)
    }

    // MARK: Rows

    func row(_ index: Int) -> Widget? {
        gtk_list_box_get_row_at_index(as_list_box(list), gint(clamping: index)).map { as_widget($0) }
    }

    /// The rows that the search lets through.
    var shown: [Int] { screens.indices.filter { index in row(index).map { gtk_widget_get_visible($0).isTrue } ?? false } }
}
