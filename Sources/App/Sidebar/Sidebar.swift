import CGtk
import Gtk
import Model

/// The left pane: the tabs with their stacks, and the catalogue of all screens.
final class Sidebar: PaneView {
    let widget: Widget
    let stacks: StackList
    let catalogue: Catalogue

    init(_ store: Store, _ playback: Playback) {
        stacks = StackList(store, playback)
        catalogue = Catalogue(store, playback)
        let paned: Widget = gtk_paned_new(GTK_ORIENTATION_VERTICAL)
        // The pane is first divided as these heights are, and so it stays while the window is resized.
        gtk_paned_pack1(as_paned(paned), stacks.widget.size(height: 190), 1, 0)
        gtk_paned_pack2(as_paned(paned), catalogue.widget.size(height: 160), 1, 0)
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

    /// Moves the selected screen in the list that has the focus: the catalogue's order, else the stack's.
    func moveSelected(up: Bool) {
        if gtk_widget_is_focus(catalogue.list.widget).isTrue {
            catalogue.moveSelected(up: up)
        } else {
            stacks.moveSelected(up: up)
        }
    }
}
