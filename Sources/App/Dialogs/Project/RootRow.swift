import CGtk
import Gtk
import Model

extension Form {
    /// The row that names the root of a stack; screens above it are arranged in the sidebar.
    func root(_ path: WritableKeyPath<Value, [ScreenID]>) {
        let name = fullName(tr("Root screen"))
        add(isSet: { _ in true }) { [unowned self] in
            let choice = Dropdown(name: name, options: [], selected: "") { [unowned self] id in
                change(name, goesOn: false) { value in
                    let above = value[keyPath: path].dropFirst().filter { $0 != id }
                    value[keyPath: path] = id.isEmpty ? [] : [id] + above
                }
            }
            choice.widget.size(width: FieldRow.controlWidth)
            let row = FieldRow(tr("Root screen"), choice.widget)
            let store = tools.store
            return (
                row,
                { value in
                    let stack = value[keyPath: path]
                    let screens = store.project.screens.map { (id: $0.id, title: $0.label) }
                    choice.offer([(id: "", title: tr("None"))] + screens, selected: stack.first ?? "")
                    let words = stack.map { store.project[screen: $0]?.label ?? $0 }.joined(separator: " › ")
                    row.show(caption: stack.count > 1 ? words : "", isSet: false)
                }
            )
        }
    }
}
