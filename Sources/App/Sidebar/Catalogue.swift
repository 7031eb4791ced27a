import CGtk
import Gtk
import Model

/// All screens of the project: search, pick one or several, push by a double click, order by drag.
final class Catalogue: StateView {
    let widget: Widget
    let list: TextList
    let store: Store
    let playback: Playback
    private let search: Widget
    private let nothing = makeLabel("").classes("dim-label").margins(12)

    /// The screens that the search lets through, in the project's order; one a row.
    var shown: [ScreenID] { list.rows.map(\.id) }

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        var select: () -> Void = {}
        var activate: (Int) -> Void = { _ in }
        list = TextList(name: tr("Screens"), selected: { select() }, activated: { activate($0) })
        search = makeSearchEntry(name: tr("Find a screen")) { text in store.look { $0.search = text } }
        let buttons = StackList.makeTools([
            ("document-new-symbolic", "win.new-screen"), ("edit-copy-symbolic", "win.duplicate-screen"),
            ("document-edit-symbolic", "win.rename-screen"), ("edit-delete-symbolic", "win.delete-screen"),
        ]).align(horizontal: GTK_ALIGN_END)
        let head = makeRow(spacing: 4, [makeHeading(tr("Screens")).expand(horizontal: true), buttons])
        let scrolled = makeScrolled(list.widget).expand(vertical: true)
        nothing.align(vertical: GTK_ALIGN_START)
        gtk_label_set_line_wrap(as_label(nothing), 1)
        widget = makeColumn(
            spacing: 0,
            [
                head.margins(horizontal: 8, vertical: 2), search.margins(horizontal: 8, vertical: 4),
                makeOverlay(scrolled, above: [nothing.visible(false)]).expand(vertical: true),
            ])
        select = { [self] in pick() }
        activate = { [self] index in playback.push(shown[index]) }
        connectInput(scrolled)
        connect(search, "activate") { [self] in enterList() }
        connectEvent(search, "key-press-event") { [self] event in
            guard KeyEvent(event).key == GDK_KEY_Down else { return false }
            enterList()
            return true
        }
        connect(search, "stop-search") { [self] in
            setEntryText(search, ""); store.look { $0.search = "" }
        }
    }

    func focusSearch() {
        gtk_widget_grab_focus(search)
    }

    /// Takes over the selected rows; the one that has the cursor is inspected. The screen in front needs no pick: the inspector
    /// shows it, and goes on with the phone.
    private func pick() {
        let shown = shown, picked = list.selected.map { shown[$0] }
        let cursor = list.cursor.map { shown[$0] }, inspected = store.state.inspectedScreen
        guard let first = [cursor, inspected, picked.last].first(where: { $0.map(picked.contains) == true }) ?? nil else {
            return
        }
        store.look { view in
            if first != inspected || picked.count > 1 { view.pickedScreen = first }
            view.alsoPicked = Set(picked).subtracting([first])
        }
    }

    /// Return and Down in the search go on to the first screen found for what stands there, which GTK tells a moment later.
    private func enterList() {
        store.look { $0.search = entryText(search) }
        guard !shown.isEmpty else { return }
        gtk_widget_grab_focus(list.widget)
        list.pick(0)
    }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        let isFirst = old == new
        guard isFirst || old.project.screens != new.project.screens || old.view.search != new.view.search else {
            return select(new)
        }
        if old.view.search != new.view.search { setEntryText(search, new.view.search) }
        let wanted = SearchText(new.view.search)
        list.show(new.project.screens.compactMap { wanted.isIn($0) ? TextList.Row(id: $0.id, text: $0.label) : nil })
        setText(nothing, new.project.screens.isEmpty ? tr("The project has no screens yet.") : tr("No screen is called so."))
        nothing.visible(list.rows.isEmpty)
        select(new)
    }

    private func select(_ new: AppState) {
        let wanted = Set(new.selectedScreens), shown = shown
        let rows = shown.indices.filter { wanted.contains(shown[$0]) }
        if rows != list.selected { list.select(rows, cursor: shown.firstIndex(of: new.inspectedScreen)) }
    }
}

extension SearchText {
    /// Whether the name or the id of a screen has the wanted part.
    func isIn(_ screen: Screen) -> Bool {
        screen.name.map(isIn) == true || isIn(screen.id)
    }
}
