import Gtk
import Model

/// What can be done with the project's named colours.
final class PaletteActions {
    private let store: Store

    init(_ store: Store) {
        self.store = store
    }

    private var palette: Palette { store.project.palette }

    /// Adds a grey under a name that is still free, and answers the name.
    func add() -> String {
        let name = FreeName.next(tr("colour"), in: palette.entries.map(\.name))
        var changed = palette
        changed[name] = .plain(RGBA(128, 128, 128))
        store.perform(.setPalette(changed), tr("New Colour"))
        return name
    }

    /// Changes a colour; `goesOn` while the same drag continues. A colour that leads back to itself is refused.
    func change(_ name: String, to color: Color, goesOn: Bool) {
        var changed = palette
        changed[name] = color
        guard changed.resolve(color, .light) != nil, changed.resolve(color, .dark) != nil else {
            return store.look { $0.notice = tr("A colour cannot be made of itself.") }
        }
        store.perform(.setPalette(changed), tr("Change Colour"), gesture: goesOn ? "palette.\(name)" : nil)
    }

    /// Renames a colour and all its uses; false if the name is empty, taken, or would not be read again.
    func rename(_ name: String, to new: String) -> Bool {
        guard new != name else { return true }
        guard !new.isEmpty, palette[name] != nil, palette[new] == nil, !new.contains(where: { "{}".contains($0) }) else {
            return false
        }
        store.perform(.renameColor(name, to: new), tr("Rename Colour"))
        return true
    }

    /// Deletes a colour that nothing uses, and says so with a way back.
    func delete(_ name: String) {
        guard store.project.uses(of: name) == 0 else { return }
        var changed = palette
        changed[name] = nil
        store.perform(.setPalette(changed), tr("Delete Colour"))
        store.look { $0.tellUndoable(tr("Colour deleted:") + " " + name) }
    }
}
