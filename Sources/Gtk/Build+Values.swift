internal import CGtk

/// A line of text; `changed` follows each keystroke, `finished` comes on Return and when the focus leaves.
public func makeEntry(
    name: String, text: String = "", placeholder: String = "",
    changed: ((String) -> Void)? = nil, finished: ((String) -> Void)? = nil
) -> Widget {
    let entry: Widget = gtk_entry_new()
    gtk_entry_set_text(as_entry(entry), text)
    gtk_entry_set_placeholder_text(as_entry(entry), placeholder)
    if let changed { connectChange(entry, "changed") { changed(entryText(entry)) } }
    if let finished {
        connect(entry, "activate") { finished(entryText(entry)) }
        connectEvent(entry, "focus-out-event") { _ in
            finished(entryText(entry))
            return false
        }
    }
    return entry.accessible(name: name)
}

/// A line of text to search for; `changed` comes when typing pauses.
public func makeSearchEntry(name: String, changed: @escaping (String) -> Void) -> Widget {
    let entry: Widget = gtk_search_entry_new()
    gtk_entry_set_placeholder_text(as_entry(entry), name)
    connectChange(entry, "search-changed") { changed(entryText(entry)) }
    return entry.accessible(name: name)
}

/// Lets a widget that is typed into take the clipboard's text; answers whether it is one.
public func pasteText(into widget: Widget?) -> Bool {
    guard let widget, is_editable(widget).isTrue else { return false }
    gtk_editable_paste_clipboard(as_editable(widget))
    return true
}

/// The text of an entry.
public func entryText(_ entry: Widget) -> String {
    string(gtk_entry_get_text(as_entry(entry))) ?? ""
}

/// Sets an entry's text where it differs, so that the cursor stays while the user types.
public func setEntryText(_ entry: Widget, _ text: String) {
    guard entryText(entry) != text else { return }
    quietly { gtk_entry_set_text(as_entry(entry), text) }
}

/// A number to type or step.
public func makeSpinButton(
    name: String, range: ClosedRange<Double>, step: Double = 1, digits: Int = 0, value: Double,
    changed: @escaping (Double) -> Void
) -> Widget {
    let spin: Widget = gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)
    gtk_spin_button_set_digits(as_spin_button(spin), guint(clamping: digits))
    gtk_spin_button_set_value(as_spin_button(spin), value)
    connectChange(spin, "value-changed") { changed(gtk_spin_button_get_value(as_spin_button(spin))) }
    return spin.accessible(name: name)
}

/// A number to drag; `began` and `ended` enclose a drag by the pointer, so that it can be undone in one step.
public func makeSlider(
    name: String, range: ClosedRange<Double>, step: Double, digits: Int? = nil, value: Double,
    began: (() -> Void)? = nil, ended: (() -> Void)? = nil, changed: @escaping (Double) -> Void
) -> Widget {
    let slider: Widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)
    gtk_scale_set_draw_value(as_scale(slider), (digits != nil).gboolean)
    if let digits {
        gtk_scale_set_digits(as_scale(slider), gint(clamping: digits))
        gtk_scale_set_value_pos(as_scale(slider), GTK_POS_RIGHT)
    }
    gtk_range_set_value(as_range(slider), value)
    if let began { passing(slider, "button-press-event", began) }
    connectChange(slider, "value-changed") { changed(gtk_range_get_value(as_range(slider))) }
    if let ended { passing(slider, "button-release-event", ended) }
    return slider.accessible(name: name)
}

private func passing(_ widget: Widget, _ signal: String, _ call: @escaping () -> Void) {
    connectEvent(widget, signal) { _ in
        call()
        return false
    }
}

/// A switch between on and off.
public func makeSwitch(name: String, isOn: Bool, changed: @escaping (Bool) -> Void) -> Widget {
    let control: Widget = gtk_switch_new()
    gtk_switch_set_active(as_switch(control), isOn.gboolean)
    connectChange(control, "notify::active") { changed(gtk_switch_get_active(as_switch(control)).isTrue) }
    return control.accessible(name: name).align(horizontal: GTK_ALIGN_END, vertical: GTK_ALIGN_CENTER)
}
