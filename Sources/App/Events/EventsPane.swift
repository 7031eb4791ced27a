import CGtk
import Gtk
import Model
import Scene

/// The log of what the app is told, under the phone: the newest entry stands at the bottom and is scrolled to.
final class EventsPane: PaneView {
    let widget: Widget
    private let store: Store
    private let list = makeListBox(name: tr("Events"), selected: { _ in })
    private let scrolled: Widget
    private let count = makeLabel("").classes("dim-label", "figures")
    private let clear: Widget
    private let copy: Widget
    /// What the rows of the list show.
    private var shown: [EventLog.Entry] = []
    private var run = 0

    /// Logical pixels; about five rows.
    private static let height = 150

    init(_ store: Store) {
        self.store = store
        scrolled = makeScrolled(list).expand(vertical: true)
        clear = makeButton(icon: "edit-clear-all-symbolic", name: tr("Clear Events")) { store.update { $0.log.clear() } }
        copy = makeButton(icon: "edit-copy-symbolic", name: tr("Copy Events")) { Self.copy(store.state) }
        let close = makeButton(icon: "window-close-symbolic", name: tr("Hide Events")) {
            store.look { $0.lower.show(.events, false) }
        }
        for button in [clear, copy, close] { button.classes("flat", "compact") }
        let head = makeRow(spacing: 6, [makeHeading(tr("Events")), count.expand(horizontal: true), copy, clear, close])
        let nothing = makeLabel(tr("Nothing has happened yet."), wraps: true).classes("dim-label").margins(12)
        gtk_widget_show(nothing)
        gtk_list_box_set_placeholder(as_list_box(list), nothing)
        widget = makeColumn(spacing: 0, [head.margins(horizontal: 8, vertical: 2), scrolled]).classes("events")
            .size(height: Self.height)
        // The list has grown by the time its range changes, so this is when its end can be shown.
        let adjustment = gtk_scrolled_window_get_vadjustment(as_scrolled_window(scrolled))
        if let adjustment {
            connect(adjustment, "changed") {
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            }
        }
    }

    func update(from old: AppState, to new: AppState) {
        guard old == new || new.log.entries != shown || new.log.run != run else { return }
        show(new)
    }

    /// Brings the rows up to the log: old ones go at the top, new ones come at the bottom.
    private func show(_ state: AppState) {
        let entries = state.log.entries
        let isContinued = run == state.log.run
        let first = entries.first?.number ?? .max
        let kept = isContinued ? shown.filter { $0.number >= first } : []
        for row in children(of: list).prefix(shown.count - kept.count) { gtk_widget_destroy(row) }
        for entry in entries.dropFirst(kept.count) {
            let row = Self.row(entry, state.project)
            gtk_container_add(as_container(list), row)
            gtk_widget_show_all(row)
        }
        shown = entries
        run = state.log.run
        setText(count, entries.isEmpty ? "" : String(entries.count))
        clear.sensitive(!entries.isEmpty)
        copy.sensitive(!entries.isEmpty)
    }

    private static func row(_ entry: EventLog.Entry, _ project: Project) -> Widget {
        let screen = project[screen: entry.event.screen]?.label ?? entry.event.screen
        let name = makeLabel(entry.event.name)
        let place = makeLabel(screen)
        let detail = makeLabel(entry.event.detail ?? "").classes("dim-label").expand(horizontal: true)
        let time = makeLabel(entry.time).classes("dim-label", "figures")
        gtk_label_set_width_chars(as_label(time), 9)
        gtk_label_set_width_chars(as_label(name), 22)
        gtk_label_set_width_chars(as_label(place), 10)
        for label in [name, place] { gtk_label_set_max_width_chars(as_label(label), 24) }
        let words = [entry.event.name, screen, entry.event.detail].compactMap { $0 }.filter { !$0.isEmpty }
        return makeListRow(
            makeRow(spacing: 8, [time, name, place, detail]).margins(horizontal: 8, vertical: 1),
            name: words.joined(separator: ", "))
    }

    /// Puts the whole log into the clipboard, one line an entry, parted by tabs.
    private static func copy(_ state: AppState) {
        Clipboard.copy(text: state.log.text)
    }
}

extension EventLog {
    /// One line an entry, its parts between tabs.
    var text: String {
        entries.map { [$0.time, $0.event.name, $0.event.screen, $0.event.detail ?? ""].joined(separator: "\t") + "\n" }.joined()
    }
}
