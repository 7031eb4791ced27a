import CGtk
import Gtk
import Model

/// All screens of the project: search, pick, push by a double click.
final class Catalogue: StateView {
    let widget: Widget
    private let store: Store
    private let search: Widget
    private let list: Widget
    private var shown: [ScreenID] = []

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        search = makeSearchEntry(name: tr("Find a screen")) { text in store.look { $0.search = text } }
        let column = makeColumn(spacing: 0)
        list = column
        widget = makeColumn(
            spacing: 4, [makeHeading(tr("Screens")).margins(8), search, makeScrolled(column).expand(vertical: true)])
    }

    func focusSearch() {
        gtk_widget_grab_focus(search)
    }

    func update(from old: AppState, to new: AppState) {
        guard old.project.screens != new.project.screens || old.view.search != new.view.search || shown.isEmpty else { return }
        let wanted = new.view.search.lowercased()
        let screens = new.project.screens.filter { wanted.isEmpty || $0.label.lowercased().contains(wanted) }
        shown = screens.map(\.id)
        removeChildren(of: list)
        for screen in screens {
            let button = makeButton(screen.label) { [store] in store.look { $0.pickedScreen = screen.id } }.classes("flat")
            gtk_container_add(as_container(list), button)
        }
        gtk_widget_show_all(list)
    }
}
