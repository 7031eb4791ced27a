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
        let name = Self.freeName(tr("New Screen"), in: store.project)
        var screen = Screen(id: Self.freeID("screen", in: store.project), name: name, content: .list)
        screen.item.title = .value(Title(text: name))
        insert(screen, tr("New Screen"))
    }

    /// Puts a copy behind each selected screen; the copies are selected then.
    func duplicate() {
        var edits: [Edit] = [], copies: [ScreenID] = [], project = store.project
        for id in store.state.selectedScreens {
            guard var copy = project[screen: id], let at = project.screens.firstIndex(where: { $0.id == id }) else { continue }
            copy.id = Self.freeID(copy.id, in: project)
            copy.name = Self.freeName(Self.copyName(of: copy.label), in: project)
            let edit = Edit.addScreen(copy, at: at + 1)
            project = project.applying(edit)
            edits.append(edit)
            copies.append(copy.id)
        }
        store.perform(.several(edits), copies.count > 1 ? tr("Duplicate Screens") : tr("Duplicate Screen"))
        store.look { view in
            view.pickedScreen = copies.first
            view.alsoPicked = Set(copies.dropFirst())
        }
    }

    private func insert(_ screen: Screen, _ title: String) {
        let at = store.project.screens.firstIndex { $0.id == picked?.id }.map { $0 + 1 } ?? store.project.screens.count
        store.perform(.addScreen(screen, at: at), title)
        store.look { $0.pickedScreen = screen.id }
    }

    /// Deletes the selected screens, and says so with a way back; the last screen stays.
    func delete() {
        let screens = store.state.selectedScreens.compactMap { store.project[screen: $0] }
        guard let first = screens.first else { return }
        guard store.project.screens.count > screens.count else {
            return store.look { $0.notice = tr("A project keeps at least one screen.") }
        }
        let isOne = screens.count == 1
        store.perform(.several(screens.map { .removeScreen($0.id) }), isOne ? tr("Delete Screen") : tr("Delete Screens"))
        store.look {
            $0.pickedScreen = nil
            $0.alsoPicked = []
            $0.tellUndoable(
                isOne ? tr("Screen deleted:") + " " + first.label : tr("Screens deleted:") + " \(screens.count)")
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
    private static func freeID(_ base: String, in project: Project) -> ScreenID {
        FreeName.next(base, in: project.screens.map(\.id))
    }

    /// A name that no screen has yet.
    private static func freeName(_ base: String, in project: Project) -> String {
        FreeName.next(base, in: project.screens.map(\.label), separator: " ")
    }

    /// The name of a screen's copy; that of a copy goes on counting.
    private static func copyName(of name: String) -> String {
        let mark = " " + tr("copy")
        return FreeName.stem(of: name, separator: " ").hasSuffix(mark) ? name : name + mark
    }
}
