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

    /// Keys, the context menu, dragging, and drops on the list in its scrolled window.
    func connectInput(_ scrolled: Widget) {
        connectEvent(list.widget, "key-press-event") { [self] event in
            let key = KeyEvent(event)
            guard [GDK_KEY_Delete, GDK_KEY_KP_Delete].contains(key.key), key.modifiers.isEmpty else { return false }
            ScreenActions(store).delete()
            return true
        }
        list.connectMenu(Self.menu)
        list.connectDrag(target: ScreenDrag.screen) { [self] in list.mark(nil) }
        // The list itself would take drops for rows of its own.
        makeDropTarget(
            scrolled, targets: [ScreenDrag.screen, uriListTarget],
            moved: { [self] point in list.mark(point.flatMap { list.place(x: $0.x, y: $0.y) }) },
            dropped: { [self] in take($0) })
    }

    // MARK: Order

    /// Moves the selected screens past the neighbour of the first or the last of them in the list.
    func moveSelected(up: Bool) {
        let selected = list.selected
        guard let first = selected.first, let last = selected.last else { return }
        let neighbour = up ? first - 1 : last + 1
        guard shown.indices.contains(neighbour) else { return }
        move(selected.map { shown[$0] }, to: TextList.Place(index: neighbour, isAfter: !up))
    }

    /// Screens go where they were dropped, a picture into the screen that it was dropped on.
    func take(_ drop: Drop) {
        list.mark(nil)
        guard let place = list.place(x: drop.x, y: drop.y) else { return }
        if let path = drop.paths.first { return PictureDrop.take(path, on: shown[place.index], in: store) }
        move(ScreenDrag.screens(drop.text), to: place)
    }

    /// Puts screens before or after the one at a place, in one step.
    private func move(_ ids: [ScreenID], to place: TextList.Place) {
        let edits = ScreenOrder.edits(
            store.project.screens.map(\.id), moving: ids, to: shown[place.index], isAfter: place.isAfter)
        guard !edits.isEmpty else { return }
        store.perform(.several(edits), tr("Reorder Screens"))
    }
}
