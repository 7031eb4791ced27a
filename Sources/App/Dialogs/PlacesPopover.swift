import CGtk
import Gtk
import Model

/// The bubble that lists where a colour is used; a screen in it is picked by a click.
final class PlacesPopover {
    private let store: Store
    private let bubble: Bubble
    private let title = makeLabel("", wraps: true)
    private let list = makeColumn(spacing: 0)

    init(_ store: Store) {
        self.store = store
        let scrolled = makeScrolled(list).size(width: 240)
        gtk_scrolled_window_set_propagate_natural_height(as_scrolled_window(scrolled), 1)
        gtk_scrolled_window_set_max_content_height(as_scrolled_window(scrolled), 260)
        gtk_label_set_max_width_chars(as_label(title), 30)
        bubble = Bubble(makeColumn(spacing: 6, [title, scrolled]))
    }

    /// Opens beside a button; a warning says that the uses forbid to delete the colour.
    func open(on button: Widget, _ places: [ColorPlace], isWarning: Bool) {
        gtk_label_set_text(as_label(title), isWarning ? tr("It cannot be deleted while it is used here:") : tr("Used here:"))
        removeChildren(of: list)
        for place in places { gtk_container_add(as_container(list), makeEntry(place)) }
        bubble.open(on: button)
    }

    private func makeEntry(_ place: ColorPlace) -> Widget {
        let text = Self.name(place.owner, in: store.project) + (place.uses > 1 ? "  ×\(place.uses)" : "")
        guard case .screen(let id) = place.owner else { return makeLabel(text).margins(horizontal: 8, vertical: 6) }
        let button = makeButton(text) { [self] in
            store.look { $0.pickedScreen = id }
            bubble.close()
        }
        gtk_button_set_use_underline(as_button(button), 0)
        gtk_widget_set_halign(gtk_bin_get_child(as_bin(button)), GTK_ALIGN_START)
        return button.classes("flat").tooltip(tr("Show this screen in the inspector"))
    }

    static func name(_ owner: ColorPlace.Owner, in project: Project) -> String {
        switch owner {
        case .defaults: tr("Built-in level")
        case .theme: tr("Theme")
        case .color(let name): tr("Colour") + " " + name
        case .tab(let title): tr("Tab") + " " + title
        case .modal: tr("Modal")
        case .screen(let id): project[screen: id]?.label ?? id
        }
    }
}
