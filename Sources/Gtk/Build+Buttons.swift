internal import CGtk

/// A button with a text; tie it to an action with `.action(_:)` or give it a closure.
public func makeButton(_ title: String, clicked: (() -> Void)? = nil) -> Widget {
    let button: Widget = gtk_button_new_with_mnemonic(title)
    if let clicked { connect(button, "clicked", clicked) }
    return button
}

/// A button with an icon; its name is read aloud and shown as a tooltip.
public func makeButton(icon: String, name: String, clicked: (() -> Void)? = nil) -> Widget {
    let button: Widget = gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON)
    if let clicked { connect(button, "clicked", clicked) }
    return button.tooltip(name).accessible(name: name)
}

/// A button that stays down; its name is read aloud and shown as a tooltip.
public func makeToggle(icon: String, name: String, isOn: Bool = false, changed: ((Bool) -> Void)? = nil) -> Widget {
    let button: Widget = gtk_toggle_button_new()
    gtk_container_add(as_container(button), makeIcon(icon))
    return toggling(button, isOn, changed).tooltip(name).accessible(name: name)
}

/// A button with a text that stays down.
public func makeToggle(_ title: String, isOn: Bool = false, changed: ((Bool) -> Void)? = nil) -> Widget {
    toggling(gtk_toggle_button_new_with_mnemonic(title), isOn, changed)
}

/// A box to tick, with its text.
public func makeCheck(_ title: String, isOn: Bool = false, changed: ((Bool) -> Void)? = nil) -> Widget {
    toggling(gtk_check_button_new_with_mnemonic(title), isOn, changed)
}

/// One of several exclusive choices; the first of a group has no `group`, the others name any before them.
public func makeRadio(
    _ title: String, group: Widget? = nil, isOn: Bool = false, changed: ((Bool) -> Void)? = nil
) -> Widget {
    toggling(gtk_radio_button_new_with_mnemonic_from_widget(group.map { as_radio_button($0) }, title), isOn, changed)
}

private func toggling(_ button: Widget, _ isOn: Bool, _ changed: ((Bool) -> Void)?) -> Widget {
    gtk_toggle_button_set_active(as_toggle_button(button), isOn.gboolean)
    if let changed {
        connectChange(button, "toggled") { changed(gtk_toggle_button_get_active(as_toggle_button(button)).isTrue) }
    }
    return button
}

/// A button with an icon that opens a popover; what stands in it may be given later, but before anybody can have pressed it.
public func makeMenuButton(icon: String, name: String) -> Widget {
    let button: Widget = gtk_menu_button_new()
    gtk_container_add(as_container(button), makeIcon(icon))
    // Without a popover GTK would grey the button out for as long.
    gtk_widget_set_sensitive(button, 1)
    return button.tooltip(name).accessible(name: name)
}

/// Makes a menu button open a menu.
public func setMenu(_ button: Widget, _ menu: [MenuItem]) {
    for piece in menuPieces(button, menu) { piece() }
}

/// The work of `setMenu` in pieces, for menus so long that GTK would take more than a frame to build them.
public func menuPieces(_ button: Widget, _ menu: [MenuItem]) -> [() -> Void] {
    let growing = GrowingMenu()
    gtk_menu_button_set_menu_model(as_menu_button(button), growing.model)
    return growing.pieces(of: menu)
}

/// Makes a menu button open a popover around the content.
public func setContent(_ button: Widget, _ content: Widget) {
    gtk_menu_button_set_popover(as_menu_button(button), makePopover(content, on: button))
}

/// A bubble that points at a widget, still closed; open it with `gtk_popover_popup`.
public func makePopover(_ content: Widget, on widget: Widget) -> Widget {
    let popover: Widget = gtk_popover_new(widget)
    gtk_container_add(as_container(popover), content.margins(12))
    gtk_widget_show_all(content)
    return popover
}
