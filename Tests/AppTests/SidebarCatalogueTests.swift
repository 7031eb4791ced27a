import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The catalogue of all screens.
@Suite(.serialized) struct SidebarCatalogueTests {
    init() { startGtk() }

    private func show(_ project: Project = makeProject()) -> (Store, Playback, Catalogue, Widget) {
        let (store, playback) = makeStore(project)
        let catalogue = Catalogue(store, playback)
        store.attach(catalogue)
        return (store, playback, catalogue, showInWindow(catalogue.widget))
    }

    @Test func activatingARowPushesItsScreen() {
        let (store, playback, catalogue, window) = show()
        catalogue.list.pick(5)
        gtk_tree_view_row_activated(as_tree_view(catalogue.list.widget), path(5), nil)
        playback.settle()
        #expect(store.state.visibleScreen == "x")
        gtk_widget_destroy(window)
    }

    @Test func selectingARowPicksItsScreen() {
        let (store, _, catalogue, window) = show()
        catalogue.list.pick(3)
        #expect(store.state.view.pickedScreen == "d")
        gtk_widget_destroy(window)
    }

    @Test func deleteSaysSoAndUndoBringsTheScreenBack() {
        let (store, _, catalogue, window) = show()
        store.look { $0.pickedScreen = "x" }
        press(GDK_KEY_Delete, on: catalogue.list.widget)
        #expect(store.project[screen: "x"] == nil)
        #expect(catalogue.shown == ["a", "b", "c", "d", "m"])
        #expect(store.state.view.notice?.hasSuffix("X") == true)
        store.undo()
        #expect(catalogue.shown == ["a", "b", "c", "d", "m", "x"])
        gtk_widget_destroy(window)
    }

    @Test(arguments: [("", 6), ("A", 1), ("zz", 0)])
    func theSearchHidesOtherRows(text: String, count: Int) {
        let (store, _, catalogue, window) = show()
        store.look { $0.search = text }
        #expect(catalogue.shown.count == count)
        gtk_widget_destroy(window)
    }

    @Test func movingARowReordersTheProject() {
        let (store, _, catalogue, window) = show()
        store.look { $0.pickedScreen = "b" }
        catalogue.moveSelected(up: false)
        #expect(store.project.screens.map(\.id) == ["a", "c", "b", "d", "m", "x"])
        #expect(catalogue.shown == ["a", "c", "b", "d", "m", "x"])
        catalogue.moveSelected(up: true)
        #expect(catalogue.shown == ["a", "b", "c", "d", "m", "x"])
        gtk_widget_destroy(window)
    }

    @Test func aRenamedScreenKeepsItsRowAndItsSelection() {
        let (store, _, catalogue, window) = show()
        store.look { $0.pickedScreen = "b" }
        var screen = store.project.screens[1]
        screen.name = "New"
        store.perform(.setScreen(screen), "Rename")
        #expect(catalogue.list.rows[1] == TextList.Row(id: "b", text: "New"))
        #expect(catalogue.list.selected == [1])
        gtk_widget_destroy(window)
    }

    @Test(arguments: [GDK_KEY_Return, GDK_KEY_Down])
    func fromTheSearchTheKeysGoOnToTheFirstScreenFound(key: Int32) throws {
        let (store, _, catalogue, window) = show()
        catalogue.focusSearch()
        let search = try #require(gtk_window_get_focus(as_window(window)))
        gtk_entry_set_text(as_entry(search), "x")
        #expect(store.state.view.search.isEmpty, "the keys are faster than the search")
        if key == GDK_KEY_Down { press(key, on: search) } else { gtk_widget_activate(search) }
        #expect(gtk_widget_is_focus(catalogue.list.widget).isTrue)
        #expect(store.state.inspectedScreen == "x")
        gtk_widget_destroy(window)
    }

    @Test func severalRowsMoveTogetherAsOneStep() {
        let (store, _, catalogue, window) = show()
        catalogue.list.select([1, 3], cursor: 1)
        store.look { ($0.pickedScreen, $0.alsoPicked) = ("b", ["d"]) }
        catalogue.moveSelected(up: false)
        #expect(catalogue.shown == ["a", "c", "m", "b", "d", "x"])
        #expect(store.state.selectedScreens == ["b", "d"])
        #expect(catalogue.list.selected == [3, 4])
        store.undo()
        #expect(catalogue.shown == ["a", "b", "c", "d", "m", "x"])
        gtk_widget_destroy(window)
    }

    @Test func anEmptySearchOrProjectSaysSo() throws {
        let (store, _, catalogue, window) = show()
        let label = try #require(
            Pane.descendants(of: catalogue.widget).last { Pane.type(of: $0) == "GtkLabel" })
        #expect(!gtk_widget_get_visible(label).isTrue)
        store.look { $0.search = "zz" }
        #expect(gtk_widget_get_mapped(label).isTrue)
        #expect(String(cString: gtk_label_get_text(as_label(label))) == "No screen is called so.")
        var empty = Project()
        (empty.screens, empty.tabs) = ([], [])
        store.restore(empty, path: nil, ProjectMemory())
        #expect(String(cString: gtk_label_get_text(as_label(label))) == "The project has no screens yet.")
        gtk_widget_destroy(window)
    }

    private func path(_ index: Int) -> OpaquePointer? {
        let path = gtk_tree_path_new()
        gtk_tree_path_append_index(path, gint(clamping: index))
        return path
    }

    @Test func anEditOfOneScreenAmongAThousandIsQuick() {
        var project = makeProject()
        project.screens += (0..<1000).map { Screen(id: "s\($0)", name: "Screen \($0)", content: .list) }
        let (store, _, catalogue, window) = show(project)
        #expect(catalogue.shown == project.screens.map(\.id))
        var screen = store.project.screens[500]
        screen.style[.translucent] = .flag(false)
        let start = g_get_monotonic_time()
        store.perform(.setScreen(screen), "Edit")
        let milliseconds = Double(g_get_monotonic_time() - start) / 1000
        #expect(catalogue.shown.count == 1006)
        #expect(milliseconds < 100)
        gtk_widget_destroy(window)
    }
}
