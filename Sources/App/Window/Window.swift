import CGtk
import Gtk
import Model
import Render
import Scene

/// A window on one project: header bar, stack sidebar, canvas, transport, inspector.
final class Window: StateView {
    let widget: Widget
    let store: Store
    private let area: CanvasArea
    let board: LatePane<BoardPane>
    private let events: LatePane<EventsPane>
    private let filmstrip: LatePane<FilmstripPane>
    private let curves: LatePane<CurvesPane>
    let scenarios: LatePane<ScenariosPane>
    let scenarioActions: ScenarioActions
    private let recordingMark = RecordingMark()
    let taps: PhoneTaps
    let header: HeaderBar
    let sidebar: LatePane<Sidebar>
    let inspector: LatePane<Inspector>
    private let transport: TransportBar
    private let notice: NoticeBar
    private let pictures: PictureWatch
    private let memory: MemoryKeeper
    let link: LinkWatch
    let playback: Playback
    private var actions: [String: Action] = [:]
    let files: DocumentFiles
    private var dialogs: [String: Widget] = [:]

    var window: UnsafeMutablePointer<GtkWindow> { as_window(widget) }
    /// The first phone.
    var canvas: CanvasView { area.canvas }

    init(_ application: UnsafeMutablePointer<GtkApplication>, _ store: Store) {
        self.store = store
        widget = gtk_application_window_new(application)
        playback = Playback(store)
        taps = PhoneTaps(store, playback)
        area = CanvasArea(store, playback, taps)
        board = LatePane(store, isShown: { $0.view.board.isShown }) { [playback] in BoardPane(store, playback) }
        events = LatePane(store, isShown: { $0.view.lower.shows(.events) }) { EventsPane(store) }
        filmstrip = LatePane(store, isShown: { $0.view.lower.shows(.filmstrip) }) { [playback] in FilmstripPane(store, playback) }
        curves = LatePane(store, isShown: { $0.view.lower.shows(.curves) }) { [playback] in CurvesPane(store, playback) }
        scenarioActions = ScenarioActions(store, playback)
        scenarios = LatePane(store, isShown: { $0.view.lower.shows(.scenarios) }) { [scenarioActions] in
            ScenariosPane(store, scenarioActions)
        }
        header = HeaderBar(store)
        sidebar = LatePane(store, waits: true, isShown: { $0.view.panes.shows(.sidebar) }) { [playback] in
            Sidebar(store, playback)
        }
        inspector = LatePane(store, waits: true, isShown: { $0.view.panes.shows(.inspector) }) { [playback] in
            Inspector(store, playback)
        }
        transport = TransportBar(store, playback)
        notice = NoticeBar(store)
        pictures = PictureWatch(store, widget)
        memory = MemoryKeeper(store, widget)
        link = LinkWatch(store, widget)
        files = DocumentFiles(store)
        files.window = window
        build()
        addActions(to: widget)
        let views: [any StateView] = [
            self, area, board, events, filmstrip, curves, scenarios, recordingMark, header, sidebar, inspector, transport,
            notice, files, pictures, memory, link,
        ]
        for view in views { store.attach(view) }
        canvas.whenPainted { [self] in
            inspector.becomeReady()
            sidebar.becomeReady()
            header.becomeReady()
            memory.becomeReady()
        }
        connect(widget, "destroy") { [store] in store.detachAll() }
        connectEvent(widget, "delete-event") { [self] _ in
            files.confirmClose { [self] in close() }
            return true
        }
    }

