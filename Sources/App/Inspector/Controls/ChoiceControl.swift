import CGtk
import Gtk

/// One of several words; the first entry stands for a value that is not set.
final class ChoiceControl {
    var widget: Widget { dropdown.widget }
    private let dropdown: Dropdown
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
        dropdown = Dropdown(name: name, options: first + options, selected: Self.unset) { id in
            changed(id == Self.unset ? nil : id)
        }
        widget.size(width: FieldRow.controlWidth)
    }

    /// Replaces the words that can be chosen; what is chosen stays.
    func offer(_ options: [(id: String, title: String)]) {
        guard options.map(\.id) != offered else { return }
        offered = options.map(\.id)
        dropdown.offer(first + options, selected: shown ?? Self.unset)
    }

    func show(_ value: String?) {
        shown = value
        dropdown.select(value ?? Self.unset)
    }
}

/// A wheel over a control scrolls the page instead of changing the value.
func keepFromWheel(_ widget: Widget) {
    connectEvent(widget, "scroll-event") { _ in
        g_signal_stop_emission_by_name(widget, "scroll-event")
        return false
    }
}
