import CGtk
import Gtk
import Model

/// The bubble that lists where a colour is used; a click goes there.
final class PlacesPopover {
    private let store: Store
    private let bubble: Bubble
    private let title = makeLabel("", wraps: true)
    private let list = makeColumn(spacing: 0)
    /// Shows another colour of the palette.
    private let showColor: (String) -> Void

    init(_ store: Store, showColor: @escaping (String) -> Void) {
        self.store = store
        self.showColor = showColor
        let scrolled = makeScrolled(list).size(width: 240)
        gtk_scrolled_window_set_propagate_natural_height(as_scrolled_window(scrolled), 1)
        gtk_scrolled_window_set_max_content_height(as_scrolled_window(scrolled), 260)
        gtk_label_set_max_width_chars(as_label(title), 30)
        bubble = Bubble(makeColumn(spacing: 6, [title, scrolled]))
    }

    /// Opens beside a button; a warning says that the uses forbid to delete the colour.
    func open(on button: Widget, _ places: [ColorPlace], isWarning: Bool) {
        setText(title, isWarning ? tr("It cannot be deleted while it is used here:") : tr("Used here:"))
        removeChildren(of: list)
        for place in places { gtk_container_add(as_container(list), makeEntry(place)) }
        bubble.open(on: button)
    }

    private func makeEntry(_ place: ColorPlace) -> Widget {
        let text = Self.text(of: place, in: store.project) + (place.uses > 1 ? "  ×\(place.uses)" : "")
        let button = makeButton(text) { [self] in
            bubble.close()
            if case .color(let name) = place.owner { showColor(name) } else { store.open(place) }
        }
        gtk_button_set_use_underline(as_button(button), 0)
        let label = gtk_bin_get_child(as_bin(button))
        gtk_widget_set_halign(label, GTK_ALIGN_START)
        label.map { gtk_label_set_ellipsize(as_label($0), PANGO_ELLIPSIZE_END) }
        return button.classes("flat").tooltip(tr("Show it where it is edited"))
    }

    /// A place with the page that it is edited on, and the colour through which it uses the one asked for.
    static func text(of place: ColorPlace, in project: Project) -> String {
        let page: String? =
            switch place.page {
            case .style: nil
            case .items: tr("Items")
            case .screen: tr("Page")
            }
        let through = place.through.map { tr("by") + " " + $0 }
        return ([name(place.owner, in: project)] + [page, through].compactMap { $0 }).joined(separator: " · ")
    }

    static func name(_ owner: ColorPlace.Owner, in project: Project) -> String {
        func label(_ id: ScreenID) -> String { project[screen: id]?.label ?? id }
        switch owner {
        case .defaults: return tr("Built-in level")
        case .theme: return tr("Theme")
        case .color(let name): return tr("Colour") + " " + name
        case .tab(let index):
            return tr("Tab") + " " + (project.tabs.indices.contains(index) ? project.tabs[index].title : "")
        case .modal(let index):
            let root = project.modals.indices.contains(index) ? project.modals[index].stack.first : nil
            return tr("Modal") + " " + (root.map(label) ?? "")
        case .screen(let id): return label(id)
        case .live(let id, let index): return label(id) + " · " + Level.live.title + " \(index + 1)"
        case .scroll(let id, let index): return label(id) + " · " + Level.scroll.title + " \(index + 1)"
        }
    }
}
