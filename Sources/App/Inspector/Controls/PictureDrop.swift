import CGtk
import Gtk
import Model

/// Files of pictures that come from outside: nothing is copied, the project refers to them from its folder.
enum PictureDrop {
    /// The kinds of files that are drawn.
    static let patterns = ["*.png", "*.jpg", "*.jpeg", "*.svg"]

    /// How the project refers to a file; `nil`, and the person is told, if it lies where the project cannot find it.
    static func reference(to path: String, in store: Store) -> String? {
        guard let folder = store.state.path.map(Store.folder) else {
            store.look { $0.notice = tr("Save the project first: pictures are found from its folder.") }
            return nil
        }
        guard path.hasPrefix(folder + "/") else {
            store.look { $0.notice = tr("The picture has to lie in the project's folder.") }
            return nil
        }
        return String(path.dropFirst(folder.count + 1))
    }

    static func isPicture(_ path: String) -> Bool {
        let name = path.lowercased()
        return patterns.contains { name.hasSuffix($0.dropFirst()) }
    }

    /// A picture that was dropped on a screen becomes its content's; with Shift held, the background of its bar.
    static func take(_ path: String, on screen: ScreenID, in store: Store, isShifted: Bool? = nil) {
        guard isPicture(path) else { return store.look { $0.notice = tr("That is no picture.") } }
        guard let picture = reference(to: path, in: store), var changed = store.project[screen: screen] else { return }
        if isShifted ?? Modifiers.held.contains(.shift) {
            changed.style[.backgroundImage] = .image(picture)
        } else {
            changed.contentImage = picture
        }
        store.perform(.setScreen(changed), tr("Drop Picture"))
        store.look {
            $0.pickedScreen = screen
            $0.tellUndoable(tr("Picture set:") + " " + picture)
        }
    }
}
