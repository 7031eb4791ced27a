import CCairo
import CGtk
import Gtk
import Model

/// Screens on their way from one list to another, or within one.
enum ScreenDrag {
    /// Screens of the catalogue, by their ids, one a line.
    static let screen = "application/x-transom-screen"
    /// A row of the stack list; its content is the screen's id.
    static let stackRow = "application/x-transom-stack-row"

    /// The screens that are dragged under `screen`.
    static func screens(_ text: String) -> [ScreenID] {
        text.split(separator: "\n").map(String.init)
    }

    /// Wraps the content of a list row, which has no window of its own to take the pointer's events.
    static func makeHandle(_ content: Widget) -> Widget {
        let handle: Widget = gtk_event_box_new()
        gtk_event_box_set_visible_window(as_event_box(handle), 0)
        gtk_container_add(as_container(handle), content)
        return handle
    }

    /// Lets a row be dragged by its handle; the pointer carries its picture.
    static func makeSource(_ handle: Widget, target: String, began: @escaping () -> Void = {}, content: @escaping () -> String) {
        makeDragSource(handle, target: target, began: began, content: content)
        connectValue(handle, "drag-begin") { context in
            guard let context else { return }
            let row: Widget = gtk_widget_get_parent(handle)
            let width = gtk_widget_get_allocated_width(row), height = gtk_widget_get_allocated_height(row)
            let surface = gdk_window_create_similar_surface(
                gtk_widget_get_window(handle), CAIRO_CONTENT_COLOR_ALPHA, width, height)
            defer { cairo_surface_destroy(surface) }
            let picture = cairo_create(surface)
            gtk_widget_draw(row, picture)
            cairo_destroy(picture)
            gtk_drag_set_icon_surface(OpaquePointer(context), surface)
        }
    }

    /// Where a dragged row would go: before or after another one.
    struct Place: Equatable {
        var index: Int
        var isAfter: Bool
    }

    /// The place in a list under the pointer; below the last row it is after that one.
    static func place(in list: Widget, y: Int) -> Place? {
        guard let row = gtk_list_box_get_row_at_y(as_list_box(list), gint(clamping: y)) else {
            let last = children(of: list).last { gtk_widget_get_visible($0).isTrue }
            return last.map { Place(index: Int(gtk_list_box_row_get_index(as_list_box_row($0))), isAfter: true) }
        }
        var allocation = GtkAllocation()
        gtk_widget_get_allocation(as_widget(row), &allocation)
        return Place(
            index: Int(gtk_list_box_row_get_index(row)), isAfter: y > Int(allocation.y) + Int(allocation.height) / 2)
    }

    /// Draws the line at which a row would be dropped; `nil` takes it away.
    static func mark(_ place: Place?, in list: Widget) {
        for (index, row) in children(of: list).enumerated() {
            row.setClass("drop-before", place == Place(index: index, isAfter: false))
            row.setClass("drop-after", place == Place(index: index, isAfter: true))
        }
    }
}
