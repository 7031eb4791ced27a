import CGtk
import Gtk

/// Looks at files a moment after something has happened in their folders, and when the person comes back to the window.
final class FolderWatch {
    /// Looks at the files.
    var look: () -> Void = {}
    private(set) var isOver = false
    private var monitors: [String: FolderMonitor] = [:]
    private var looking: Timeout?

    /// Milliseconds from a sign of a change to the look, so that a program has written its file to the end.
    static let pause = 200

    /// Watches until the window is gone.
    init(_ window: Widget) {
        // Not every folder can be watched; who has changed a file elsewhere comes back to the window.
        connectEvent(window, "focus-in-event") { [weak self] _ in
            self?.lookSoon()
            return false
        }
        connect(window, "destroy") { [weak self] in
            self?.isOver = true
            self?.looking?.stop()
            self?.monitors = [:]
        }
    }

    /// Looks a moment later; what happens until then belongs to that look.
    func lookSoon() {
        guard !isOver, looking?.isPending != true else { return }
        looking = after(milliseconds: Self.pause) { [weak self] in self?.look() }
    }

    /// Watches these folders and no others.
    func watch(_ folders: Set<String>) {
        monitors = monitors.filter { folders.contains($0.key) }
        for folder in folders where monitors[folder] == nil {
            monitors[folder] = FolderMonitor(folder) { [weak self] in self?.lookSoon() }
        }
    }
}
