import Gtk
import Model

/// Follows the theme file of the project: what a developer changes in it is taken over, and what the person has changed too is asked
/// for.
final class LinkWatch: StateView {
    private unowned let store: Store
    private let window: Widget
    private let folders: FolderWatch
    private var isReading = false
    /// Something has happened while the file was read.
    private var isStale = false
    /// The person waits for an answer.
    private var isAsked = false

    init(_ store: Store, _ window: Widget) {
        self.store = store
        self.window = window
        folders = FolderWatch(window)
        folders.look = { [weak self] in self?.look() }
    }

    func update(from old: AppState, to new: AppState) {
        let isOther = old.memory.link?.path != new.memory.link?.path || (old.link.file != nil && new.link.file == nil)
        // What the person does at a place in conflict may settle it.
        if isOther || (!new.link.conflicts.isEmpty && old.project != new.project) { lookSoon() }
    }

    /// Begins to follow a file that the project has not met; what they differ in is shown at once, to be decided on.
    func begin(_ link: SourceLink) {
        store.follow(link)
        reload()
    }

    /// Reads the file again because the person asks for it, and tells them so.
    func reload() {
        isAsked = true
        store.look { $0.notice = nil }
        lookSoon()
    }

    /// Reads the file again a moment later.
    func lookSoon() { folders.lookSoon() }

    private func look() {
        guard let link = store.state.memory.link else { return folders.watch([]) }
        guard !isReading else { return isStale = true }
        isReading = true
        isStale = false
        background { [own = store.project] in
            let theme = LinkedTheme(link)
            return (theme, try? theme.project.map { ProjectMerge.theme(link, file: $0, own: own) }.get(), own)
        } then: { [weak self] (theme: LinkedTheme, merge: ProjectMerge?, own: Project) in
            guard let self, !folders.isOver else { return }
            isReading = false
            folders.watch(theme.folders)
            // What was compared is the past if the person has gone on meanwhile.
            guard store.state.memory.link == link, store.project == own, !isStale else { return lookSoon() }
            switch (theme.project, merge) {
            case (.success(let file), let merge?): store.take(merge, of: file)
            case (.failure(let problem), _): store.tell(problem, isAsked: isAsked)
            default: break
            }
            if isAsked { answer(link, isRead: merge != nil) }
            isAsked = false
        }
    }

    /// Answers who has asked what the file says: with the places to decide on, or that there is nothing new.
    private func answer(_ link: SourceLink, isRead: Bool) {
        if isRead, !store.state.link.conflicts.isEmpty {
            activate("link-conflicts", in: window)
        } else if store.state.view.notice == nil {
            let words = link.asks ? tr("Followed from now on, and nothing differs:") : tr("The file says nothing new:")
            store.look { $0.notice = words + " " + link.name }
        }
    }
}
