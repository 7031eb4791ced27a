import CGtk
import Gtk
import Model
import Testing

@testable import App

/// Several screens of the catalogue at once: selecting, styles, deleting, copies.
@Suite(.serialized) struct SidebarBulkTests {
    init() { startGtk() }

    private func show(_ project: Project = makeProject()) -> (Store, Catalogue, Widget) {
        let (store, playback) = makeStore(project)
        let catalogue = Catalogue(store, playback)
        store.attach(catalogue)
        return (store, catalogue, showInWindow(catalogue.widget))
    }

    /// Selects rows as a person would, the last one with the cursor.
    private func select(_ rows: [Int], in catalogue: Catalogue) {
        catalogue.list.select([], cursor: rows.last)
        let selection = gtk_tree_view_get_selection(as_tree_view(catalogue.list.widget))
        quietly { gtk_tree_selection_unselect_all(selection) }
        for index in rows {
            let path = gtk_tree_path_new()
            gtk_tree_path_append_index(path, gint(clamping: index))
            gtk_tree_selection_select_path(selection, path)
            gtk_tree_path_free(path)
        }
    }

    /// A project in which `a` has a look, in a dialect.
    private func makeStyled(_ dialect: DialectName) -> Project {
        var project = makeProject()
        project.dialect = dialect
        project.screens[0].style[.background] = .color(.plain(RGBA(255, 0, 0)))
        project.screens[0].style[.hairline] = .color(.plain(.black))
        return project
    }

    @Test func theLastRowSelectedIsInspectedAndTheOthersGoWithIt() {
        let (store, catalogue, window) = show()
        select([0, 3, 5], in: catalogue)
        #expect(store.state.inspectedScreen == "x")
        #expect(store.state.selectedScreens == ["a", "d", "x"])
        #expect(catalogue.list.selected == [0, 3, 5])
        gtk_widget_destroy(window)
    }

    @Test func allThatTheSearchFindsCanBeSelected() {
        var project = makeProject()
        for index in 0..<3 { project.screens[index].name = "Detail \(index)" }
        let (store, catalogue, window) = show(project)
        store.look { $0.search = "detail" }
        gtk_tree_selection_select_all(gtk_tree_view_get_selection(as_tree_view(catalogue.list.widget)))
        #expect(store.state.selectedScreens == ["a", "b", "c"])
        gtk_widget_destroy(window)
    }

    @Test func pickingAScreenElsewhereEndsTheSelection() {
        let (store, catalogue, window) = show()
        select([0, 3], in: catalogue)
        store.look { $0.pickedScreen = "b" }
        #expect(store.state.selectedScreens == ["b"])
        #expect(catalogue.list.selected == [1])
        gtk_widget_destroy(window)
    }

    @Test func aStyleIsPastedIntoAllSelectedScreensAsOneStep() {
        let (store, catalogue, window) = show(makeStyled(.uikit))
        let before = store.project
        store.look { $0.pickedScreen = "a" }
        let text = store.project.style(at: store.editedPlace).json.text()
        select([1, 3, 5], in: catalogue)
        StyleClipboard.take(text, in: store)
        #expect(["b", "d", "x"].allSatisfy { store.project[screen: $0]?.style == before.screens[0].style })
        #expect(store.project[screen: "c"]?.style == Style())
        #expect(store.state.view.notice == "Paste Style: 3 places")
        store.undo()
        #expect(store.project == before)
        gtk_widget_destroy(window)
    }

    @Test func whatTheDialectIgnoresThereStaysBehindAndIsToldOf() {
        let (store, catalogue, window) = show(makeStyled(.hbd))
        select([1, 2], in: catalogue)
        StyleClipboard.take(makeStyled(.hbd).screens[0].style.json.text(), in: store)
        #expect(store.project.screens[1].style.keys == [.background])
        #expect(
            store.state.view.notice
                == "Paste Style: 2 places. Left out, as the dialect ignores it there: Line and Shadow: Line colour")
        #expect(store.state.view.noticeOffersUndo)
        gtk_widget_destroy(window)
    }

    @Test func aStyleOfWhichNothingCountsChangesNothing() {
        let (store, catalogue, window) = show(makeStyled(.hbd))
        let before = store.project
        select([1, 2], in: catalogue)
        StyleClipboard.take("{\"hairline\": \"#000000\"}", in: store)
        #expect(store.project == before)
        #expect(store.state.view.notice == "Nothing of it counts there in the dialect: HBDNavigationBar")
        gtk_widget_destroy(window)
    }

    @Test func textThatIsNoStyleChangesNothing() {
        let (store, _, window) = show()
        let before = store.project
        StyleClipboard.take("{\"background\": 7}", in: store)
        #expect(store.project == before)
        #expect(store.state.view.notice?.hasPrefix("The clipboard holds no style: ") == true)
        gtk_widget_destroy(window)
    }

    @Test func copyAndPasteGoByTheClipboard() {
        let (store, _, window) = show(makeStyled(.uikit))
        store.look { $0.pickedScreen = "a" }
        StyleClipboard.copy(from: store)
        store.look { $0.pickedScreen = "d" }
        StyleClipboard.paste(into: store)
        #expect(waitUntil { store.project[screen: "d"]?.style == store.project[screen: "a"]?.style })
        gtk_widget_destroy(window)
    }

    @Test func oneKeyIsGivenToTheSelection() {
        let (store, catalogue, window) = show(makeStyled(.uikit))
        select([3, 5, 0], in: catalogue)
        StyleTransfer.apply(.background, in: store)
        #expect(store.project.screens.map(\.style.keys.count) == [2, 0, 0, 1, 0, 1])
        #expect(store.project[screen: "x"]?.style[.background] == .color(.plain(RGBA(255, 0, 0))))
        store.undo()
        #expect(store.project == makeStyled(.uikit))
        gtk_widget_destroy(window)
    }

    @Test func aStyleIsAppliedToTheSelectionWithoutTheClipboard() {
        let (store, catalogue, window) = show(makeStyled(.uikit))
        select([3, 0], in: catalogue)
        StyleTransfer.applyStyle(in: store)
        #expect(store.project[screen: "d"]?.style == store.project[screen: "a"]?.style)
        select([0], in: catalogue)
        StyleTransfer.applyStyle(in: store)
        #expect(store.state.view.notice == "Select other screens in the list first, with Ctrl or Shift.")
        gtk_widget_destroy(window)
    }

    @Test func theSelectionIsDeletedAsOneStep() {
        let (store, catalogue, window) = show()
        select([1, 5], in: catalogue)
        press(GDK_KEY_Delete, on: catalogue.list.widget)
        #expect(catalogue.shown == ["a", "c", "d", "m"])
        #expect(store.state.view.notice == "Screens deleted: 2")
        store.undo()
        #expect(store.project == makeProject())
        gtk_widget_destroy(window)
    }

    @Test func oneScreenIsLeft() {
        let (store, catalogue, window) = show()
        select(Array(0...5), in: catalogue)
        ScreenActions(store).delete()
        #expect(store.project == makeProject())
        #expect(store.state.view.notice == "A project keeps at least one screen.")
        gtk_widget_destroy(window)
    }

    @Test func copiesStandBehindTheirOriginalsAndAreSelected() {
        let (store, catalogue, window) = show()
        select([1, 3], in: catalogue)
        ScreenActions(store).duplicate()
        #expect(catalogue.shown == ["a", "b", "b2", "c", "d", "d2", "m", "x"])
        #expect(store.state.selectedScreens == ["b2", "d2"])
        store.undo()
        #expect(store.project == makeProject())
        gtk_widget_destroy(window)
    }
}
