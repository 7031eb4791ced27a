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
    /// The room of the content.
    let widget = makeColumn(spacing: 0)
    private let make: () -> Content
    private var content: Content?
    private var isStale = true

    init(_ name: String, _ title: String, _ make: @escaping () -> Content) {
        self.name = name
        self.title = title
        self.make = make
    }

    /// Notes that the state has changed.
    func becomeStale() {
        isStale = true
    }

    /// Brings the page up to the state if it is behind; one that was never open is built between frames first.
    func catchUp() {
        guard isStale else { return }
        isStale = false
        if let content {
            content.refresh()
        } else {
            Pieces.run(for: widget, [{ [self] in build() }, { [self] in content?.refresh() }])
        }
    }

    /// Builds the page now if it is still to be built.
    func finish() {
        Pieces.finish(widget)
    }

    private func build() {
        let made = make()
        content = made
        gtk_container_add(
            as_container(widget), makeScrolled(made.widget).accessible(name: title).expand(vertical: true))
        // What is hidden later has to be shown once, or it would appear without its parts.
        gtk_widget_show_all(widget)
    }
}
