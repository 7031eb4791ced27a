internal import CGtk
internal import Gtk
internal import Model
internal import Testing

@testable internal import App

/// The least widths that the window's parts ask for, whatever a project's names are.
@Suite(.serialized) struct WindowSizeTests {
    private let store: Store
    private let playback: Playback

    init() {
        startGtk()
        // Buttons are as narrow as the style sheet says.
        try? loadCss(Resources.css)
        let long = String(repeating: "Donaudampfschifffahrt", count: 5)
        var project = makeProject()
        project.name = long
        project.screens = project.screens.map { screen in
            var screen = screen
            screen.name = long
            return screen
        }
        project.tabs = project.tabs.map { Tab(title: long, stack: $0.stack) }
        (store, playback) = makeStore(project)
    }

    private func leastWidth(_ widget: Widget) -> Int {
        let window = showInWindow(widget)
        defer { gtk_widget_destroy(window) }
        var least: gint = 0
        gtk_widget_get_preferred_width(widget, &least, nil)
        return Int(least)
    }

    @Test func headerBarFitsHalfOfASmallScreen() {
        let header = HeaderBar(store)
        store.attach(header)
        #expect(leastWidth(header.widget) <= 640, "with the buttons that close, shrink and grow the window")
    }

    @Test func thePathBeginsAtThePersonsFolder() {
        #expect(HeaderBar.shortened("/people/ada/bars/a.transom", home: "/people/ada") == "~/bars/a.transom")
        #expect(HeaderBar.shortened("/people/adam/a.transom", home: "/people/ada") == "/people/adam/a.transom")
        #expect(HeaderBar.shortened("/srv/a.transom", home: "/") == "/srv/a.transom")
        #expect(HeaderBar.shortened("/srv/a.transom", home: nil) == "/srv/a.transom")
    }

    @Test func keysOfTheWindowLeaveTheInspectorAlone() throws {
        let window = openWindow()
        let stack = window.store.project.tabs[0].stack
        let level = try #require(
            Pane.descendants(of: window.widget).first { Pane.name(of: $0) == "Level" && Pane.type(of: $0) == "GtkButton" })
        gtk_widget_grab_focus(level)
        activate("move-down", in: window.widget)
        activate("move-up", in: window.widget)
        #expect(window.store.project.tabs[0].stack == stack)
        let isCancelEnabled = { g_action_group_get_action_enabled(as_action_group(window.widget), "cancel").isTrue }
        #expect(!isCancelEnabled())
        #expect(window.playback.beginSwipe())
        #expect(isCancelEnabled())
        gtk_widget_destroy(window.widget)
    }

    @Test func sidebarStaysNarrow() {
        let sidebar = Sidebar(store, playback)
        for piece in sidebar.pieces { piece() }
        store.attach(sidebar)
        #expect(leastWidth(sidebar.widget) <= 250)
    }

    @Test func transportFitsBesideAPaneWhileATransitionPlays() {
        let transport = TransportBar(store, playback)
        store.attach(transport)
        playback.push("x")
        #expect(store.state.transition != nil)
        #expect(leastWidth(transport.widget) <= 640 - 300)
    }

    @Test func aWidthThatPassesLeavesThePanesAlone() throws {
        let window = openWindow()
        let whole = try #require(gtk_bin_get_child(as_bin(window.widget)))
        for width in [gint(SidePanes.roomForBoth) - 100, gint(SidePanes.roomForBoth) + 100] {
            var room = GdkRectangle(x: 0, y: 0, width: width, height: 600)
            gtk_widget_size_allocate(whole, &room)
        }
        for _ in 0..<20 { g_main_context_iteration(nil, 0) }
        #expect(!window.store.state.view.panes.isNarrow)
        gtk_widget_destroy(window.widget)
    }
}
