import CGtk
import Gtk
import Model

/// What the project says about the app as a whole: its structure, its tabs and modals, and the known faults that are imitated.
final class ProjectDialog: StateView {
    let widget: Widget
    private let store: Store
    private let general: Form<Project>
    private let quirks: QuirkRows
    private let tabs: RecordList<Tab>
    private let modals: RecordList<Modal>
    private let waivers: RecordList<Waiver>

    init(_ store: Store, over parent: UnsafeMutablePointer<GtkWindow>?) {
        self.store = store
        let tools = InspectorTools(store)
        general = Form("project", tools) { title, gesture, change in
            var project = store.project
            change(&project)
            store.perform(.replace(project), title, gesture: gesture)
        }
        quirks = QuirkRows(store)
        tabs = Self.makeTabs(tools)
        modals = Self.makeModals(tools)
        waivers = WaiverRows.make(tools)
        let stack = makeStack([
            StackPage("general", title: tr("General"), Self.page([general.widget, quirks.widget])),
            StackPage("tabs", title: tr("Tabs"), Self.page([tabs.widget])),
            StackPage("modals", title: tr("Modals"), Self.page([modals.widget])),
            StackPage("waivers", title: tr("Accepted"), Self.page([waivers.widget])),
        ])
        let switcher = makeStackSwitcher(stack).align(horizontal: GTK_ALIGN_CENTER).margins(horizontal: 6, vertical: 8)
        let undo = makeLinkedRow([
            makeButton(icon: "edit-undo-symbolic", name: tr("Undo")).action("win.undo"),
            makeButton(icon: "edit-redo-symbolic", name: tr("Redo")).action("win.redo"),
        ])
        widget = DialogWindow.make(
            title: tr("Project Settings"), width: 440, height: 520, over: parent, start: [undo],
            makeColumn(spacing: 0, [switcher, makeSeparator(), stack.expand(vertical: true)]))
        widget.classes("inspector")
        addGeneral()
        connect(widget, "destroy") { [self] in store.detach(self) }
        store.attach(self)
    }

    private static func page(_ parts: [Widget]) -> Widget {
        makeScrolled(makeColumn(spacing: 12, parts).margins(horizontal: 16, vertical: 12))
    }

    private func addGeneral() {
        general.text(tr("Name"), \.shownName)
        general.word(tr("Structure"), \.structure, unset: tr("By the dialect"))
        general.flag(tr("Each page decides on the status bar"), \.statusBarPerScreen, usual: true)
        general.word(tr("Movement of elements"), \.motion, unset: tr("As on iOS"), leavingOut: [.ios])
    }

    private static func makeTabs(_ tools: InspectorTools) -> RecordList<Tab> {
        let store = tools.store
        let apply = { (tabs: [Tab], title: String, gesture: String?) in store.perform(.setTabs(tabs), title, gesture: gesture) }
        let make = { Tab(title: tr("New Tab"), icon: "star", stack: [store.screenForNewStack].compactMap { $0 }) }
        return RecordList(tr("Tabs"), tools, label: \.title, make: make, apply: apply) { form in
            form.text(tr("Title"), \.shownTitle)
            form.text(tr("Icon"), \.icon)
            form.root(\.stack)
        }
    }

    private static func makeModals(_ tools: InspectorTools) -> RecordList<Modal> {
        let store = tools.store
        let apply = { (modals: [Modal], title: String, gesture: String?) in
            store.perform(.setModals(modals), title, gesture: gesture)
        }
        let make = { Modal(stack: [store.screenForNewStack].compactMap { $0 }, presentation: .sheet) }
        let label = { (modal: Modal) in modal.stack.first.map { store.project[screen: $0]?.label ?? $0 } ?? tr("No screen") }
        return RecordList(tr("Modals"), tools, label: label, make: make, apply: apply) { form in
            form.root(\.stack)
            form.word(tr("Presentation"), \.presentation, unset: tr("Sheet"), leavingOut: [.sheet])
            form.flag(tr("Without a navigation controller"), \.bare)
        }
    }

    func update(from old: AppState, to new: AppState) {
        guard old.project != new.project || old == new else { return }
        general.show(new.project)
        quirks.show(new.project)
        tabs.show(new.project.tabs)
        modals.show(new.project.modals)
        waivers.show(new.project.waivers)
    }
}

extension Store {
    /// The root that a new tab or modal gets: the first screen that stands nowhere yet; `nil` if all stand somewhere.
    fileprivate var screenForNewStack: ScreenID? {
        let placed = Set(project.tabs.flatMap(\.stack) + project.modals.flatMap(\.stack) + (project.pushed ?? []))
        return project.screens.first { !placed.contains($0.id) }?.id
    }
}

extension Project {
    /// The name as a form edits it; one that is emptied stays empty.
    fileprivate var shownName: String? {
        get { name }
        set { name = newValue ?? "" }
    }
}

extension Tab {
    /// The title as a form edits it.
    fileprivate var shownTitle: String? {
        get { title }
        set { title = newValue ?? "" }
    }
}
