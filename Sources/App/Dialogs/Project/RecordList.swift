import CGtk
import Gtk
import Model

/// A list of the project's records, such as its tabs: add, remove, reorder, and edit the picked one in the form below.
final class RecordList<Value: Equatable> {
    let widget = makeColumn(spacing: 8)
    private let title: String
    private let list: Widget
    private let form: Form<Value>
    private let label: (Value) -> String
    private let apply: ([Value], String, String?) -> Void
    private let buttons: (remove: Widget, up: Widget, down: Widget)
    private var values: [Value] = []
    private var picked: Int?

    init(
        _ title: String, _ tools: InspectorTools, label: @escaping (Value) -> String, make: @escaping () -> Value,
        apply: @escaping ([Value], String, String?) -> Void, rows: (Form<Value>) -> Void
    ) {
        self.title = title
        self.label = label
        self.apply = apply
        var pick: (Int?) -> Void = { _ in }, act: (Act) -> Void = { _ in }, edit: Form<Value>.Apply = { _, _, _ in }
        list = makeListBox(name: title, selected: { pick($0) })
        let add = makeButton(icon: "list-add-symbolic", name: title + ": " + tr("Add")) { act(.add(make())) }
        buttons = (
            makeButton(icon: "list-remove-symbolic", name: title + ": " + tr("Remove")) { act(.remove) },
            makeButton(icon: "go-up-symbolic", name: title + ": " + tr("Move Up")) { act(.move(-1)) },
            makeButton(icon: "go-down-symbolic", name: title + ": " + tr("Move Down")) { act(.move(1)) }
        )
        form = Form(title, section: title, tools) { edit($0, $1, $2) }
        rows(form)
        let tools = [add, buttons.remove, buttons.up, buttons.down]
        tools.forEach { $0.classes("compact") }
        let head = makeRow(spacing: 6, [makeHeading(title).expand(horizontal: true), makeLinkedRow(tools)])
        for part in [head, list.classes("frame"), form.widget] { gtk_container_add(as_container(widget), part) }
        pick = { [unowned self] index in
            picked = index
            showForm()
        }
        act = { [unowned self] in perform($0) }
        edit = { [unowned self] title, gesture, change in
            guard let index = picked, values.indices.contains(index) else { return }
            var changed = values
            change(&changed[index])
            self.apply(changed, title, gesture)
        }
    }

    private enum Act { case add(Value), remove, move(Int) }

    func show(_ new: [Value]) {
        let isSame = values.map(label) == new.map(label)
        values = new
        if let index = picked, !values.indices.contains(index) { picked = values.isEmpty ? nil : values.count - 1 }
        if !isSame || children(of: list).count != values.count { fill() }
        selectRow(picked, of: list)
        showForm()
    }

    private func fill() {
        quietly { removeChildren(of: list) }
        for value in values {
            let text = label(value)
            gtk_container_add(as_container(list), makeListRow(makeLabel(text).margins(horizontal: 8, vertical: 5), name: text))
        }
        gtk_widget_show_all(list)
        list.visible(!values.isEmpty)
    }

    private func showForm() {
        let index = picked ?? -1
        form.widget.visible(values.indices.contains(index))
        buttons.remove.sensitive(values.indices.contains(index))
        buttons.up.sensitive(index > 0)
        buttons.down.sensitive(index >= 0 && index + 1 < values.count)
        if values.indices.contains(index) { form.show(values[index]) }
    }

    private func perform(_ act: Act) {
        var changed = values
        switch act {
        case .add(let value):
            changed.append(value)
            picked = changed.count - 1
            apply(changed, title + ": " + tr("Add"), nil)
        case .remove:
            guard let index = picked, changed.indices.contains(index) else { return }
            changed.remove(at: index)
            apply(changed, title + ": " + tr("Remove"), nil)
        case .move(let step):
            guard let index = picked, changed.indices.contains(index), changed.indices.contains(index + step) else { return }
            changed.swapAt(index, index + step)
            picked = index + step
            apply(changed, title + ": " + tr("Reorder"), nil)
        }
    }
}
