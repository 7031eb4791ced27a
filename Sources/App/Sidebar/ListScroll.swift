import CGtk
import Gtk

/// Brings a row of a scrolled list into view, once new rows have their places.
func scroll(_ list: Widget, to index: Int?) {
    guard let index else { return }
    idle(for: list) {
        guard let row = gtk_list_box_get_row_at_index(as_list_box(list), gint(clamping: index)),
            let adjustment = gtk_list_box_get_adjustment(as_list_box(list))
        else { return }
        var place = GtkAllocation()
        gtk_widget_get_allocation(as_widget(row), &place)
        guard place.height > 1 else { return }
        gtk_adjustment_clamp_page(adjustment, Double(place.y), Double(place.y + place.height))
    }
}
