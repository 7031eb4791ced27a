public import CGtk

/// A colour to choose in a dialog, with its alpha unless told otherwise; components are sRGB from 0 to 1.
public func makeColorButton(
    name: String, color: GdkRGBA, hasAlpha: Bool = true, changed: @escaping (GdkRGBA) -> Void
) -> Widget {
    let button: Widget = gtk_color_button_new()
    gtk_color_button_set_title(as_color_button(button), name)
    gtk_color_chooser_set_use_alpha(as_color_chooser(button), hasAlpha.gboolean)
    setColor(button, color)
    connect(button, "color-set") { changed(chosenColor(button)) }
    return button.accessible(name: name)
}

/// The colour of a colour button or of any other colour chooser.
public func chosenColor(_ chooser: Widget) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(as_color_chooser(chooser), &color)
    return color
}

/// Shows a colour in a colour button or any other colour chooser.
public func setColor(_ chooser: Widget, _ color: GdkRGBA) {
    var color = color
    gtk_color_chooser_set_rgba(as_color_chooser(chooser), &color)
}

/// A list whose rows can be selected and, by Return or a double click, activated; both give the row's index.
public func makeListBox(
    name: String, selected: ((Int?) -> Void)? = nil, activated: ((Int) -> Void)? = nil
) -> Widget {
    let list: Widget = gtk_list_box_new()
    if selected == nil { gtk_list_box_set_selection_mode(as_list_box(list), GTK_SELECTION_NONE) }
    if let selected {
        connectChange(list, "selected-rows-changed") { selected(selectedRow(of: list)) }
    }
    if let activated {
        gtk_list_box_set_activate_on_single_click(as_list_box(list), (selected == nil).gboolean)
        connectValue(list, "row-activated") { row in
            if let row { activated(Int(gtk_list_box_row_get_index(as_list_box_row(row)))) }
        }
    }
    return list.accessible(name: name)
}

/// A row of a list; its name is what assistive technology reads for it.
public func makeListRow(_ child: Widget, name: String) -> Widget {
    let row: Widget = gtk_list_box_row_new()
    gtk_container_add(as_container(row), child)
    return row.accessible(name: name)
}

/// The index of a list's selected row.
public func selectedRow(of list: Widget) -> Int? {
    gtk_list_box_get_selected_row(as_list_box(list)).map { Int(gtk_list_box_row_get_index($0)) }
}

/// Selects a list's row, or none; `selected` is not called.
public func selectRow(_ index: Int?, of list: Widget) {
    quietly {
        gtk_list_box_select_row(
            as_list_box(list), index.flatMap { gtk_list_box_get_row_at_index(as_list_box(list), gint(clamping: $0)) })
    }
}
