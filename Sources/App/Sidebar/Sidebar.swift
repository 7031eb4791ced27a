import CGtk
import Gtk
import Model

/// The left pane: the tabs with their stacks, and the catalogue of all screens.
final class Sidebar: PaneView {
    let widget: Widget = gtk_paned_new(GTK_ORIENTATION_VERTICAL)
    private(set) lazy var stacks = StackList(store, playback)
    private(set) lazy var catalogue = Catalogue(store, playback)
    private let store: Store
    private let playback: Playback

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        widget.size(width: 180).classes("sidebar")
    }

    /// Each list is made, put into the window, where it gets its style, and filled in a piece of its own.
    var pieces: [() -> Void] {
        [
            { [self] in _ = stacks }, { [self] in add(stacks.widget, height: 190, gtk_paned_pack1) },
            { [self] in stacks.update(from: store.state, to: store.state) },
            { [self] in _ = catalogue }, { [self] in add(catalogue.widget, height: 160, gtk_paned_pack2) },
            { [self] in catalogue.update(from: store.state, to: store.state) },
        ]
    }

    /// Adds a list; the pane is first divided as the heights are, and so it stays while the window is resized.
    private func add(
        _ list: Widget, height: Int, _ pack: (UnsafeMutablePointer<GtkPaned>?, Widget?, gboolean, gboolean) -> Void
    ) {
        pack(as_paned(widget), list.size(height: height), 1, 0)
        gtk_widget_show_all(list)
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
