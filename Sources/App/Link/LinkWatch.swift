import CGtk
import Gtk
import Model

/// Follows the theme file that the project comes from: what a developer changes in it is taken over, and what the person has changed
/// too is asked for.
final class LinkWatch: StateView {
    private unowned let store: Store
    private var monitors: [String: FolderMonitor] = [:]
    private var looking: Timeout?
    private var isReading = false
    /// Something has happened while the file was read.
    private var isStale = false
    /// The person waits for an answer.
    private var isAsked = false
    private var isGone = false

    /// Milliseconds from a sign of a change to the look, so that an editor has written its file to the end.
    static let pause = 200

    init(_ store: Store, _ window: Widget) {
        self.store = store
        // Not every folder can be watched; who has changed a file elsewhere comes back to the window.
        connectEvent(window, "focus-in-event") { [weak self] _ in
            self?.lookSoon()
            return false
        }
        connect(window, "destroy") { [weak self] in
            self?.isGone = true
            self?.looking?.stop()
            self?.monitors = [:]
        }
    }

    func update(from old: AppState, to new: AppState) {
        let isOther = old.memory.link?.path != new.memory.link?.path
        // What the person does at a place in conflict may settle it.
        if isOther || (!new.link.conflicts.isEmpty && old.project != new.project) { lookSoon() }
    }

    /// Reads the file again because the person asks for it, and tells them so.
    func reload() {
        isAsked = true
        store.look { $0.notice = nil }
        lookSoon()
    }

    /// Reads the file again a moment later.
    func lookSoon() {
        guard !isGone, looking?.isPending != true else { return }
        guard store.state.memory.link != nil else { return monitors = [:] }
        looking = after(milliseconds: Self.pause) { [weak self] in self?.look() }
    }

    private func look() {
        guard let link = store.state.memory.link else { return monitors = [:] }
        guard !isReading else { return isStale = true }
        isReading = true
        isStale = false
        background { [own = store.project] in
            let theme = LinkedTheme(link)
            return (theme, try? theme.project.map { ProjectMerge.theme(base: link.base, file: $0, own: own) }.get(), own)
        } then: { [weak self] (theme: LinkedTheme, merge: ProjectMerge?, own: Project) in
            guard let self, !isGone else { return }
            isReading = false
            watch(theme.folders)
            // What was compared is the past if the person has gone on meanwhile.
            guard store.state.memory.link == link, store.project == own, !isStale else { return lookSoon() }
            switch (theme.project, merge) {
            case (.success(let file), let merge?): store.take(merge, of: file)
            case (.failure(let problem), _): store.tell(problem)
            default: break
            }
            if isAsked, store.state.view.notice == nil {
                store.look { $0.notice = tr("The file says nothing new:") + " " + link.name }
            }
            isAsked = false
        }
    }

    private func watch(_ folders: Set<String>) {
        monitors = monitors.filter { folders.contains($0.key) }
        for folder in folders where monitors[folder] == nil {
            monitors[folder] = FolderMonitor(folder) { [weak self] in self?.lookSoon() }
        }
    }
}
