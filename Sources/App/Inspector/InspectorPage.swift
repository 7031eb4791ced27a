import CGtk
import Gtk

/// A page of the inspector; it is built when it is first opened, so that a window opens soon.
final class InspectorPage {
    /// The page's content, and how it catches up with the state.
    struct Content {
        let widget: Widget
        let refresh: () -> Void
    }

    let name: String
    let title: String
    /// The scrolled room of the content.
    let widget: Widget = gtk_scrolled_window_new(nil, nil)
    private let make: () -> Content
    private var content: Content?
    private var isStale = true

    init(_ name: String, _ title: String, _ make: @escaping () -> Content) {
        self.name = name
        self.title = title
        self.make = make
        widget.accessible(name: title)
        gtk_scrolled_window_set_policy(as_scrolled_window(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Notes that the state has changed.
    func becomeStale() {
        isStale = true
    }

    /// Brings the page up to the state if it is behind.
    func catchUp() {
        guard isStale else { return }
        isStale = false
        let content = content ?? build()
        content.refresh()
    }

    private func build() -> Content {
        let made = make()
        content = made
        gtk_container_add(as_container(widget), made.widget)
        // What is hidden later has to be shown once, or it would appear without its parts.
        gtk_widget_show_all(widget)
        return made
    }
}
