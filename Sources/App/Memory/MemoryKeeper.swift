import CGtk
import Gtk
import Model

/// Reads what is remembered of the window's project, and writes it down when it changes or the project gets another file.
final class MemoryKeeper: StateView {
    private unowned let store: Store
    /// What stands on the disk, and for which project.
    private var kept = Kept(memory: ProjectMemory(), path: nil, isOfSaved: true)
    private var isWriting = false

    private nonisolated struct Kept: Equatable, Sendable {
        var memory: ProjectMemory
        var path: String?
        /// Whether the link's base is that of the project as it is saved.
        var isOfSaved: Bool
    }

    init(_ store: Store, _ window: Widget) {
        self.store = store
        // The program may end with its last window, before a thread has come to it.
        connect(window, "destroy") { [weak self] in self?.finish() }
    }

    /// Reads once the phone is on the screen.
    func becomeReady() {
        if let path = place { read(path) }
    }

    func update(from old: AppState, to new: AppState) {
        guard old.memory != new.memory || old.path != new.path || old.isDirty != new.isDirty, let path = place else { return }
        // A project that comes back from an earlier run has its memory still.
        if old.path != new.path, new.memory == ProjectMemory() { return read(path) }
        write()
    }

    private var place: String? { store.state.path.map(RecentFiles.absolute) }
    private var isKept: Bool { place == nil || kept == current }
    private var current: Kept {
        let state = store.state
        return Kept(memory: state.memory, path: place, isOfSaved: !state.isDirty || state.memory.link == nil)
    }

    private func read(_ path: String) {
        background {
            ProjectMemory.load(of: path)
        } then: { [weak self] memory in
            guard let self, place == path, store.state.memory == ProjectMemory() else { return }
            kept = Kept(memory: memory, path: path, isOfSaved: true)
            store.update { $0.memory = memory }
        }
    }

    /// Writes on another thread, the newest state last.
    private func write() {
        guard !isWriting, !isKept, let path = place else { return }
        isWriting = true
        background { [current] in
            current.memory.save(for: path, isOfSaved: current.isOfSaved)
            return current
        } then: { [weak self] (written: Kept) in
            guard let self else { return }
            isWriting = false
            kept = written
            write()
        }
    }

    private func finish() {
        if !isKept, let path = place { current.memory.save(for: path, isOfSaved: current.isOfSaved) }
    }
}
