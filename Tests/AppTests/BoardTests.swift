import CGtk
import Files
import Glibc
import Gtk
import Model
import Render
import Scene
import Testing

@testable import App

/// All screens at once in the place of the phone.
@Suite(.serialized) struct BoardTests {
    /// A window that shows the board of a project.
    private func open(_ project: Project = makeProject()) throws -> (window: Window, pane: BoardPane) {
        let window = openWindow(project)
        window.store.look { $0.board.isShown = true }
        let pane = try #require(window.board.content)
        #expect(waitUntil { pane.board.layout.width > 1 && gtk_widget_has_focus(pane.board.area).isTrue })
        return (window, pane)
    }

    private func many(_ count: Int) -> Project {
        var project = makeProject()
        project.screens += (0..<count).map { Screen(id: "s\($0)", name: "Screen \($0)", content: .article) }
        return project
    }

    @Test func itStandsInThePlaceOfThePhone() throws {
        let (window, pane) = try open()
        #expect(!gtk_widget_get_mapped(window.canvas.widget).isTrue)
        #expect(gtk_widget_get_mapped(pane.board.area).isTrue)
        press(GDK_KEY_Escape, on: pane.board.area)
        #expect(!window.store.state.view.board.isShown)
        #expect(
            waitUntil { gtk_widget_get_mapped(window.canvas.widget).isTrue && gtk_widget_has_focus(window.canvas.widget).isTrue })
        gtk_widget_destroy(window.widget)
    }

    @Test("Only what is seen of a thousand screens is drawn, and again what is scrolled to")
    func drawsWhatIsSeen() throws {
        let (window, pane) = try open(many(1000))
        let board = pane.board
        #expect(waitUntil { board.tiles.drawn.contains(BoardTiles.Tile(screen: "a", appearance: .dark)) })
        #expect(board.tiles.drawn.count < 60)
        #expect(!board.tiles.drawn.contains(BoardTiles.Tile(screen: "s999", appearance: .light)))
        press(GDK_KEY_End, on: board.area)
        #expect(window.store.state.inspectedScreen == "s999")
        #expect(waitUntil { board.tiles.drawn.contains(BoardTiles.Tile(screen: "s999", appearance: .light)) })
        gtk_widget_destroy(window.widget)
    }

    @Test("Return opens the picked screen as it is after a push for each one below")
    func opens() throws {
        let (window, pane) = try open()
        window.store.look { $0.pickedScreen = "b" }
        press(GDK_KEY_Right, on: pane.board.area)
        #expect(window.store.state.inspectedScreen == "c")
        press(GDK_KEY_Return, on: pane.board.area)
        let state = window.store.state
        #expect(state.navigation == (try NavigationState.showing("c", in: state.project)))
        #expect(state.navigation.visible.below == ["a", "b"])
        #expect(!state.view.board.isShown)
        #expect(!state.isDirty)
        gtk_widget_destroy(window.widget)
    }

    @Test func theSearchLeavesOut() throws {
        let (window, pane) = try open(many(30))
        window.store.look { $0.board.search = "screen 2" }
        #expect(pane.board.screens.map(\.id) == ["s2"] + (20..<30).map { "s\($0)" })
        window.store.look { $0.board.search = "nothing at all" }
        #expect(pane.board.screens.isEmpty)
        press(GDK_KEY_Return, on: pane.board.area)
        #expect(window.store.state.view.board.isShown)
        gtk_widget_destroy(window.widget)
    }

    @Test("Zoom is that of the board while it is shown, and the row at the top stays")
    func zooms() throws {
        let (window, pane) = try open(many(200))
        pane.board.pick(100)
        let first = pane.board.layout.indices(from: pane.board.top, to: pane.board.top + 200).lowerBound
        activate("zoom-in", in: window.widget)
        #expect(window.store.state.view.board.tileWidth == 165)
        #expect(window.store.state.view.zoom == nil)
        let now = pane.board.layout.indices(from: pane.board.top, to: pane.board.top + 200)
        #expect(now.contains(first))
        activate("zoom-100", in: window.widget)
        #expect(window.store.state.view.board.tileWidth == BoardChoices().tileWidth)
        gtk_widget_destroy(window.widget)
    }

    @Test("A transition gives the phone its place back")
    func transitions() throws {
        let (window, _) = try open()
        window.playback.pop()
        #expect(waitUntil { !window.store.state.view.board.isShown })
        gtk_widget_destroy(window.widget)
    }

    @Test("An edit draws the pictures anew")
    func follows() throws {
        let (window, pane) = try open()
        let board = pane.board, tile = BoardTiles.Tile(screen: "a", appearance: .light)
        #expect(waitUntil { board.tiles.drawn.contains(tile) })
        let before = try #require(board.tiles.known(tile))
        window.store.perform(.setStyle(StylePlace(.screen("a")), .hidden, .flag(true)), "")
        #expect(waitUntil { board.tiles.known(tile).map { $0 !== before && $0.argb != before.argb } == true })
        gtk_widget_destroy(window.widget)
    }

    @Test("What the board shows is saved as one picture", arguments: ["png", "pdf", "svg"])
    func exports(ending: String) throws {
        let (window, pane) = try open()
        let folder = try makeFolder(), path = "\(folder)/board.\(ending)"
        window.store.look { ($0.board.look, $0.board.search) = (.light, "a") }
        var ended: [Problem?] = []
        BoardExport.write(window.store, pane.work, to: path) { ended.append($0) }
        #expect(waitUntil { ended.count == 1 })
        #expect(ended == [nil])
        let bytes = try AtomicFile.read(path)
        #expect(
            String(decoding: bytes.prefix(5), as: UTF8.self).contains(
                ending == "png" ? "PNG" : ending == "pdf" ? "%PDF" : "<?xml"))
        if ending == "png" {
            // Beside the one screen there is only its surroundings.
            let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }, device = window.store.project.device
            #expect(width > Int(device.width * device.scale))
            #expect(width < Int(1.5 * device.width * device.scale))
        }
        BoardExport.write(window.store, pane.work, to: folder + "/board.txt") { ended.append($0) }
        #expect(ended.last??.kind == .unwritable)
        gtk_widget_destroy(window.widget)
        Folder.remove(folder)
    }

    @Test(
        "Pages of paper hold some screens each, and are drawn while the window goes on",
        arguments: [BoardChoices.Look.both, .dark])
    func prints(look: BoardChoices.Look) throws {
        let (window, _) = try open(many(30))
        window.store.look { $0.board.look = look }
        var pages = BoardPrint.pages(window.store)
        (pages.width, pages.height) = (500, 700)
        #expect(pages.count == (look == .both ? 3 : 2))
        let page = try #require(pages.picture(0))
        #expect(page.width <= 500.5)
        #expect(page.height <= 700.5)
        #expect(max(page.width / 500, page.height / 700) > 0.99)
        // Paper is white around the screens.
        #expect(page.surface[0, 0] == 0xFFFF_FFFF)
        let folder = try makeFolder()
        var ended: [String?] = []
        BoardPrint.run(window.store, to: folder + "/board.pdf", over: window.window) { ended.append($0) }
        #expect(waitUntil { ended.count == 1 })
        #expect(ended == [nil])
        let text = String(decoding: try AtomicFile.read(folder + "/board.pdf"), as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/Count \(pages.count)"))
        gtk_widget_destroy(window.widget)
        Folder.remove(folder)
    }

    @Test func anExportThatIsCalledOffLeavesNothing() throws {
        let (window, pane) = try open(many(400))
        let folder = try makeFolder()
        var ended: [Problem?] = []
        BoardExport.write(window.store, pane.work, to: folder + "/board.png") { ended.append($0) }
        pane.work.cancel()
        #expect(waitUntil { ended.count == 1 })
        #expect(ended.first??.kind == .cancelled)
        #expect(Folder.entries(of: folder) == [])
        gtk_widget_destroy(window.widget)
        rmdir(folder)
    }
}
