public import CGtk

/// Stacks widgets from top to bottom; one that expands takes the room left over.
public func makeColumn(spacing: Int = 6, _ children: [Widget] = []) -> Widget {
    makeBox(GTK_ORIENTATION_VERTICAL, spacing, children)
}

/// Puts widgets side by side in reading direction; one that expands takes the room left over.
public func makeRow(spacing: Int = 6, _ children: [Widget] = []) -> Widget {
    makeBox(GTK_ORIENTATION_HORIZONTAL, spacing, children)
}

/// Joins buttons side by side into one control.
public func makeLinkedRow(_ children: [Widget]) -> Widget {
    makeRow(spacing: 0, children).classes("linked")
}

private func makeBox(_ orientation: GtkOrientation, _ spacing: Int, _ children: [Widget]) -> Widget {
    let box: Widget = gtk_box_new(orientation, gint(clamping: spacing))
    children.forEach { gtk_box_pack_start(as_box(box), $0, 0, 1, 0) }
    return box
}

/// Scrolls a widget that may outgrow its room; by default only vertically.
public func makeScrolled(
    _ child: Widget, horizontal: GtkPolicyType = GTK_POLICY_NEVER, vertical: GtkPolicyType = GTK_POLICY_AUTOMATIC
) -> Widget {
    let scrolled: Widget = gtk_scrolled_window_new(nil, nil)
    gtk_scrolled_window_set_policy(as_scrolled_window(scrolled), horizontal, vertical)
    gtk_container_add(as_container(scrolled), child)
    return scrolled
}

/// Two panes side by side with a handle between them, at `position` logical pixels from the start; one that shrinks may be cut.
public func makePaned(
    _ start: Widget, _ end: Widget, position: Int? = nil, resizesStart: Bool = true, shrinksStart: Bool = false
) -> Widget {
    let paned: Widget = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_paned_pack1(as_paned(paned), start, resizesStart.gboolean, shrinksStart.gboolean)
    gtk_paned_pack2(as_paned(paned), end, resizesStart ? 0 : 1, 0)
    if let position { gtk_paned_set_position(as_paned(paned), gint(clamping: position)) }
    return paned
}

/// Slides its child in and out; it starts hidden.
public func makeRevealer(
    _ child: Widget, transition: GtkRevealerTransitionType = GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
) -> Widget {
    let revealer: Widget = gtk_revealer_new()
    gtk_revealer_set_transition_type(as_revealer(revealer), transition)
    gtk_container_add(as_container(revealer), child)
    return revealer
}

/// Lays widgets over another, each where its own alignment puts it.
public func makeOverlay(_ child: Widget, above: [Widget]) -> Widget {
    let overlay: Widget = gtk_overlay_new()
    gtk_container_add(as_container(overlay), child)
    above.forEach { gtk_overlay_add_overlay(as_overlay(overlay), $0) }
    return overlay
}

/// A page of a stack; its name is for the program, its title for the user.
public struct StackPage {
    let name: String
    let title: String
    let child: Widget

    public init(_ name: String, title: String = "", _ child: Widget) {
        self.name = name
        self.title = title
        self.child = child
    }
}

/// Shows one page at a time, the first at the start.
public func makeStack(_ pages: [StackPage], transition: GtkStackTransitionType = GTK_STACK_TRANSITION_TYPE_NONE) -> Widget {
    let stack: Widget = gtk_stack_new()
    gtk_stack_set_transition_type(as_stack(stack), transition)
    for page in pages {
        gtk_stack_add_titled(as_stack(stack), page.child, page.name, page.title)
    }
    return stack
}

/// Linked buttons that choose a stack's page.
public func makeStackSwitcher(_ stack: Widget) -> Widget {
    let switcher: Widget = gtk_stack_switcher_new()
    gtk_stack_switcher_set_stack(as_stack_switcher(switcher), as_stack(stack))
    return switcher
}

/// A window's top bar with its buttons; `title` replaces the plain title.
public func makeHeaderBar(start: [Widget] = [], title: Widget? = nil, end: [Widget] = []) -> Widget {
    let bar: Widget = gtk_header_bar_new()
    gtk_header_bar_set_show_close_button(as_header_bar(bar), 1)
    start.forEach { gtk_header_bar_pack_start(as_header_bar(bar), $0) }
    // Packing at the end goes inwards, so the last of the list comes first.
    end.reversed().forEach { gtk_header_bar_pack_end(as_header_bar(bar), $0) }
    if let title { gtk_header_bar_set_custom_title(as_header_bar(bar), title) }
    return bar
}

/// The widgets in a container, in order.
public func children(of container: Widget) -> [Widget] {
    let list = gtk_container_get_children(as_container(container))
    defer { g_list_free(list) }
    return sequence(first: list) { $0?.pointee.next }
        .prefix { $0 != nil }
        .compactMap { $0?.pointee.data.map { as_widget($0) } }
}

/// Destroys the widgets in a container, to fill it anew.
public func removeChildren(of container: Widget) {
    children(of: container).forEach { gtk_widget_destroy($0) }
}

/// Puts a child into a row or column at an index, shown with all that stands in it.
public func insert(_ child: Widget, into box: Widget, at index: Int) {
    gtk_widget_show_all(child)
    gtk_container_add(as_container(box), child)
    gtk_box_reorder_child(as_box(box), child, gint(clamping: index))
}
