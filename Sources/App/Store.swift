import CGtk
import Dialects
import Formats
import Gtk
import Model
import Render
import Scene

/// A part of the window that shows the state.
protocol StateView: AnyObject {
    /// Shows what differs between the old and the new state.
    func update(from old: AppState, to new: AppState)
}

/// The one object with state: the open document, the mock phone, and what is looked at. Views tell it what the person wants and
/// are told what has changed.
final class Store {
    private(set) var state: AppState
    private var editor: Editor
    private var views: [any StateView] = []
    /// Changed within an update; the views are told once it has ended.
    private var isUpdating = false
    private let fonts: FontStack
    private(set) var renderer: Renderer
    private(set) var measurer: FontMeasurer
    /// For the pictures of the project that the second phone shows, if it is another one.
    var otherRenderer: (path: String, renderer: Renderer)?

    init(_ project: Project, path: String?, fonts: FontStack) {
        editor = Editor(project, isSaved: path != nil)
        self.fonts = fonts
        renderer = Renderer(fonts: fonts, images: ImageStore(folder: path.map(Store.folder)))
        measurer = FontMeasurer(fonts: fonts)
        state = AppState(project: project, path: path, navigation: .start(project))
    }

    /// The window's clock, in seconds since some moment.
    var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    var project: Project { state.project }
    var dialect: any Dialect { Dialects.named(project.dialect) }

    /// The folder of a path, against which the project's pictures are found.
    nonisolated static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    /// The mock phone as the scene sees it; a scenario that is played has changed a copy of the project.
    var phone: Phone { Phone(state.rehearsal?.project ?? project, images: renderer.images, text: measurer) }

    // MARK: Views

    func attach(_ view: any StateView) {
        views.append(view)
        view.update(from: state, to: state)
    }

    /// Tells nobody any more: the window is going, and the views, which keep the store, must not be kept by it.
    ///
    /// They live until all of the window is gone, since widgets that are taken apart still send signals.
    func detachAll() {
        let gone = views
        views = []
        idle { withExtendedLifetime(gone) {} }
    }

    /// Stops telling a view, whose window is gone.
    func detach(_ view: any StateView) {
        views.removeAll { $0 === view }
    }

    /// Changes what is looked at.
    func look(_ change: (inout ViewState) -> Void) {
        update { change(&$0.view) }
    }

    /// Changes the state and tells every view once.
    func update(_ change: (inout AppState) -> Void) {
        let old = state
        change(&state)
        state.follow(old, at: now)
        guard !isUpdating, state != old else { return }
        isUpdating = true
        defer { isUpdating = false }
        for view in views { view.update(from: old, to: state) }
    }

    // MARK: Document

    /// Applies an edit; edits of one gesture are one step of undo.
    func perform(_ edit: Edit, _ title: String, gesture: String? = nil) {
        editor.perform(edit, title: title, gesture: gesture)
        publish()
    }

    func endGesture() {
        editor.endGesture()
    }

    func undo() {
        editor.undo()
        publish()
    }

    func redo() {
        editor.redo()
        publish()
    }

    /// Takes unsaved work of an earlier run, which is unsaved still, and what was remembered of it, if anything was.
    func restore(_ project: Project, path: String?, _ memory: ProjectMemory) {
        if let path { renderer = Renderer(fonts: fonts, images: ImageStore(folder: Self.folder(path))) }
        update { state in
            state.path = path
            guard memory != ProjectMemory() else { return }
            state.memory = memory
            state.link = LinkState()
        }
        editor = Editor(Project())
        editor.perform(.replace(project), title: "")
        publish()
    }

    /// Notes that the project as it was given to the file now stands there.
    func markSaved(_ saved: Project, at path: String) {
        editor.markSaved(saved)
        if path != state.path { renderer = Renderer(fonts: fonts, images: ImageStore(folder: Store.folder(path))) }
        update { $0.path = path }
        publish()
    }

    /// Brings the state up to the editor's document.
    private func publish() {
        let project = editor.project
        update { state in
            if state.project != project {
                state.navigation = state.navigation.following(state.project, project).refreshed(for: project)
                state.project = project
                if let plan = state.lastTransition, project[screen: plan.from] == nil || project[screen: plan.to] == nil {
                    state.transition = nil
                    state.lastTransition = nil
                }
            }
            state.isDirty = editor.isDirty
            state.undoTitle = editor.history.undoTitle
            state.redoTitle = editor.history.redoTitle
        }
    }
}

extension Store {
    /// The style that the inspector edits: the chosen level of the inspected screen.
    var editedPlace: StylePlace {
        StylePlace(owner(of: state.view.level, for: state.inspectedScreen), isScrollEdge: state.view.editsScrollEdge)
    }

    /// What a level belongs to for a screen; of several live entries or scroll stops the picked one.
    func owner(of level: Level, for screen: ScreenID) -> StylePlace.Owner {
        switch level {
        case .builtIn: .defaults
        case .theme: .theme
        case .stack: stackOwner(of: screen)
        case .screen: .screen(screen)
        case .live: .live(screen, entry(state.view.liveEntry, of: project[screen: screen]?.live.count ?? 0))
        case .scroll: .scroll(screen, entry(state.view.scrollStop, of: project[screen: screen]?.scroll.count ?? 0))
        }
    }

    /// The picked one of a list, the last one if none is; 0 for an empty list, to which an edit adds.
    private func entry(_ picked: Int?, of count: Int) -> Int {
        max(0, min(picked ?? count, count - 1))
    }

    private func stackOwner(of screen: ScreenID) -> StylePlace.Owner {
        if let modal = project.modals.firstIndex(where: { $0.stack.contains(screen) }) { return .modal(modal) }
        return .tab(project.tabs.firstIndex { $0.stack.contains(screen) } ?? state.navigation.selectedTab)
    }
}