    private func build() {
        let kept = Application.preferences
        let room = Self.workArea
        gtk_window_set_default_size(
            window, gint(clamping: min(room.width, kept[number: "window-width"] ?? 1280)),
            gint(clamping: min(room.height, kept[number: "window-height"] ?? 860)))
        if kept[flag: "window-maximized"] == true { gtk_window_maximize(window) }
        gtk_window_set_titlebar(window, header.widget)
        gtk_window_set_icon_name(window, "io.github.transom.Transom")
        let center = makeColumn(
            spacing: 0,
            [
                makeOverlay(
                    makeColumn(spacing: 0, [area.widget.expand(vertical: true), board.widget]),
                    above: [recordingMark.widget, notice.widget]
                )
                .expand(horizontal: true, vertical: true),
                events.widget.expand(), filmstrip.widget.expand(), curves.widget.expand(), scenarios.widget.expand(),
                transport.widget,
            ])
        gtk_widget_set_size_request(center, 240, -1)
        // The canvas gives way first, so that half of a small screen is enough for the window.
        sidebar.widget.size(width: 180)
        inspector.widget.size(width: 300)
        let right = makePaned(center, inspector.widget, resizesStart: true, shrinksStart: true)
        let whole = makePaned(sidebar.widget, right, position: kept[number: "sidebar-width"] ?? 248, resizesStart: false)
        gtk_container_add(as_container(widget), whole)
        connect(whole, "size-allocate") { [self] in
            // Nothing is hidden or shown while room is being shared out; until then the size may be another one.
            if fitted(to: whole) != store.state.view {
                idle(for: whole) { [self] in
                    let view = fitted(to: whole)
                    store.look { $0 = view }
                }
            }
        }
        // In a group of its own, so that a dialog over another window does not block this one.
        let group = gtk_window_group_new()
        gtk_window_group_add_window(group, window)
        g_object_unref(group)
        playback.attach(to: canvas.widget)
        taps.widget = canvas.widget
        makeDropTarget(widget, targets: [uriListTarget]) { [self] drop in ThemeImport.take(drop.paths, into: store, over: window)
        }
    }

    /// What is looked at, with as many panes as the window has room for.
    private func fitted(to room: Widget) -> ViewState {
        var view = store.state.view
        view.panes.isNarrow = Int(gtk_widget_get_allocated_width(room)) < SidePanes.roomForBoth
        view.lower.fit(Int(gtk_widget_get_allocated_height(room)))
        return view
    }

    /// Keeps the window's size for the next one, and lets it go.
    private func close() {
        var width: gint = 0, height: gint = 0
        gtk_window_get_size(window, &width, &height)
        let kept = Application.preferences
        kept[flag: "window-maximized"] = gtk_window_is_maximized(window).isTrue
        kept[number: "window-width"] = Int(width)
        kept[number: "window-height"] = Int(height)
        gtk_widget_destroy(widget)
    }

    func show() {
        gtk_widget_show_all(widget)
        gtk_window_present(window)
        gtk_widget_grab_focus(canvas.widget)
    }

    func update(from old: AppState, to new: AppState) {
        gtk_window_set_title(window, Self.title(new))
        actions["undo"]?.isEnabled = new.undoTitle != nil
        actions["redo"]?.isEnabled = new.redoTitle != nil
        actions["export-again"]?.isEnabled = new.memory.exports != nil
        for name in ["link-reload", "unlink"] { actions[name]?.isEnabled = new.memory.link != nil }
        actions["link-conflicts"]?.isEnabled = !new.link.conflicts.isEmpty
        actions["back"]?.isEnabled = !new.navigation.visible.below.isEmpty || !new.navigation.modals.isEmpty
        actions["dismiss"]?.isEnabled = !new.navigation.modals.isEmpty
        actions["curves"]?.isOn = new.view.lower.shows(.curves)
        actions["pin-element"]?.isEnabled = new.view.pickedElement != nil
        actions["pin-element"]?.isOn = new.view.pickedElement.map(new.view.pinnedElements.contains) ?? false
        actions["filmstrip"]?.isOn = new.view.lower.shows(.filmstrip)
        let stepped = ["replay", "play-pause", "step-forward", "step-back", "export-film", "export-filmstrip", "copy-filmstrip"]
        for name in stepped {
            actions[name]?.isEnabled = new.lastTransition != nil
        }
        actions["speed"]?.choice = new.view.speedName
        actions["frame-rate"]?.choice = String(Int(new.view.framesPerSecond))
        // While nothing moves, Escape belongs to what has the keyboard, such as the search.
        actions["cancel"]?.isEnabled = new.transition != nil || new.rehearsal != nil
        actions["dark"]?.isOn = new.project.appearance == .dark
        actions["landscape"]?.isOn = new.project.settings?.orientation == .landscape
        actions["select-mode"]?.isOn = new.view.isSelecting
        actions["show-frames"]?.isOn = new.view.showsElementFrames
        actions["show-safe-areas"]?.isOn = new.view.showsSafeAreas
        actions["show-tap-areas"]?.isOn = new.view.showsTapAreas
        actions["show-sidebar"]?.isOn = new.view.panes.shows(.sidebar)
        actions["show-inspector"]?.isOn = new.view.panes.shows(.inspector)
        actions["loop"]?.isOn = new.view.loops
        actions["onion-skin"]?.isOn = new.view.showsOnionSkin
        actions["board"]?.isOn = new.view.board.isShown
        for name in ["export-board", "print-board"] { actions[name]?.isEnabled = new.view.board.isShown }
        if old.view.board.isShown != new.view.board.isShown { exchange(isBoard: new.view.board.isShown) }
        actions["compare"]?.isOn = new.compared != nil
        actions["show-events"]?.isOn = new.view.lower.shows(.events)
        updateScenarioActions(new)
    }

