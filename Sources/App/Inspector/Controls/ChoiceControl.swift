import CGtk
import Gtk

/// One of several words; the first entry stands for a value that is not set.
final class ChoiceControl {
    let widget: Widget
    /// The id of the entry that sets nothing.
    private static let unset = "-"
    private let first: [(id: String, title: String)]
    private var offered: [String]
    /// The word that is shown; `nil` if none is set.
    private(set) var shown: String?

    init(name: String, unset: String?, options: [(id: String, title: String)], changed: @escaping (String?) -> Void) {
        let first = unset.map { [(id: Self.unset, title: $0)] } ?? []
        self.first = first
        offered = options.map(\.id)
        widget = makeComboBox(name: name, options: first + options, selected: Self.unset) { id in
            changed(id == Self.unset ? nil : id)
        }
        widget.size(width: FieldRow.controlWidth)
        keepFromWheel(widget)
        narrow(widget)
    }

    /// Replaces the words that can be chosen; what is chosen stays.
    func offer(_ options: [(id: String, title: String)]) {
        guard options.map(\.id) != offered else { return }
        offered = options.map(\.id)
        setOptions(widget, first + options, selected: shown ?? Self.unset)
    }

    func show(_ value: String?) {
        shown = value
        quietly { _ = gtk_combo_box_set_active_id(as_combo_box(widget), value ?? Self.unset) }
    }
}

/// Lets a combo box be narrow: long entries end in an ellipsis instead of widening the pane.
func narrow(_ combo: Widget) {
    let cells = gtk_cell_layout_get_cells(as_cell_layout(combo))
    defer { g_list_free(cells) }
    guard let renderer = cells?.pointee.data else { return }
    set_int(renderer, "ellipsize", gint(PANGO_ELLIPSIZE_END.rawValue))
    set_int(renderer, "width-chars", 6)
    set_int(renderer, "max-width-chars", 10)
}

/// A wheel over a control scrolls the page instead of changing the value.
func keepFromWheel(_ widget: Widget) {
    connectEvent(widget, "scroll-event") { _ in
        g_signal_stop_emission_by_name(widget, "scroll-event")
        return false
    }
}
