import CGtk
import Gtk
import Model

/// The places that both the theme file and the person have changed: whose value stands, for each or for all; goes once none is left.
final class ConflictsDialog: StateView {
    let widget: Widget
    private let store: Store
    private let list = makeListBox(name: tr("Conflicts"))
    private let head = makeLabel("", wraps: true).margins(10)
    private var shown: [ProjectMerge.Conflict] = []

    /// Rows beyond these come once others are settled.
    private static let limit = 100

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        var settleAll: (Bool) -> Void = { _ in }
        let mine = makeButton(tr("Keep All _Mine")) { settleAll(false) }
        let its = makeButton(tr("Take All of the _File")) { settleAll(true) }
        let content = makeColumn(spacing: 0, [head, makeScrolled(list).expand(vertical: true)])
        widget = DialogWindow.make(
            title: tr("Conflicts with Theme File"), width: 720, height: 380, over: parent, start: [mine], end: [its], content)
        settleAll = { [self] in store.settle(shown, takingFile: $0) }
        connect(widget, "destroy") { [self] in store.detach(self) }
        store.attach(self)
    }

    func update(from old: AppState, to new: AppState) {
        guard new.link.conflicts != shown else { return }
        shown = new.link.conflicts
        // Not while the button that was pressed is told of it.
        idle(for: widget) { [self] in fill() }
    }

    private func fill() {
        guard !shown.isEmpty else { return gtk_widget_destroy(widget) }
        let name = store.state.memory.link?.name ?? ""
        setText(
            head,
            name + ": " + tr("these places were changed both in the file and here. Nothing is overwritten until you decide."))
        removeChildren(of: list)
        for conflict in shown.prefix(Self.limit) { gtk_container_add(as_container(list), makeEntry(conflict)) }
        gtk_widget_show_all(list)
    }

    private func makeEntry(_ conflict: ProjectMerge.Conflict) -> Widget {
        let place = Self.place(conflict, store.project)
        let its = tr("File:") + " " + Self.spelled(conflict.change.new, conflict)
        let own = tr("Mine:") + " " + Self.spelled(conflict.own, conflict)
        let texts = makeColumn(
            spacing: 2,
            [
                makeLabel(place).tooltip(place), makeLabel(its).classes("dim-label").tooltip(its),
                makeLabel(own).classes("dim-label").tooltip(own),
            ])
        let keep = makeButton(tr("Keep Mine")) { [store] in store.settle([conflict], takingFile: false) }
        let take = makeButton(tr("Take the File's")) { [store] in store.settle([conflict], takingFile: true) }
        for (button, title) in [(keep, tr("Keep Mine")), (take, tr("Take the File's"))] {
            button.align(vertical: GTK_ALIGN_CENTER).accessible(name: title + ": " + place)
        }
        let row = makeRow(spacing: 8, [texts.expand(horizontal: true), keep, take]).margins(horizontal: 10, vertical: 6)
        let result = makeListRow(row, name: "\(place), \(its), \(own)")
        gtk_list_box_row_set_activatable(as_list_box_row(result), 0)
        gtk_widget_set_can_focus(result, 0)
        return result
    }

    /// The screen or the level, and the property.
    static func place(_ conflict: ProjectMerge.Conflict, _ project: Project) -> String {
        let change = conflict.change
        guard let id = change.screen else {
            if change.place == .style(.theme) { return tr("Theme") + " · " + change.key }
            let isColor = change.way.first == .key("palette")
            return isColor ? tr("Palette") + " · " + change.key.dropFirst("palette.".count) : change.key
        }
        let screen = project[screen: id]?.label ?? id
        return change.way.isEmpty ? screen : screen + " · " + change.key
    }

    private static func spelled(_ value: JSON?, _ conflict: ProjectMerge.Conflict) -> String {
        guard let value else { return conflict.change.way.isEmpty ? tr("deleted") : tr("not set") }
        if conflict.change.way.isEmpty { return tr("the screen as it is there") }
        return value.string ?? value.compactText()
    }
}
