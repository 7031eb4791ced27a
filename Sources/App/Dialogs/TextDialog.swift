import CGtk
import Gtk

/// Asks for one line of text.
enum TextDialog {
    static func show(
        title: String, label: String, text: String, over parent: UnsafeMutablePointer<GtkWindow>, done: @escaping (String) -> Void
    ) {
        let dialog: Widget = gtk_dialog_new()
        gtk_window_set_title(as_window(dialog), title)
        gtk_window_set_transient_for(as_window(dialog), parent)
        gtk_window_set_modal(as_window(dialog), 1)
        let field = makeEntry(name: label, text: text)
        gtk_entry_set_width_chars(as_entry(field), 32)
        let accept = {
            let text = entryText(field)
            gtk_widget_destroy(dialog)
            if !text.allSatisfy(\.isWhitespace) { done(text) }
        }
        connect(field, "activate", accept)
        let buttons = makeRow(
            spacing: 6,
            [
                makeButton(tr("Cancel")) { gtk_widget_destroy(dialog) },
                makeButton(tr("OK"), clicked: accept).classes("suggested-action"),
            ]
        ).align(horizontal: GTK_ALIGN_END)
        gtk_container_add(
            as_container(gtk_dialog_get_content_area(as_dialog(dialog))),
            makeColumn(spacing: 12, [makeField(label, field), buttons]).margins(12))
        gtk_widget_show_all(dialog)
    }
}
