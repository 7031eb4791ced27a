import CGtk
import Gtk

/// A line of text; each keystroke counts, and all of them until the focus leaves are one step of undo.
final class TextControl {
    let widget: Widget

    init(name: String, ended: @escaping () -> Void, changed: @escaping Changed<String>) {
        widget = makeEntry(name: name, changed: { changed($0, true) }, finished: { _ in ended() })
        gtk_entry_set_width_chars(as_entry(widget), 4)
        widget.size(width: FieldRow.controlWidth)
    }

    /// Shows the text; the placeholder is what counts while it is empty.
    func show(_ text: String, placeholder: String = "") {
        setEntryText(widget, text)
        gtk_entry_set_placeholder_text(as_entry(widget), placeholder)
    }
}
