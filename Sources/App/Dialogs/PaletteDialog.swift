import CGtk
import Gtk
import Model

/// The project's named colours: values for light and dark, names, and where each is used.
final class PaletteDialog: StateView {
    let widget: Widget
    private let store: Store
    private let actions: PaletteActions
    private let tools: InspectorTools
    private let list = makeListBox(name: tr("Colours"))
    private let places: PlacesPopover
    private(set) var rows: [PaletteRow] = []
    /// Counts the searches for uses begun; a late one does not replace a newer one.
    private var round = 0
    private var counting: Timeout?

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        actions = PaletteActions(store)
        tools = InspectorTools(store)
        var add = {}, showColor: (String) -> Void = { _ in }
        places = PlacesPopover(store) { showColor($0) }
        let button = makeButton(icon: "list-add-symbolic", name: tr("New colour")) { add() }
        let undo = makeLinkedRow([
            makeButton(icon: "edit-undo-symbolic", name: tr("Undo")).action("win.undo"),
            makeButton(icon: "edit-redo-symbolic", name: tr("Redo")).action("win.redo"),
        ])
        let nothing = makeLabel(tr("The project has no named colours yet."), wraps: true).classes("dim-label").margins(24)
        gtk_widget_show(nothing)
        gtk_list_box_set_placeholder(as_list_box(list), nothing)
        let frame: Widget = gtk_frame_new(nil)
        gtk_container_add(as_container(frame), list)
        let content = makeScrolled(frame.margins(12).align(vertical: GTK_ALIGN_START))
        widget = DialogWindow.make(
            title: tr("Palette"), width: 760, height: 540, over: parent, start: [button, undo], content)
        add = { [self] in addColor() }
        showColor = { [self] name in rows.first { $0.name == name }?.editName() }
        connect(widget, "destroy") { [self] in
            counting?.stop()
            store.detach(self)
        }
        store.attach(self)
    }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        guard old.project != new.project || rows.isEmpty else { return }
        let entries = new.project.palette.entries
        if rows.map(\.name) != entries.map(\.name) { fill(entries) }
        for (row, entry) in zip(rows, entries) { row.show(entry.color) }
        count(after: rows.contains { $0.places == nil } ? 0 : 150)
    }

    private func fill(_ entries: [Palette.Entry]) {
        removeChildren(of: list)
        rows = entries.map { PaletteRow($0, tools, actions, places) }
        for row in rows { gtk_container_add(as_container(list), row.widget) }
        gtk_widget_show_all(list)
    }

    private func addColor() {
        let name = actions.add()
        rows.first { $0.name == name }?.editName()
    }

    /// Searches the whole project for uses on another thread, once edits pause.
    private func count(after delay: Int) {
        counting?.stop()
        counting = after(milliseconds: delay) { [self] in
            round += 1
            background { [project = store.project, round] in
                let names = project.palette.entries.map(\.name)
                return (round, names.map { ($0, project.places(using: $0)) })
            } then: { [weak self] (answer: (Int, [(String, [ColorPlace])])) in
                guard let self, answer.0 == round else { return }
                for (name, places) in answer.1 { rows.first { $0.name == name }?.show(places) }
            }
        }
    }
}
