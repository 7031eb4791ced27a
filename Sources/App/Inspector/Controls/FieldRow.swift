import CGtk
import Gtk

/// One line of the inspector: a label with a caption under it, a control, and a button that resets it.
final class FieldRow {
    let widget: Widget
    private let label: Widget
    private let caption = makeLabel("", wraps: true).classes("caption", "dim-label").visible(false)
    private let reset: Widget?

    /// Controls are as wide as this, so that they stand in one column; logical pixels.
    static let controlWidth = 136

    /// `name` is the row's name where its heading is not seen, `focus` the part of the control that takes the keyboard; `below` gets the whole width under the first line.
    init(
        _ title: String, name: String? = nil, _ control: Widget, focus: Widget? = nil, below: Widget? = nil,
        reset: (() -> Void)? = nil
    ) {
        label = makeLabel(title, wraps: true)
        for text in [label, caption] { gtk_label_set_max_width_chars(as_label(text), 14) }
        gtk_label_set_mnemonic_widget(as_label(label), focus ?? control)
        let texts = makeColumn(spacing: 0, [label, caption]).expand(horizontal: true).align(vertical: GTK_ALIGN_CENTER)
        let line = makeRow(spacing: 6, [texts, control.expand(horizontal: false).align(vertical: GTK_ALIGN_CENTER)])
        if let reset {
            let button = makeButton(icon: "edit-clear-symbolic", name: tr("Reset") + " " + (name ?? title)) {
                gtk_widget_grab_focus(focus ?? control)
                reset()
            }
            self.reset = button.classes("flat", "small-icon").align(vertical: GTK_ALIGN_CENTER).visible(false)
            gtk_container_add(as_container(line), makeRow([button]).size(width: 26))
        } else {
            self.reset = nil
        }
        // Without a window of its own the row would get neither presses nor drops.
        widget = gtk_event_box_new()
        gtk_event_box_set_visible_window(as_event_box(widget), 0)
        gtk_widget_add_events(widget, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        gtk_container_add(as_container(widget), makeColumn(spacing: 2, [line] + (below.map { [$0] } ?? [])))
    }

    /// Takes files that are dropped anywhere on the row.
    func takeDrops(_ take: @escaping (String) -> Void) {
        makeDropTarget(widget, targets: [uriListTarget]) { drop in drop.paths.first.map(take) }
    }

    /// Says where the value comes from, and whether there is something to reset.
    func show(caption text: String, isSet: Bool) {
        setText(caption, text)
        caption.visible(!text.isEmpty)
        reset?.visible(isSet)
    }

    /// Says in the caption why the dialect ignores what the row edits; `nil` if it does not.
    func showIgnored(_ reason: String?) {
        label.setClass("dim-label", reason != nil)
        setText(caption, reason.map { tr("Ignored:") + " " + tr($0) } ?? "")
        caption.visible(reason != nil)
    }

    /// Greys the row out with its reason, or makes it answer again.
    func show(ignored reason: String?, tooltip: String) {
        for part in [label] { part.setClass("dim-label", reason != nil) }
        widget.tooltip(reason ?? tooltip)
    }
}

/// Lets a text fill whatever width there is: asking for one by its letters would widen the pane where letters are wide.
@discardableResult func letWrap(_ label: Widget) -> Widget {
    gtk_label_set_max_width_chars(as_label(label), 8)
    return label
}
