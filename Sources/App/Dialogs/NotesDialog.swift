import CGtk
import Formats
import Gtk

/// Says what of an imported file the project does not show.
enum NotesDialog {
    static func show(_ notes: [Note], of path: String, over window: UnsafeMutablePointer<GtkWindow>) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let text = makeTextBlock(name: tr("Notes of the import"))
        let lines = notes.map { "\($0.line): \($0.message)" }.joined(separator: "\n")
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(as_text_view(text)), lines, gint(lines.utf8.count))
        gtk_text_view_set_wrap_mode(as_text_view(text), GTK_WRAP_WORD_CHAR)
        let head = makeLabel(tr("Lines of the file that have no effect, or that are written in another way:"), wraps: true)
            .margins(10)
        let content = makeColumn(spacing: 0, [head, makeScrolled(text).expand(vertical: true)])
        DialogWindow.show(DialogWindow.make(title: name, width: 560, height: 320, over: window, content))
    }
}
