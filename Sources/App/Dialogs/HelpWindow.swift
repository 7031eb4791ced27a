import CGtk
import Glibc
import Gtk

/// Opens the handbook where it is installed; else says the most needful itself.
enum HelpWindow {
    static func show(over parent: UnsafeMutablePointer<GtkWindow>?) {
        if let page = handbook, let uri = takeUri(of: page),
            gtk_show_uri_on_window(parent, uri, guint32(GDK_CURRENT_TIME), nil).isTrue
        {
            return
        }
        let column = makeColumn(spacing: 6).margins(18)
        for part in parts {
            gtk_container_add(as_container(column), makeHeading(part.title))
            let text = makeLabel(part.text, wraps: true)
            gtk_label_set_max_width_chars(as_label(text), 64)
            gtk_widget_set_margin_bottom(text, 10)
            gtk_container_add(as_container(column), text)
        }
        let keys = makeButton(tr("_Keyboard Shortcuts")).action("win.show-help-overlay")
        DialogWindow.show(
            DialogWindow.make(
                title: tr("Help"), width: 620, height: 440, over: parent, start: [keys], makeScrolled(column)))
    }

    /// The handbook's first page, if it is there and a browser may show it.
    private static var handbook: String? {
        ["/index.html", "/README.md"].map { Resources.handbookFolder + $0 }.first { access($0, R_OK) == 0 }
    }

    private static func takeUri(of path: String) -> String? {
        guard let uri = g_filename_to_uri(path, nil, nil) else { return nil }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    static var parts: [(title: String, text: String)] {
        [
            (
                tr("The phone"),
                tr(
                    "Tap its buttons and tabs, drag from its left edge to swipe back, and scroll its page with the wheel. By keys, the arrows walk and scroll, and Return taps."
                )
            ),
            (
                tr("Stacks and screens"),
                tr(
                    "The sidebar shows the stacks of the app and all its screens. A click shows a screen in the inspector; a double click goes to it or pushes it."
                )
            ),
            (
                tr("Styles"),
                tr(
                    "Choose a level in the inspector, then change a value there. A value that is not set is inherited from the level below, and the row says from which."
                )
            ),
            (
                tr("Transitions"),
                tr(
                    "The bar under the phone plays the last transition again, slowly or frame by frame. It never changes where the app stands."
                )
            ),
            (
                tr("Comparing"),
                tr(
                    "A second phone goes the same way under another dialect, profile, appearance or project; the line above it says in what it differs. Events, under the phone, are what the app is told meanwhile."
                )
            ),
            (
                tr("Files"),
                tr(
                    "Export writes theme files of other libraries and says what they cannot hold. Import opens such a file as a new project."
                )
            ),
        ]
    }
}