    private func updateScenarioActions(_ state: AppState) {
        actions["show-scenarios"]?.isOn = state.view.lower.shows(.scenarios)
        actions["record-scenario"]?.isOn = state.recorder != nil
        actions["expect-shown"]?.isEnabled = state.recorder != nil
        actions["stop-scenario"]?.isEnabled = state.rehearsal != nil
        let chosen = state.chosenScenario
        for name in ["rename-scenario", "duplicate-scenario", "delete-scenario"] { actions[name]?.isEnabled = chosen != nil }
        for name in ["play-scenario", "run-scenarios"] { actions[name]?.isEnabled = chosen != nil && state.recorder == nil }
        actions["scenario-up"]?.isEnabled = chosen.map { $0 > 0 } ?? false
        actions["scenario-down"]?.isEnabled = chosen.map { $0 < state.project.scenarios.count - 1 } ?? false
    }

    /// The board stands in the place of the phone; the phone has the keyboard when it comes back.
    private func exchange(isBoard: Bool) {
        area.widget.visible(!isBoard)
        if !isBoard { idle(for: widget) { [canvas] in gtk_widget_grab_focus(canvas.widget) } }
    }

    /// The room that the desktop leaves on the first screen, in logical pixels.
    static var workArea: (width: Int, height: Int) {
        guard let display = gdk_display_get_default(), let monitor = gdk_display_get_monitor(display, 0) else {
            return (1280, 860)
        }
        var area = GdkRectangle()
        gdk_monitor_get_workarea(monitor, &area)
        // The default size leaves out the title bar and the shadow.
        return (Int(area.width) - 12, Int(area.height) - 60)
    }

    /// The window's title: a dot before the name of a project with unsaved changes.
    static func title(_ state: AppState) -> String { (state.isDirty ? "• " : "") + state.project.name }

    // MARK: Actions

    /// Whether an action can be done now.
    func isEnabled(_ name: String) -> Bool { actions[name]?.isEnabled == true }

    func add(_ name: String, _ call: @escaping () -> Void) {
        actions[name] = addAction(name, to: widget, call)
    }

    /// Opens a dialog of which the window has one; it comes to the front if it is open.
    func showDialog(_ name: String, make: () -> Widget) {
        let dialog = dialogs[name] ?? make()
        if dialogs[name] == nil { connect(dialog, "destroy") { [self] in dialogs[name] = nil } }
        dialogs[name] = dialog
        DialogWindow.show(dialog)
    }

    func addChoices(_ name: String, _ choice: String, _ call: @escaping (String) -> Void) {
        actions[name] = addChoice(name, to: widget, choice: choice, call)
    }

    func addSwitch(_ name: String, isOn: Bool = false, _ call: @escaping (Bool) -> Void) {
        actions[name] = addToggle(name, to: widget, isOn: isOn, call)
    }
}
