internal import CGtk
internal import Formats
internal import FoundationEssentials
internal import Glibc
internal import Model
internal import Render
internal import Testing

@testable internal import App
@testable internal import Gtk

/// Opens the display once, away from the session's buses; GTK ignores further calls. A call that GTK finds wrong ends
/// the tests. What the window does in pieces is done at once, so that a test sees it.
func startGtk() {
    Pieces.isImmediate = true
    g_setenv("NO_AT_BRIDGE", "1", 1)
    g_setenv("GSETTINGS_BACKEND", "memory", 1)
    gtk_init(nil, nil)
    g_log_set_always_fatal(
        GLogLevelFlags(G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue))
}

/// An empty folder, which goes with the tests' session at the latest.
func makeFolder() throws -> String {
    let place = FileManager.default.temporaryDirectory.path
    var template = Array((place + "/transom-app-XXXXXX").utf8CString)
    return String(cString: try #require(mkdtemp(&template)))
}

/// Runs the main loop until the condition holds, for a minute at most unless told otherwise, and answers whether it holds.
func waitUntil(milliseconds: gint64 = 60_000, _ condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 1_000 * milliseconds
    while !condition(), g_get_monotonic_time() < end {
        if !g_main_context_iteration(nil, 0).isTrue { g_usleep(1_000) }
    }
    return condition()
}

/// Opens a dropdown and answers its list.
func openList(of dropdown: Widget) throws -> Widget {
    gtk_button_clicked(as_button(dropdown))
    return as_widget(try #require(gtk_menu_get_for_attach_widget(dropdown)?.pointee.data))
}

/// Picks a value from a dropdown's list.
func chooseFrom(_ dropdown: Widget, _ id: String) throws {
    let menu = try openList(of: dropdown)
    let item = try #require(children(of: menu).first { String(cString: gtk_widget_get_name($0)) == id }, "no value \(id)")
    gtk_menu_shell_activate_item(as_menu_shell(menu), item, 1)
}

/// A window on the screen with one child.
func showInWindow(_ child: Widget) -> Widget {
    let window: Widget = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_default_size(as_window(window), 240, 700)
    gtk_container_add(as_container(window), child)
    gtk_widget_show_all(window)
    _ = waitUntil { gtk_widget_get_mapped(window).isTrue }
    return window
}

/// Presses a key on a widget.
func press(_ key: Int32, _ state: GdkModifierType = GdkModifierType(rawValue: 0), on widget: Widget) {
    guard let event = gdk_event_new(GDK_KEY_PRESS) else { return }
    event.pointee.key.window = gtk_widget_get_window(widget).map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
    event.pointee.key.keyval = guint(bitPattern: key)
    event.pointee.key.state = state.rawValue
    gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
    gtk_widget_event(widget, event)
    gdk_event_free(event)
}

/// The projects that come with the program, in the order of their files' names.
func samples() throws -> [Project] {
    let folder = String(#filePath.dropLast("Tests/AppTests/AppSupport.swift".count)) + "data/samples"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".transom") }
    return try names.sorted().map { try ProjectFile.load(folder + "/" + $0) }
}

/// A project of two tabs: a, b, c in the first, d in the second; m is a modal, x stands nowhere.
func makeProject() -> Project {
    var project = Project()
    project.screens = ["a", "b", "c", "d", "m", "x"].map { Screen(id: $0, name: $0.uppercased(), content: .list) }
    project.tabs = [Tab(title: "One", stack: ["a", "b", "c"]), Tab(title: "Two", stack: ["d"])]
    project.modals = [Modal(stack: ["m"], presentation: .sheet)]
    return project
}

/// A store and a playback on a project, with its first tab's stack on the phone.
func makeStore(_ project: Project = makeProject()) -> (store: Store, playback: Playback) {
    let store = Store(project, path: nil, fonts: FontStack())
    let playback = Playback(store)
    playback.restart()
    return (store, playback)
}
