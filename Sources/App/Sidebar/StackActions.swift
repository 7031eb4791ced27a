import Dialects
import Gtk
import Model
import Scene

/// What can be done with the rows of the stack list. Order and removal belong to the document, going there to the phone.
final class StackActions {
    private let store: Store
    private let playback: Playback

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
    }

    /// Selects a tab, or goes back to a screen: modals above it are dismissed, screens above it popped.
    func activate(_ row: StackRow) {
        switch row.kind {
        case .tab(let index, _): playback.selectTab(index)
        case .screen(let id, let stack, _):
            playback.settle()
            let navigation = store.state.navigation
            let wanted = if case .modal(let index) = stack { index + 1 } else { 0 }
            // Each step brings the one before to its end, so the last one is seen.
            for _ in 0..<max(0, navigation.modals.count - wanted) { playback.dismiss() }
            let isCovered = if case .tab = stack { !navigation.pushed.isEmpty } else { false }
            if isCovered || navigation.screens(of: stack).last != id { playback.pop(to: id) }
        }
    }

    /// Takes a screen out of its stack, in the project and on the phone, and says so with a way back.
    func remove(_ row: StackRow) {
        guard case .screen(let id, let place, let depth) = row.kind else { return }
        playback.settle()
        var stack = store.state.navigation.screens(of: place)
        guard stack.indices.contains(depth), stack[depth] == id else { return }
        guard stack.count > 1 else {
            if case .modal = place { return playback.dismiss() }
            return store.look { $0.notice = tr("A stack keeps at least one screen.") }
        }
        stack.remove(at: depth)
        arrange(stack, at: place, tr("Remove from Stack"))
        store.look { $0.tellUndoable(tr("Removed from the stack:") + " " + row.title) }
    }

    /// Moves a screen within its stack to a depth, 0 for the root.
    func move(_ row: StackRow, to depth: Int) {
        guard case .screen(_, let place, let from) = row.kind else { return }
        playback.settle()
        var stack = store.state.navigation.screens(of: place)
        let lowest = place == .main ? 1 : 0
        guard stack.indices.contains(from), from >= lowest, depth != from, (lowest..<stack.count).contains(depth) else { return }
        stack.insert(stack.remove(at: from), at: depth)
        arrange(stack, at: place, tr("Reorder Stack"))
    }

    /// Puts a stack in place, in the project and on the phone; screens that the project has above it stay there.
    private func arrange(_ stack: [ScreenID], at place: StackID, _ title: String) {
        let navigation = store.state.navigation, project = store.project
        let shown = Set(navigation.screens(of: place))
        func whole(_ old: [ScreenID]) -> [ScreenID] { stack + old.filter { !shown.contains($0) } }
        switch place {
        case .tab(let index) where project.tabs.indices.contains(index):
            var tabs = project.tabs
            tabs[index].stack = whole(tabs[index].stack)
            store.perform(.setTabs(tabs), title)
        case .main:
            store.perform(.setPushed(Array(whole([stack[0]] + (project.pushed ?? [])).dropFirst())), title)
        case .modal(let index) where project.modals.indices.contains(navigation.modals[index].index):
            var modals = project.modals
            modals[navigation.modals[index].index].stack = whole(modals[navigation.modals[index].index].stack)
            store.perform(.setModals(modals), title)
        case .tab, .modal: break
        }
        stand(on: stack, at: place)
    }

    /// A stack that did not stand as the project said does not follow it by itself.
    private func stand(on stack: [ScreenID], at place: StackID) {
        let navigation = store.state.navigation
        guard navigation.visible.stack == place, navigation.screens(of: place) != stack,
            let plan = try? Navigator(store.project).setStack(stack, in: navigation, isAnimated: false)
        else { return }
        store.update { $0.navigation = plan.after }
    }
}
