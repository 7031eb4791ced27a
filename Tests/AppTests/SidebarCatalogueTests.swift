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
        gtk_widget_activate(catalogue.row(5))
        playback.settle()
        #expect(store.state.visibleScreen == "x")
        gtk_widget_destroy(window)
    }

    @Test func selectingARowPicksItsScreen() throws {
        let (store, _, catalogue, window) = show()
        gtk_list_box_select_row(as_list_box(catalogue.list), as_list_box_row(try #require(catalogue.row(3))))
        #expect(store.state.view.pickedScreen == "d")
        gtk_widget_destroy(window)
    }

    @Test func deleteSaysSoAndUndoBringsTheScreenBack() {
        let (store, _, catalogue, window) = show()
        store.look { $0.pickedScreen = "x" }
        press(GDK_KEY_Delete, on: catalogue.list)
        #expect(store.project[screen: "x"] == nil)
        #expect(catalogue.screens == ["a", "b", "c", "d", "m"])
        #expect(store.state.view.notice?.hasSuffix("X") == true)
        store.undo()
        #expect(catalogue.screens == ["a", "b", "c", "d", "m", "x"])
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
        #expect(catalogue.screens == ["a", "c", "b", "d", "m", "x"])
        catalogue.moveSelected(up: true)
        #expect(catalogue.screens == ["a", "b", "c", "d", "m", "x"])
        gtk_widget_destroy(window)
    }

    @Test func aRenamedScreenKeepsItsRow() throws {
        let (store, _, catalogue, window) = show()
        let row = try #require(catalogue.row(1))
        var screen = store.project.screens[1]
        screen.name = "New"
        store.perform(.setScreen(screen), "Rename")
        #expect(catalogue.row(1) == row)
        let name = try #require(atk_object_get_name(gtk_widget_get_accessible(row)))
        #expect(String(cString: name) == "New")
        gtk_widget_destroy(window)
    }

    @Test func anEditOfOneScreenAmongAThousandIsQuick() {
        var project = makeProject()
        project.screens += (0..<1000).map { Screen(id: "s\($0)", name: "Screen \($0)", content: .list) }
        Pieces.isImmediate = false
        defer { Pieces.isImmediate = true }
        let (store, _, catalogue, window) = show(project)
        #expect(catalogue.screens.count < 1006, "the others follow between frames")
        #expect(waitUntil { catalogue.screens.count == 1006 })
        #expect(catalogue.screens == project.screens.map(\.id))
        var screen = store.project.screens[500]
        screen.style[.translucent] = .flag(false)
        let start = g_get_monotonic_time()
        store.perform(.setScreen(screen), "Edit")
        let milliseconds = Double(g_get_monotonic_time() - start) / 1000
        #expect(catalogue.screens.count == 1006)
        #expect(milliseconds < 100)
        gtk_widget_destroy(window)
    }
}
