import CGtk
import Gtk

/// A window beside the main one, with a header bar; it answers to the main window's keys, and Escape closes it.
enum DialogWindow {
    /// Makes the window, still hidden; it goes when its main window goes.
    static func make(
        title: String, width: Int, height: Int, over parent: UnsafeMutablePointer<GtkWindow>?, start: [Widget] = [],
        end: [Widget] = [], _ content: Widget
    ) -> Widget {
        let widget: Widget = gtk_window_new(GTK_WINDOW_TOPLEVEL)
        let window = as_window(widget)
        let header = makeHeaderBar(start: start, end: end)
        gtk_header_bar_set_title(as_header_bar(header), title)
        gtk_window_set_titlebar(window, header)
        gtk_window_set_title(window, title)
        let room = Window.workArea
        gtk_window_set_default_size(window, gint(clamping: min(width, room.width)), gint(clamping: min(height, room.height)))
        gtk_window_set_type_hint(window, GDK_WINDOW_TYPE_HINT_DIALOG)
        gtk_window_set_transient_for(window, parent)
        gtk_window_set_destroy_with_parent(window, 1)
        gtk_container_add(as_container(widget), content)
        if let parent, let actions = gtk_widget_get_action_group(as_widget(parent), "win") {
            gtk_widget_insert_action_group(widget, "win", actions)
            gtk_window_set_application(window, gtk_window_get_application(parent))
        }
        connectEvent(widget, "key-press-event") { event in
            let key = KeyEvent(event)
            let closes = key.key == GDK_KEY_Escape || (key.key == GDK_KEY_w && key.modifiers == .control)
            if closes { gtk_window_close(window) }
            return closes
        }
        return widget
    }

    static func show(_ widget: Widget) {
        gtk_widget_show_all(widget)
        gtk_window_present(as_window(widget))
    }
}
