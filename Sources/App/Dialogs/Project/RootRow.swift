import CGtk
import Gtk
import Model

/// The row that names the root of a stack; screens above it are arranged in the sidebar.
final class RootRow<Value> {
    let widget: Widget
    private let combo: Widget

    init(_ tools: InspectorTools, _ form: Form<Value>, _ path: WritableKeyPath<Value, [ScreenID]>) {
        let name = form.fullName(tr("Root screen"))
        combo = makeComboBox(name: name, options: [], selected: "") { [unowned form] id in
            form.change(name, goesOn: false) { value in
                let above = value[keyPath: path].dropFirst().filter { $0 != id }
                value[keyPath: path] = id.isEmpty ? [] : [id] + above
            }
        }
        combo.size(width: FieldRow.controlWidth)
        narrow(combo)
        let field = FieldRow(tr("Root screen"), combo)
        widget = field.widget
        form.onShow { [combo] value in
            let stack = value[keyPath: path]
            let screens = tools.store.project.screens.map { (id: $0.id, title: $0.label) }
            setOptions(combo, [(id: "", title: tr("None"))] + screens, selected: stack.first ?? "")
            let words = stack.map { tools.store.project[screen: $0]?.label ?? $0 }.joined(separator: " › ")
            field.show(caption: stack.count > 1 ? words : "", isSet: false)
        }
    }
}
