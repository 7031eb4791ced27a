internal import CGtk

/// The pointer on a list of texts: which row is under it, dragging, and the mark at which something would be dropped.
extension TextList {
    /// A row and whether its lower half is meant.
    public struct Place: Equatable, Sendable {
        public let index: Int
        public let isAfter: Bool

        public init(index: Int, isAfter: Bool) {
            self.index = index
            self.isAfter = isAfter
        }
    }

    /// The row under a point of the visible part, in logical pixels; below the last row it is after that one.
    public func place(x: Int, y: Int) -> Place? {
        var path: OpaquePointer?
        var position = GTK_TREE_VIEW_DROP_BEFORE
        guard gtk_tree_view_get_dest_row_at_pos(view, gint(clamping: x), gint(clamping: y), &path, &position).isTrue, let path
        else { return rows.isEmpty ? nil : Place(index: rows.count - 1, isAfter: true) }
        defer { gtk_tree_path_free(path) }
        let isAfter = position == GTK_TREE_VIEW_DROP_AFTER || position == GTK_TREE_VIEW_DROP_INTO_OR_AFTER
        return Self.index(path).map { Place(index: $0, isAfter: isAfter) }
    }

    /// Draws the line at which rows would be dropped; `nil` takes it away.
    public func mark(_ place: Place?) {
        guard let place else { return gtk_tree_view_set_drag_dest_row(view, nil, GTK_TREE_VIEW_DROP_BEFORE) }
        Self.withPath(place.index) {
            gtk_tree_view_set_drag_dest_row(view, $0, place.isAfter ? GTK_TREE_VIEW_DROP_AFTER : GTK_TREE_VIEW_DROP_BEFORE)
        }
    }

    /// The row under an event of the pointer.
    private func row(at event: PointerEvent) -> Int? {
        var path: OpaquePointer?
        guard
            gtk_tree_view_get_path_at_pos(
                view, gint(clamping: Int(event.x)), gint(clamping: Int(event.y)), &path, nil, nil, nil
            ).isTrue, let path
        else { return nil }
        defer { gtk_tree_path_free(path) }
        return Self.index(path)
    }

    /// Opens a menu for the selected rows, by the pointer or by its key.
    public func connectMenu(_ items: [MenuItem]) {
        connectEvent(widget, "button-press-event") { [unowned self] event in
            let press = PointerEvent(event)
            guard press.opensMenu, let row = row(at: press) else { return false }
            if !selected.contains(row) { pick(row) }
            popUpMenu(items, on: widget, event: event)
            return true
        }
        connectEvent(widget, "key-press-event") { [unowned self] event in
            let key = KeyEvent(event)
            guard key.key == GDK_KEY_Menu || (key.key == GDK_KEY_F10 && key.modifiers == .shift), !selected.isEmpty
            else { return false }
            popUpMenu(items, on: widget, event: event)
            return true
        }
    }

    /// Lets the selected rows be dragged together; the pointer carries the picture of the one that it took.
    public func connectDrag(target: String, ended: @escaping () -> Void) {
        var pressed: Int?
        // A press on one of several selected rows must leave them selected until it is known to be no drag.
        connectEvent(widget, "button-press-event") { [unowned self] event in
            let press = PointerEvent(event)
            pressed = press.button == 1 && press.clicks == 1 && press.modifiers.isEmpty ? row(at: press) : nil
            guard let row = pressed, selected.count > 1, selected.contains(row) else { return false }
            holdSelection(true)
            return false
        }
        connectEvent(widget, "button-release-event") { [unowned self] _ in
            guard isHoldingSelection else { return false }
            holdSelection(false)
            if let pressed { pick(pressed) }
            return false
        }
        makeDragSource(widget, target: target) { [unowned self] in selected.map { rows[$0].id }.joined(separator: "\n") }
        connectValue(widget, "drag-begin") { [unowned self] context in
            guard let context, let pressed else { return }
            let picture = Self.withPath(pressed) { gtk_tree_view_create_row_drag_icon(view, $0) }
            gtk_drag_set_icon_surface(OpaquePointer(context), picture)
            cairo_surface_destroy(picture)
        }
        connect(widget, "drag-end") { [unowned self] in
            holdSelection(false)
            ended()
        }
    }

    private func holdSelection(_ isHeld: Bool) {
        isHoldingSelection = isHeld
        gtk_tree_selection_set_select_function(
            selection, { _, _, _, _, held in (held == nil).gboolean },
            isHeld ? UnsafeMutableRawPointer(selection) : nil, nil)
    }
}
