public import CGtk

/// One entry of a menu; actions carry their prefix (`win.undo`, `app.quit`).
public indirect enum MenuItem: Sendable {
    /// An entry that activates an action; a choice has its value as the target, or in the name (`win.speed::1`).
    case action(_ title: String, _ action: String, target: String? = nil)
    /// Entries set apart by lines, with an optional heading.
    case section(_ title: String? = nil, _ items: [MenuItem])
    /// Entries behind an arrow.
    case submenu(_ title: String, _ items: [MenuItem])
}

/// Builds a menu model; the caller owns the reference.
public func makeMenuModel(_ items: [MenuItem]) -> UnsafeMutablePointer<GMenuModel> {
    let menu = GrowingMenu()
    for piece in menu.pieces(of: items) { piece() }
    g_object_ref(menu.model)
    return menu.model
}

/// A menu that gets its entries one by one; whoever shows it follows.
final class GrowingMenu {
    // Let go of by `deinit`, which no thread but the main one calls: closures of the interface alone hold menus.
    private nonisolated(unsafe) let menu: OpaquePointer = g_menu_new()

    var model: UnsafeMutablePointer<GMenuModel> { as_menu_model(UnsafeMutableRawPointer(menu)) }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(menu))
    }

    /// The work of filling the menu, an entry a piece.
    func pieces(of items: [MenuItem]) -> [() -> Void] {
        items.flatMap { item -> [() -> Void] in
            switch item {
            case .action(let title, let action, let target):
                return [{ self.append(title, action, target) }]
            case .section(let title, let items):
                let section = GrowingMenu()
                return [{ g_menu_append_section(self.menu, title, section.model) }] + section.pieces(of: items)
            case .submenu(let title, let items):
                let submenu = GrowingMenu()
                return [{ g_menu_append_submenu(self.menu, title, submenu.model) }] + submenu.pieces(of: items)
            }
        }
    }

    private func append(_ title: String, _ action: String, _ target: String?) {
        let entry = g_menu_item_new(title, nil)
        if let target {
            g_menu_item_set_action_and_target_value(entry, action, g_variant_new_string(target))
        } else {
            g_menu_item_set_detailed_action(entry, action)
        }
        g_menu_append_item(menu, entry)
        g_object_unref(UnsafeMutableRawPointer(entry))
    }
}

/// Opens a context menu on a widget, at the pointer or, for an event without one, at the widget.
public func popUpMenu(_ items: [MenuItem], on widget: Widget, event: UnsafeMutablePointer<GdkEvent>?) {
    let model = makeMenuModel(items)
    guard let menu = gtk_menu_new_from_model(model) else { return }
    g_object_unref(model)
    gtk_menu_attach_to_widget(as_menu(menu), widget, nil)
    // The chosen action runs after the menu says it is done, so the menu goes a moment later.
    connect(menu, "selection-done") { idle(for: menu) { gtk_widget_destroy(menu) } }
    if let event, event.pointee.type == GDK_BUTTON_PRESS {
        gtk_menu_popup_at_pointer(as_menu(menu), event)
    } else {
        gtk_menu_popup_at_widget(as_menu(menu), widget, GDK_GRAVITY_CENTER, GDK_GRAVITY_NORTH_WEST, event)
    }
}
