import Gtk
import Model

extension Store {
    /// Begins to follow a theme file, which says what the project shows.
    func follow(_ link: SourceLink) {
        update { state in
            state.memory.link = link
            state.link = LinkState(file: link.base)
        }
    }

    /// Follows the theme file no more.
    func unlink() {
        guard let link = state.memory.link else { return }
        update { state in
            state.memory.link = nil
            state.link = LinkState()
            state.view.notice = tr("No longer follows:") + " " + link.name
        }
    }

    /// Takes over what a theme file says anew, as one edit named after it, and asks for what the person has changed too.
    func take(_ merge: ProjectMerge, of file: Project) {
        guard let link = state.memory.link else { return }
        let isChanged = merge.project != project, hadConflicts = !state.link.conflicts.isEmpty
        let isNew = merge.asked != state.link.conflicts && !merge.asked.isEmpty
        let wasBroken = state.link.problem != nil
        if isChanged { perform(.replace(merge.project), tr("Changes of the File") + " " + link.name) }
        update { state in
            state.memory.link?.agree(on: merge)
            state.link = LinkState(file: file, conflicts: merge.asked)
            if isNew {
                state.view.tellConflicts(link.name + ": " + link.counted(merge.asked.count))
            } else if isChanged {
                state.view.tellUndoable(tr("Changes taken from the file:") + " " + link.name)
            } else if wasBroken || (hadConflicts && merge.asked.isEmpty) {
                state.view.notice = nil
            }
        }
    }

    /// Tells why the theme file cannot be read; once for each reason, and whoever asks.
    func tell(_ problem: Problem, isAsked: Bool) {
        guard let link = state.memory.link, isAsked || problem != state.link.problem else { return }
        update { state in
            state.link.problem = problem
            // The message has no room for a long path.
            var problem = problem
            if let place = problem.place, place.hasPrefix(link.path) {
                problem.place = link.name + place.dropFirst(link.path.count)
            }
            state.view.notice =
                problem.kind == .unreadable
                ? tr("This file is gone, and is followed again once it is back:") + " " + link.name : problem.description
        }
    }

    /// Decides on conflicts: the file's values are taken, or the person's stay until the file changes those places again.
    func settle(_ conflicts: [ProjectMerge.Conflict], takingFile: Bool) {
        guard let link = state.memory.link, let file = state.link.file else { return }
        var merge = ProjectMerge.theme(link, file: file, own: project)
        for conflict in conflicts { merge.settle(conflict, takingFile: takingFile) }
        if merge.asked.isEmpty { merge.takeKept() }
        if merge.project != project { perform(.replace(merge.project), tr("Changes of the File") + " " + link.name) }
        update { state in
            state.memory.link?.agree(on: merge)
            state.link.conflicts = merge.asked
            if merge.asked.isEmpty, state.view.noticeOffer == .conflicts { state.view.notice = nil }
        }
    }
}
