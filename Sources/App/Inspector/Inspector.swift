import CGtk
import Gtk
import Model
import Scene

/// The right pane: style, items, screen, trace and checks of the screen that is inspected.
final class Inspector: StateView {
    let widget: Widget
    private let title = makeLabel("").classes("heading")

    init(_ store: Store) {
        widget = makeColumn(spacing: 6, [title]).size(width: 300).classes("inspector")
    }

    func update(from old: AppState, to new: AppState) {
        gtk_label_set_text(as_label(title), new.project[screen: new.inspectedScreen]?.label ?? "")
    }
}
