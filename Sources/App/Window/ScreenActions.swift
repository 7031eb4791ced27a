import CGtk
import Gtk
import Model
import Scene

/// What can be done with whole screens; each is one step of undo.
final class ScreenActions {
    private let store: Store

    init(_ store: Store) {
        self.store = store
    }

    private var picked: Screen? { store.project[screen: store.state.inspectedScreen] }

    func add() {
        let id = freeID("screen")
        var screen = Screen(id: id, name: tr("New Screen"), content: .list)
        screen.item.title = .value(Title(text: tr("New Screen")))
        insert(screen, tr("New Screen"))
    }

    func duplicate() {
        guard var copy = picked else { return }
        copy.id = freeID(copy.id)
        copy.name = copy.label + " " + tr("copy")
        insert(copy, tr("Duplicate Screen"))
    }

    private func insert(_ screen: Screen, _ title: String) {
        let at = store.project.screens.firstIndex { $0.id == picked?.id }.map { $0 + 1 } ?? store.project.screens.count
        store.perform(.addScreen(screen, at: at), title)
        store.look { $0.pickedScreen = screen.id }
    }

    /// Deletes the screen, and says so with a way back; the last screen stays.
    func delete() {
        guard let screen = picked else { return }
        guard store.project.screens.count > 1 else {
            return store.look { $0.notice = tr("A project keeps at least one screen.") }
        }
        store.perform(.removeScreen(screen.id), tr("Delete Screen"))
        store.look {
            $0.pickedScreen = nil
            $0.tellUndoable(tr("Screen deleted:") + " " + screen.label)
        }
    }

    func rename(over window: UnsafeMutablePointer<GtkWindow>) {
        guard let screen = picked else { return }
        TextDialog.show(title: tr("Rename Screen"), label: tr("Name"), text: screen.label, over: window) { [store] name in
            var renamed = screen
            renamed.name = name
            store.perform(.setScreen(renamed), tr("Rename Screen"))
        }
    }

    /// Makes the screen the root of the selected tab.
    func setAsRoot() {
        guard let screen = picked else { return }
        var tabs = store.project.tabs
        let index = store.state.navigation.selectedTab
        if tabs.isEmpty { tabs = [Tab(title: tr("Home"), icon: "home", stack: [])] }
        guard tabs.indices.contains(index) else { return }
        tabs[index].stack = [screen.id] + tabs[index].stack.filter { $0 != screen.id }
        store.perform(.setTabs(tabs), tr("Set as Root"))
    }

    /// Writes the stacks as they stand on the phone into the project.
    func keepStacks() {
        let navigation = store.state.navigation
        var tabs = store.project.tabs
        for index in tabs.indices where navigation.tabs.indices.contains(index) { tabs[index].stack = navigation.tabs[index] }
        store.perform(.setTabs(tabs), tr("Keep Stacks in Project"))
        if store.project.effectiveStructure == .tabsInStack {
            store.perform(.setPushed(navigation.pushed), tr("Keep Stacks in Project"))
        }
    }

    /// An id that no screen has yet.
    private func freeID(_ base: String) -> ScreenID {
        let taken = Set(store.project.screens.map(\.id))
        var number = 2
        var id = taken.contains(base) ? "\(base)2" : base
        while taken.contains(id) {
            number += 1
            id = "\(base)\(number)"
        }
        return id
    }
}
