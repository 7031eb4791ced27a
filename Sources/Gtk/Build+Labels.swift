public import CGtk

/// A text at the start of its room; a long one ends in an ellipsis unless it wraps.
public func makeLabel(_ text: String, wraps: Bool = false) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(as_label(label), 0)
    if wraps {
        gtk_label_set_line_wrap(as_label(label), 1)
    } else {
        gtk_label_set_ellipsize(as_label(label), PANGO_ELLIPSIZE_END)
    }
    return label
}

/// Changes a label's text; GTK would lay the window out anew for an equal one too.
public func setText(_ label: Widget, _ text: String) {
    guard String(cString: gtk_label_get_text(as_label(label))) != text else { return }
    gtk_label_set_text(as_label(label), text)
}

/// A text above a group of controls, read as a heading.
public func makeHeading(_ text: String) -> Widget {
    makeLabel(text).classes("heading").accessible(role: ATK_ROLE_HEADING)
}

/// A control with its label before it, in one row; an underscore marks the label's mnemonic letter.
public func makeField(_ title: String, _ control: Widget) -> Widget {
    let label = makeLabel(title).expand(horizontal: true)
    gtk_label_set_use_underline(as_label(label), 1)
    gtk_label_set_mnemonic_widget(as_label(label), control)
    return makeRow(spacing: 12, [label, control.align(vertical: GTK_ALIGN_CENTER)])
}

/// A named icon of the theme or of the application, decoration to assistive technology.
public func makeIcon(_ name: String, size: GtkIconSize = GTK_ICON_SIZE_BUTTON) -> Widget {
    gtk_image_new_from_icon_name(name, size)
}

/// A thin line between widgets, lying in a column and standing in a row.
public func makeSeparator(_ orientation: GtkOrientation = GTK_ORIENTATION_HORIZONTAL) -> Widget {
    gtk_separator_new(orientation)
}
