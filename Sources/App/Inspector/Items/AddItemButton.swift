import CGtk
import Gtk
import Model

/// The button that adds a bar item: a text, a picture, or a ready-made one from a list.
final class AddItemButton {
    let widget: Widget

    init(_ title: String, _ tools: InspectorTools, add: @escaping (BarItem) -> Void) {
        let button = makeButton(icon: "list-add-symbolic", name: title + ": " + tr("Add"))
        widget = button
        connect(button, "clicked") {
            let dialect = tools.store.project.dialect
            let known = Self.readyMade.filter { $0.dialect == nil || $0.dialect == dialect }
            let extras = [
                NamesPopover.Extra(title: tr("Text")) { add(Self.text) },
                NamesPopover.Extra(title: tr("Picture")) { add(Self.picture) },
            ]
            tools.names.open(on: button, names: known.map(\.item.title), extras: extras) { name in
                if let found = known.first(where: { $0.item.title == name }) { add(found.item) }
            }
        }
    }

    private static var text: BarItem {
        var item = BarItem()
        item.text = tr("Button")
        return item
    }

    private static var picture: BarItem {
        var item = BarItem()
        item.image = "builtin:back_button_normal"
        return item
    }

    /// The ready-made items; some exist in one dialect alone.
    private static let readyMade: [(item: BarItem, dialect: DialectName?)] = {
        let mpaas = MpaasItem.allCases.map { name in make(.mpaas) { $0.mpaas = name } }
        let generic = GenericItem.allCases.map { name in make(.navigationAndStyle) { $0.generic = name } }
        return mpaas + generic + SystemItem.allCases.map { name in make(nil) { $0.system = name } }
    }()

    private static func make(_ dialect: DialectName?, _ set: (inout BarItem) -> Void) -> (item: BarItem, dialect: DialectName?) {
        var item = BarItem()
        set(&item)
        return (item, dialect)
    }
}
