import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The stack list: what it shows, and what its rows do to the phone and to the project.
@Suite(.serialized) struct SidebarStackTests {
    init() { startGtk() }

    private func titles(_ state: AppState) -> [String] { StackRow.rows(state.project, state.navigation).map(\.title) }

    @Test func rowsStandAsThePhoneDoes() {
        let (store, playback) = makeStore()
        #expect(titles(store.state) == ["One", "C", "B", "A", "Two"])
        playback.push("x")
        playback.settle()
        #expect(titles(store.state) == ["One", "X", "C", "B", "A", "Two"])
        playback.popToRoot()
        playback.settle()
        #expect(titles(store.state) == ["One", "A", "Two"])
        playback.selectTab(1)
        #expect(titles(store.state) == ["One", "Two", "D"])
        playback.present("m")
        playback.settle()
        #expect(titles(store.state) == ["M", "One", "Two", "D"])
        let rows = StackRow.rows(store.project, store.state.navigation)
        #expect(rows.map(\.isInFront) == [true, false, true, false])
        #expect(rows[0].heading == .modal)
    }

    @Test func marksTellThatBackAsks() {
        var project = makeProject()
        project.screens[2].item.back = BackButton()
        project.screens[2].item.back?.intercept = "Discard?"
        let (store, _) = makeStore(project)
        let rows = StackRow.rows(store.project, store.state.navigation)
        #expect(rows.filter(\.interceptsBack).map(\.title) == ["C"])
    }

    @Test func theListFollowsPushAndPop() {
        let (store, playback) = makeStore()
        let list = StackList(store, playback)
        store.attach(list)
        let window = showInWindow(list.widget)
        #expect(children(of: list.list).count == 5)
        #expect(store.state.view.pickedScreen == nil, "the focus alone picks nothing")
        playback.push("x")
        playback.settle()
        #expect(children(of: list.list).count == 6)
        #expect(list.selected?.screen == "x")
        store.look { $0.pickedScreen = "x" }
        playback.pop()
        playback.settle()
        #expect(list.selected?.screen == "c", "a screen that has left is not picked any more")
        #expect(list.rows.compactMap(\.screen) == ["c", "b", "a"])
        gtk_widget_destroy(window)
    }

    @Test func activatingGoesBackToAScreen() {
        let (store, playback) = makeStore()
        let actions = StackActions(store, playback)
        playback.present("m")
        playback.settle()
        let rows = StackRow.rows(store.project, store.state.navigation)
        actions.activate(rows[4])
        playback.settle()
        #expect(store.state.navigation.modals.isEmpty)
        #expect(store.state.navigation.visibleScreens == ["a"])
    }

    @Test func activatingATabSelectsIt() {
        let (store, playback) = makeStore()
        StackActions(store, playback).activate(StackRow.rows(store.project, store.state.navigation)[4])
        #expect(store.state.visibleScreen == "d")
    }

    @Test func deleteTakesAScreenOutOfItsStackAndUndoBringsItBack() {
        let (store, playback) = makeStore()
        let list = StackList(store, playback)
        store.attach(list)
        let window = showInWindow(list.widget)
        store.look { $0.pickedScreen = "b" }
        press(GDK_KEY_Delete, on: list.list)
        #expect(store.project.tabs[0].stack == ["a", "c"])
        #expect(store.state.navigation.visibleScreens == ["a", "c"])
        #expect(store.state.view.notice?.hasSuffix("B") == true)
        #expect(store.project[screen: "b"] != nil)
        store.undo()
        #expect(store.project.tabs[0].stack == ["a", "b", "c"])
        #expect(store.state.navigation.visibleScreens == ["a", "b", "c"])
        gtk_widget_destroy(window)
    }

    @Test func theLastScreenOfAStackStays() {
        let (store, playback) = makeStore()
        playback.selectTab(1)
        StackActions(store, playback).remove(StackRow.rows(store.project, store.state.navigation)[2])
        #expect(store.project.tabs[1].stack == ["d"])
        #expect(store.state.view.notice != nil)
    }

    @Test func reorderingEditsTheProjectAndThePhoneFollows() {
        let (store, playback) = makeStore()
        let list = StackList(store, playback)
        store.attach(list)
        let window = showInWindow(list.widget)
        store.look { $0.pickedScreen = "b" }
        list.moveSelected(up: true)
        #expect(store.project.tabs[0].stack == ["a", "c", "b"])
        #expect(list.rows.compactMap(\.screen) == ["b", "c", "a"])
        #expect(store.state.visibleScreen == "b")
        store.undo()
        #expect(list.rows.compactMap(\.screen) == ["c", "b", "a"])
        store.redo()
        #expect(store.state.navigation.visibleScreens == ["a", "c", "b"])
        gtk_widget_destroy(window)
    }

    @Test func reorderingWritesWhatIsSeenWhereThePhoneHasLeftTheProject() {
        let (store, playback) = makeStore()
        playback.pop()
        playback.push("x")
        playback.settle()
        let row = StackRow.rows(store.project, store.state.navigation)[1]
        StackActions(store, playback).move(row, to: 1)
        #expect(store.state.navigation.visibleScreens == ["a", "x", "b"])
        #expect(store.project.tabs[0].stack == ["a", "x", "b", "c"])
    }

    @Test func aDroppedRowGoesWhereItWasDropped() throws {
        let (store, playback) = makeStore()
        let list = StackList(store, playback)
        store.attach(list)
        let window = showInWindow(list.widget)
        _ = waitUntil { gtk_widget_get_allocated_height(children(of: list.list)[3]) > 1 }
        var root = GtkAllocation()
        gtk_widget_get_allocation(children(of: list.list)[3], &root)
        list.dragged = list.rows[1]
        let bottom = Int(root.y) + Int(root.height) - 2
        list.take(Drop(target: ScreenDrag.stackRow, text: "c", uris: [], x: 5, y: bottom))
        #expect(store.project.tabs[0].stack == ["c", "a", "b"])
        list.take(Drop(target: ScreenDrag.screen, text: "x", uris: [], x: 5, y: 5))
        playback.settle()
        #expect(store.state.visibleScreen == "x")
        gtk_widget_destroy(window)
    }

    @Test func everyRowHasAName() throws {
        let (store, playback) = makeStore()
        let list = StackList(store, playback)
        store.attach(list)
        let window = showInWindow(list.widget)
        for (row, title) in zip(children(of: list.list), ["One", "C", "B", "A", "Two"]) {
            let name = try #require(atk_object_get_name(gtk_widget_get_accessible(row)))
            #expect(String(cString: name).contains(title))
        }
        gtk_widget_destroy(window)
    }
}
