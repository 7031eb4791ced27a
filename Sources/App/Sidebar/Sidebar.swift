import CGtk
import Gtk
import Model

/// The left pane: the tabs with their stacks, and the catalogue of all screens.
final class Sidebar: StateView {
    let widget: Widget
    private let stacks: StackList
    private let catalogue: Catalogue

    init(_ store: Store, _ playback: Playback) {
        stacks = StackList(store, playback)
        catalogue = Catalogue(store, playback)
        let paned: Widget = gtk_paned_new(GTK_ORIENTATION_VERTICAL)
        gtk_paned_pack1(as_paned(paned), stacks.widget, 1, 0)
        gtk_paned_pack2(as_paned(paned), catalogue.widget, 1, 0)
        gtk_paned_set_position(as_paned(paned), 380)
        widget = paned.size(width: 180).classes("sidebar")
    }

    func update(from old: AppState, to new: AppState) {
        stacks.update(from: old, to: new)
        catalogue.update(from: old, to: new)
    }

    /// Puts the cursor into the catalogue's search.
    func focusSearch() {
        catalogue.focusSearch()
    }
}
