import CGtk
import Gtk
import Model

/// The places where the theme file and the person have different values: whose stands, for each or for all; goes once none is left.
final class ConflictsDialog: StateView {
    let widget: Widget
    private let store: Store
    private let list = makeListBox(name: tr("Conflicts"))
    private let head = makeLabel("", wraps: true).margins(10)
    private var shown: [ProjectMerge.Conflict] = []
    /// The buttons of each row: mine, and the file's.
    private var buttons: [[Widget]] = []
    /// The row and the button that have the keyboard once the list is filled: where the person has just decided.
    private var focus = (row: 0, button: 0)

    /// Rows beyond these come once others are settled.
    private static let limit = 100

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        var settleAll: (Bool) -> Void = { _ in }
        let mine = makeButton(tr("Keep All _Mine")) { settleAll(false) }
        let its = makeButton(tr("Take All of the _File")) { settleAll(true) }
        let content = makeColumn(spacing: 0, [head, makeScrolled(list).expand(vertical: true)])
        widget = DialogWindow.make(
            title: tr("Conflicts with Theme File"), width: 720, height: 480, over: parent, start: [mine], end: [its], content)
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
        guard let link = store.state.memory.link else { return gtk_widget_destroy(widget) }
        let words =
            link.asks
            ? tr("these places differ between the file and the project. Nothing is overwritten until you decide.")
            : tr("these places were changed both in the file and here. Nothing is overwritten until you decide.")
        setText(head, link.name + ": " + words)
        removeChildren(of: list)
        buttons = []
        for conflict in shown.prefix(Self.limit) { gtk_container_add(as_container(list), makeEntry(conflict)) }
        gtk_widget_show_all(list)
        gtk_widget_grab_focus(buttons[min(focus.row, buttons.count - 1)][focus.button])
    }

    private func makeEntry(_ conflict: ProjectMerge.Conflict) -> Widget {
        let place = conflict.change.place(in: store.project)
        let its = Self.spelled(conflict.change.new, conflict), own = Self.spelled(conflict.own, conflict)
        let values: Widget = gtk_grid_new()
        gtk_grid_set_column_spacing(as_grid(values), 8)
        attach(values, 0, tr("File"), conflict.change.new, its, in: store.state.link.file ?? store.project)
        attach(values, 1, tr("Mine"), conflict.own, own, in: store.project)
        let texts = makeColumn(spacing: 3, [makeLabel(place).classes("heading").tooltip(place), values])
        let row = buttons.count
        let keep = makeButton(tr("Keep Mine")) { [unowned self] in settle(conflict, row, takingFile: false) }
        let take = makeButton(tr("Take the File's")) { [unowned self] in settle(conflict, row, takingFile: true) }
        buttons.append([keep, take])
        for (button, title) in [(keep, tr("Keep Mine")), (take, tr("Take the File's"))] {
            button.align(vertical: GTK_ALIGN_CENTER).accessible(name: title + ": " + place)
        }
        let line = makeRow(spacing: 8, [texts.expand(horizontal: true), keep, take]).margins(horizontal: 10, vertical: 8)
        let result = makeListRow(line, name: "\(place), " + tr("File") + ": \(its), " + tr("Mine") + ": \(own)")
        gtk_list_box_row_set_activatable(as_list_box_row(result), 0)
        gtk_widget_set_can_focus(result, 0)
        return result.classes("conflict")
    }

    private func settle(_ conflict: ProjectMerge.Conflict, _ row: Int, takingFile: Bool) {
        focus = (row, takingFile ? 1 : 0)
        store.settle([conflict], takingFile: takingFile)
    }

    /// Puts a line into the table of a place: whose value it is, how its colour looks, and the value.
    private func attach(_ values: Widget, _ line: gint, _ whose: String, _ value: JSON?, _ text: String, in project: Project) {
        gtk_grid_attach(as_grid(values), makeLabel(whose).classes("dim-label"), 0, line, 1, 1)
        gtk_grid_attach(as_grid(values), makeLabel(text).tooltip(text), 2, line, 1, 1)
        guard let value, let color = try? Color(from: Reader(value)) else { return }
        let swatch = Swatch(width: 16, height: 14)
        swatch.show(light: project.palette.resolve(color, .light), dark: project.palette.resolve(color, .dark))
        gtk_grid_attach(as_grid(values), swatch.widget, 1, line, 1, 1)
    }

    private static func spelled(_ value: JSON?, _ conflict: ProjectMerge.Conflict) -> String {
        let isScreen = conflict.change.way.isEmpty
        guard let value else { return isScreen ? tr("not there") : tr("not set") }
        if isScreen { return tr("the screen as it is there") }
        if let key = conflict.change.styleKey { return value.text(of: key) ?? tr("None") }
        return value.shortText ?? tr("None")
    }
}
