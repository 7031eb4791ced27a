import CGtk
import Gtk
import Model

extension StackList {
    static let menu: [MenuItem] = [
        .section(nil, [entry("win.pop-to"), entry("win.remove-from-stack")]),
        .section(nil, [entry("win.move-up"), entry("win.move-down"), entry("win.set-root")]),
        .section(nil, [entry("win.duplicate-screen"), entry("win.rename-screen")]),
    ]

    private static func entry(_ name: String) -> MenuItem { .action(tr(ActionTable.title(name)), name) }

    /// Keys and drops that belong to the whole list.
    func connectInput() {
        connectEvent(list, "key-press-event") { [self] event in
            let key = KeyEvent(event)
            switch (key.key, key.modifiers) {
            case (GDK_KEY_Delete, []), (GDK_KEY_KP_Delete, []): removeSelected()
            case (GDK_KEY_Menu, _), (GDK_KEY_F10, .shift): openMenu(nil)
            default: return false
            }
            return true
        }
        makeDropTarget(
            list, targets: [ScreenDrag.stackRow, ScreenDrag.screen],
            moved: { [self] point in
                let place = dragged == nil ? nil : point.flatMap { ScreenDrag.place(in: list, y: $0.y) }
                ScreenDrag.mark(place, in: list)
            }, dropped: { [self] in take($0) })
    }

    /// The pointer on one row: context menu, a click on a tab, dragging.
    func connectInput(of view: StackRowView) {
        gtk_widget_add_events(view.handle, gint(GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue))
        connectEvent(view.handle, "button-press-event") { [self, unowned view] event in
            guard PointerEvent(event).opensMenu else { return false }
            gtk_list_box_select_row(as_list_box(list), as_list_box_row(view.widget))
            openMenu(event)
            return true
        }
        if let id = view.row.screen {
            ScreenDrag.makeSource(
                view.handle, target: ScreenDrag.stackRow, began: { [self, unowned view] in dragged = view.row }, content: { id })
            connect(view.handle, "drag-end") { [self] in
                dragged = nil
                ScreenDrag.mark(nil, in: list)
            }
        } else {
            connectEvent(view.handle, "button-release-event") { [self, unowned view] event in
                // The list takes the click first; its rows must not change meanwhile.
                if PointerEvent(event).button == 1 { idle(for: widget) { [self, row = view.row] in actions.activate(row) } }
                return false
            }
        }
    }

    private func openMenu(_ event: UnsafeMutablePointer<GdkEvent>?) {
        guard selected?.screen != nil, let row = gtk_list_box_get_selected_row(as_list_box(list)) else { return }
        popUpMenu(Self.menu, on: as_widget(row), event: event)
    }

    // MARK: What rows do

    func activateSelected() {
        if let selected { actions.activate(selected) }
    }

    func removeSelected() {
        if let selected { actions.remove(selected) }
    }

    /// Moves the selected screen up (towards the top of its stack) or down in the list.
    func moveSelected(up: Bool) {
        guard let selected, case .screen(_, _, let depth) = selected.kind else { return }
        actions.move(selected, to: up ? depth + 1 : depth - 1)
    }

    /// Screens of the catalogue are pushed; a row of this list goes where it was dropped within its stack.
    func take(_ drop: Drop) {
        ScreenDrag.mark(nil, in: list)
        if drop.target == ScreenDrag.screen { return ScreenDrag.screens(drop.text).forEach(playback.push) }
        guard let dragged, case .screen(_, let stack, let from) = dragged.kind,
            let place = ScreenDrag.place(in: list, y: drop.y), rows.indices.contains(place.index),
            case .screen(_, stack, let over) = rows[place.index].kind
        else { return }
        // The list shows the top first: before a row is above it in the stack.
        let gap = place.isAfter ? over : over + 1
        actions.move(dragged, to: gap > from ? gap - 1 : gap)
    }
}
