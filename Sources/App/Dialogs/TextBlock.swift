import CGtk
import Gtk

/// A monospaced text of several lines to read, select and copy.
func makeTextBlock(name: String) -> Widget {
    let text: Widget = gtk_text_view_new()
    let view = as_text_view(text)
    gtk_text_view_set_editable(view, 0)
    gtk_text_view_set_monospace(view, 1)
    gtk_text_view_set_left_margin(view, 10)
    gtk_text_view_set_right_margin(view, 10)
    gtk_text_view_set_top_margin(view, 8)
    gtk_text_view_set_bottom_margin(view, 8)
    return text.accessible(name: name)
}
