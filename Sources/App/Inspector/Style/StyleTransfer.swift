import Dialects
import Gtk
import Model

/// A style, or one key of it, on its way to other levels: what the dialect ignores there stays behind and is told of.
struct StyleTransfer {
    private let store: Store
    private let edits: [Edit]
    private let count: Int
    /// What was left behind, in the order of the file.
    let left: [StyleKey]

    /// A whole style in place of those at some levels.
    init(_ style: Style, to places: [StylePlace], in store: Store) {
        self.store = store
        count = places.count
        left = style.keys.filter { key in !places.allSatisfy { Self.takes(key, at: $0, store) } }
        edits = places.compactMap { place in
            var part = style
            for key in style.keys where !Self.takes(key, at: place, store) { part[key] = nil }
            return part.isEmpty && !style.isEmpty ? nil : .replaceStyle(place, part)
        }
    }

    /// One key of a level at others.
    init(_ key: StyleKey, _ value: StyleValue, to places: [StylePlace], in store: Store) {
        self.store = store
        count = places.count
        let takers = places.filter { Self.takes(key, at: $0, store) }
        left = takers.count < places.count ? [key] : []
        edits = takers.map { .setStyle($0, key, value) }
    }

    private static func takes(_ key: StyleKey, at place: StylePlace, _ store: Store) -> Bool {
        store.dialect.support(key, at: place.level).isSupported
    }

    /// Where a pasted style goes: to each selected screen, or to the one level that the inspector edits.
    static func targets(in store: Store) -> [StylePlace] {
        let screens = store.state.selectedScreens, place = store.editedPlace
        guard screens.count > 1 else { return [place] }
        return screens.map { StylePlace(.screen($0), isScrollEdge: place.isScrollEdge && place.level == .screen) }
    }

    /// One step of undo for all; says how many took it, and what was left behind.
    func perform(_ title: String) {
        let dialect = store.dialect.title
        let names = left.map(\.title).joined(separator: ", ")
        guard !edits.isEmpty else {
            return store.look { $0.notice = tr("Nothing of it counts there in the dialect:") + " " + dialect }
        }
        store.perform(.several(edits), title)
        store.look { view in
            var text = title + ": " + String(count) + " " + tr("place", "places", count: count)
            if !names.isEmpty { text += ". " + tr("Left out, as the dialect ignores it there:") + " " + names }
            view.tellUndoable(text)
        }
    }

    // MARK: The selection

    /// Gives the style that the inspector edits to all selected screens.
    static func applyStyle(in store: Store) {
        spread(in: store) { targets in
            StyleTransfer(store.project.style(at: store.editedPlace), to: targets, in: store).perform(tr("Apply Style"))
        }
    }

    /// Gives one key of the style that the inspector edits to all selected screens.
    static func apply(_ key: StyleKey, in store: Store) {
        guard let value = store.project.style(at: store.editedPlace)[key] else { return }
        spread(in: store) { targets in
            StyleTransfer(key, value, to: targets, in: store).perform(tr("Apply") + " " + key.title)
        }
    }

    private static func spread(in store: Store, _ perform: ([StylePlace]) -> Void) {
        let source = store.editedPlace
        let screens = store.state.selectedScreens.map { StylePlace(.screen($0), isScrollEdge: source.isScrollEdge) }
        let targets = screens.filter { $0 != source }
        guard screens.count > 1 || source.level < .screen, !targets.isEmpty else {
            return store.look { $0.notice = tr("Select other screens in the list first, with Ctrl or Shift.") }
        }
        perform(targets)
    }
}
