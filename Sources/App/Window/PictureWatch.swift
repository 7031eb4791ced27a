import Gtk
import Model
import Render

/// Has everything drawn anew that shows a picture whose file has changed under the same name.
final class PictureWatch: StateView {
    private unowned let store: Store
    private let folders: FolderWatch

    init(_ store: Store, _ window: Widget) {
        self.store = store
        folders = FolderWatch(window)
        folders.look = { [weak self] in self?.look() }
    }

    /// New pictures are asked for as the change is drawn; from then on their folders are watched.
    func update(from old: AppState, to new: AppState) {
        if old.project != new.project || old.path != new.path || old.navigation != new.navigation || old == new {
            folders.lookSoon()
        }
    }

    private func look() {
        let images = store.renderer.images
        if images.refresh() { store.update { $0.pictures += 1 } }
        folders.watch(images.folders)
    }
}
