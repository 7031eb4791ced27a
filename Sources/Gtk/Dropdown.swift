internal import CGtk

/// One of several values in a button that opens the list of them; each has an identifier for the program and a title.
///
/// The list is made when it is opened: a pane holds dozens of choices, and GTK's combo box builds and measures its list at once.
public final class Dropdown {
    public typealias Option = (id: String, title: String)

    public let widget: Widget = gtk_button_new()
    /// The identifier of the value that is shown; it need not be one of the options.
    public private(set) var selected = ""
    private var options: [Option] = []
    private let label = makeLabel("")
    private let changed: (String) -> Void

    public init(name: String, options: [Option], selected: String, changed: @escaping (String) -> Void) {
        self.changed = changed
        gtk_label_set_width_chars(as_label(label), 3)
        gtk_container_add(
            as_container(widget), makeRow(spacing: 4, [label.expand(horizontal: true), makeIcon("pan-down-symbolic")]))
        // Only the text in it takes what room there is.
        widget.expand(horizontal: false).classes("dropdown").accessible(name: name, role: ATK_ROLE_COMBO_BOX)
        offer(options, selected: selected)
        connect(widget, "clicked") { [self] in open() }
        connectEvent(widget, "key-press-event") { [self] event in press(KeyEvent(event)) }
    }

    /// Replaces the values; `changed` is not called.
    public func offer(_ options: [Option], selected: String) {
        self.options = options
        select(selected)
    }

    /// Shows a value; `changed` is not called.
    public func select(_ id: String) {
        selected = id
        let title = options.first { $0.id == id }?.title ?? ""
        setText(label, title)
        widget.accessible(description: title)
    }

    private func choose(_ id: String) {
        guard id != selected else { return }
        select(id)
        changed(id)
    }

    private func open() {
        guard let menu: Widget = gtk_menu_new() else { return }
        var current: Widget?
        for option in options {
            guard let item: Widget = gtk_check_menu_item_new_with_label(option.title) else { continue }
            gtk_widget_set_name(item, option.id)
            gtk_check_menu_item_set_draw_as_radio(as_check_menu_item(item), 1)
            gtk_check_menu_item_set_active(as_check_menu_item(item), (option.id == selected).gboolean)
            connect(item, "activate") { [self] in choose(option.id) }
            gtk_menu_shell_append(as_menu_shell(menu), item)
            if option.id == selected { current = item }
            if let label = gtk_bin_get_child(as_bin(item)) {
                gtk_label_set_ellipsize(as_label(label), PANGO_ELLIPSIZE_END)
                gtk_label_set_max_width_chars(as_label(label), 40)
            }
        }
        gtk_widget_show_all(menu)
        menu.size(width: Int(gtk_widget_get_allocated_width(widget)))
        gtk_menu_attach_to_widget(as_menu(menu), widget, nil)
        // The chosen value is told of after the menu says it is done, so the menu goes a moment later.
        connect(menu, "selection-done") { idle(for: menu) { gtk_widget_destroy(menu) } }
        gtk_menu_popup_at_widget(as_menu(menu), widget, GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST, nil)
        if let current { gtk_menu_shell_select_item(as_menu_shell(menu), current) }
    }

    /// The arrows go through the values.
    private func press(_ key: KeyEvent) -> Bool {
        let step: Int
        switch key.key {
        case GDK_KEY_Up, GDK_KEY_KP_Up: step = -1
        case GDK_KEY_Down, GDK_KEY_KP_Down: step = 1
        default: return false
        }
        guard key.modifiers.isEmpty else { return false }
        let next = options.firstIndex { $0.id == selected }.map { $0 + step } ?? 0
        if options.indices.contains(next) { choose(options[next].id) }
        return true
    }
}
