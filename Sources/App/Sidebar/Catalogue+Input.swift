import CGtk
import Gtk
import Model

extension Catalogue {
    static let menu: [MenuItem] = [
        .section(nil, [entry("win.push"), entry("win.present"), entry("win.set-root")]),
        .section(nil, [entry("win.copy-style"), entry("win.paste-style"), entry("win.apply-style")]),
        .section(nil, [entry("win.move-up"), entry("win.move-down")]),
        .section(
            nil,
            [entry("win.new-screen"), entry("win.duplicate-screen"), entry("win.rename-screen"), entry("win.delete-screen")]),
    ]

    private static func entry(_ name: String) -> MenuItem { .action(tr(ActionTable.title(name)), name) }

    /// Keys and drops that belong to the whole list.
    func connectInput() {
        connectEvent(list, "key-press-event") { [self] event in
            let key = KeyEvent(event)
            switch (key.key, key.modifiers) {
            case (GDK_KEY_Delete, []), (GDK_KEY_KP_Delete, []): ScreenActions(store).delete()
            case (GDK_KEY_Menu, _), (GDK_KEY_F10, .shift): openMenu(nil)
            default: return false
            }
            return true
        }
        makeDropTarget(
            list, targets: [ScreenDrag.screen, uriListTarget],
            moved: { [self] point in ScreenDrag.mark(point.flatMap { ScreenDrag.place(in: list, y: $0.y) }, in: list) },
            dropped: { [self] in take($0) })
    }

    /// The pointer on one row: context menu and dragging.
    func connectInput(of row: Widget, _ handle: Widget, _ id: ScreenID) {
        gtk_widget_add_events(handle, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        connectEvent(handle, "button-press-event") { [self] event in
            guard PointerEvent(event).opensMenu else { return false }
            if !gtk_list_box_row_is_selected(as_list_box_row(row)).isTrue {
                quietly { gtk_list_box_unselect_all(as_list_box(list)) }
                gtk_list_box_select_row(as_list_box(list), as_list_box_row(row))
            }
            openMenu(event)
            return true
        }
        ScreenDrag.makeSource(handle, target: ScreenDrag.screen) { id }
        connect(handle, "drag-end") { [self] in ScreenDrag.mark(nil, in: list) }
    }

    private func openMenu(_ event: UnsafeMutablePointer<GdkEvent>?) {
        guard let row = gtk_list_box_get_selected_row(as_list_box(list)) else { return }
        popUpMenu(Self.menu, on: as_widget(row), event: event)
    }

    // MARK: Order

    /// Moves the selected screen past its neighbour in the list.
    func moveSelected(up: Bool) {
        guard let index = selectedRow(of: list) else { return }
        let shown = shown
        guard let at = shown.firstIndex(of: index), shown.indices.contains(up ? at - 1 : at + 1) else { return }
        move(screens[index], to: shown[up ? at - 1 : at + 1])
    }

    /// A screen goes where it was dropped, a picture into the screen that it was dropped on.
    func take(_ drop: Drop) {
        ScreenDrag.mark(nil, in: list)
        if let path = drop.paths.first {
            if let place = ScreenDrag.place(in: list, y: drop.y) { PictureDrop.take(path, on: screens[place.index], in: store) }
            return
        }
        guard let from = screens.firstIndex(of: drop.text), let place = ScreenDrag.place(in: list, y: drop.y) else { return }
        let gap = place.isAfter ? place.index + 1 : place.index
        move(drop.text, to: gap > from ? gap - 1 : gap)
    }

    private func move(_ id: ScreenID, to index: Int) {
        guard screens.firstIndex(of: id) != index else { return }
        store.perform(.moveScreen(id, to: index), tr("Reorder Screens"))
    }
}
