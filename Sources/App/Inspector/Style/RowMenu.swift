import CGtk
import Gtk
import Model

/// The context menu of a row of the page *Style*; its actions belong to the inspector.
enum RowMenu {
    /// The name under which the inspector's actions are found.
    static let group = "inspector"

    /// Gives a widget the actions of its rows' menus.
    static func addActions(to widget: Widget, _ store: Store, explain: @escaping (StyleKey) -> Void) {
        let group: UnsafeMutableRawPointer = UnsafeMutableRawPointer(g_simple_action_group_new())
        let calls: [(String, (StyleKey) -> Void)] = [
            ("apply", { StyleTransfer.apply($0, in: store) }),
            ("reset", { store.perform(.setStyle(store.editedPlace, $0, nil), tr("Reset") + " " + $0.title) }),
            ("explain", explain),
        ]
        for (name, call) in calls {
            addTextAction(name, to: group) { key in StyleKey.named(key).map(call) }
        }
        gtk_widget_insert_action_group(widget, Self.group, as_action_group(group))
        g_object_unref(group)
    }

    /// Opens the menu by the secondary button, and by the keys for menus while a control of the row has the focus.
    static func connect(to row: Widget, _ key: StyleKey, isSet: @escaping () -> Bool) {
        connectEvent(row, "button-press-event") { event in
            guard PointerEvent(event).opensMenu else { return false }
            popUpMenu(items(key, isSet: isSet()), on: row, event: event)
            return true
        }
        connectEvent(row, "popup-menu") { _ in
            popUpMenu(items(key, isSet: isSet()), on: row, event: nil)
            return true
        }
    }

    private static func items(_ key: StyleKey, isSet: Bool) -> [MenuItem] {
        func entry(_ title: String, _ name: String) -> MenuItem { .action(title, "\(group).\(name)", target: key.name) }
        let changes = [entry(tr("Apply to Selected Screens"), "apply"), entry(tr("Reset"), "reset")]
        let why = MenuItem.section(nil, [entry(tr("Why This Value?"), "explain")])
        return isSet ? [.section(nil, changes), why] : [why]
    }
}
