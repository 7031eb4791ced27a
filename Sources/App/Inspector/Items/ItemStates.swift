import CGtk
import Gtk
import Model
import Scene

/// The states of an item that a page can be in while it is looked at: held down, and Edit that shows Done.
final class ItemStates {
    let widget: Widget
    private let store: Store
    private let role: Element.Role
    private let pressed: Widget
    private let done: Widget
    private let doneRow: FieldRow
    private var index = 0

    init(_ title: String, _ role: Element.Role, _ store: Store) {
        self.store = store
        self.role = role
        var press: (Bool) -> Void = { _ in }
        pressed = makeSwitch(name: title + ": " + tr("Show pressed"), isOn: false) { press($0) }
        done = makeSwitch(name: title + ": " + tr("Being edited"), isOn: false) { isOn in
            store.changeScreen(tr("Change") + " " + tr("Being edited")) { $0.editing = isOn ? true : nil }
        }
        doneRow = FieldRow(tr("Being edited"), done)
        doneRow.widget.tooltip(tr("Edit shows Done while the page is being edited."))
        widget = makeColumn(spacing: 8, [FieldRow(tr("Show pressed"), pressed).widget, doneRow.widget])
        press = { [unowned self] isOn in
            let name = name
            store.look { $0.heldItem = isOn ? name : nil }
        }
    }

    /// The item as the phone knows it.
    private var name: String { "\(role.rawValue).\(index)" }

    func show(_ item: BarItem, at index: Int) {
        self.index = index
        let isEdited = store.project[screen: store.state.inspectedScreen]?.editing == true
        doneRow.widget.visible(item.system == .edit)
        pressed.sensitive(item.enabled != false)
        quietly {
            gtk_switch_set_active(as_switch(pressed), (store.state.view.heldItem == name).gboolean)
            gtk_switch_set_active(as_switch(done), isEdited.gboolean)
        }
    }
}
