import CGtk
import Gtk
import Model
import Render

/// Has everything drawn anew that shows a picture whose file has changed under the same name.
final class PictureWatch: StateView {
    private unowned let store: Store
    private var monitors: [String: FolderMonitor] = [:]
    private var looking: Timeout?

    /// Milliseconds from a sign of a change to the look, so that a program has written its file to the end.
    static let pause = 200

    init(_ store: Store, _ window: Widget) {
        self.store = store
        // Not every folder can be watched; who has changed a file elsewhere comes back to the window.
        connectEvent(window, "focus-in-event") { [weak self] _ in
            self?.lookSoon()
            return false
        }
        connect(window, "destroy") { [weak self] in
            self?.looking?.stop()
            self?.monitors = [:]
        }
    }

    /// New pictures are asked for as the change is drawn; from then on their folders are watched.
    func update(from old: AppState, to new: AppState) {
        if old.project != new.project || old.path != new.path || old.navigation != new.navigation || old == new { lookSoon() }
    }

    private func lookSoon() {
        guard looking?.isPending != true else { return }
        looking = after(milliseconds: Self.pause) { [weak self] in self?.look() }
    }

    private func look() {
        let images = store.renderer.images
        if images.refresh() { store.update { $0.pictures += 1 } }
        let folders = images.folders
        monitors = monitors.filter { folders.contains($0.key) }
        for folder in folders where monitors[folder] == nil {
            monitors[folder] = FolderMonitor(folder) { [weak self] in self?.lookSoon() }
        }
    }
}
