import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// What taps on the phone lead to.
@Suite(.serialized) struct LivePhoneTests {
    init() { startGtk() }

    private struct Bench {
        let store: Store
        let playback: Playback
        let taps: PhoneTaps

        init(_ dialect: DialectName = .uikit, _ change: (inout Screen) -> Void) {
            var project = makeProject()
            project.dialect = dialect
            change(&project.screens[2])
            (store, playback) = makeStore(project)
            taps = PhoneTaps(store, playback)
            store.update { $0.log.clear() }
        }

        func tap(_ role: Element.Role, _ index: Int = 0) throws {
            taps.tap(try #require(store.frame().elements.first { $0.role == role && $0.index == index }))
            playback.settle()
        }

        var told: [String] { store.state.log.entries.map(\.event.name) }
    }

    private func item(_ change: (inout BarItem) -> Void) -> BarItem {
        var item = BarItem()
        change(&item)
        return item
    }

    @Test func backPopsAndAQuestionStopsIt() throws {
        let bench = Bench { $0.item.title = .value(Title(text: "C")) }
        try bench.tap(.backChevron)
        #expect(bench.store.state.visibleScreen == "b")
        let asking = Bench(.hbd) {
            $0.item.back = BackButton()
            $0.item.back?.intercept = "Discard?"
        }
        try asking.tap(.backChevron)
        #expect(asking.store.state.visibleScreen == "c")
        #expect(asking.told == ["backIntercepted"])
        #expect(!asking.taps.beginSwipe(), "HBDNavigationBar asks for a swipe too")
        #expect(asking.told == ["backIntercepted", "backIntercepted"])
    }

    @Test func aLibraryThatDoesNotLetGoSaysSo() throws {
        let bench = Bench(.hbd) { $0.backInteractive = false }
        try bench.tap(.backChevron)
        #expect(bench.store.state.visibleScreen == "c")
        #expect(bench.store.state.view.notice != nil)
        #expect(bench.told == ["backIntercepted"])
        let still = Bench(.hbd) { $0.swipeBack = false }
        #expect(!still.taps.beginSwipe())
        #expect(still.told.isEmpty)
        still.taps.goBack()
        still.playback.settle()
        #expect(still.store.state.visibleScreen == "b")
    }

    @Test func editingBelongsToThePhoneAndNotToTheProject() throws {
        let bench = Bench { $0.item.right = [item { $0.system = .edit }] }
        func text() -> String? { bench.store.frame().elements.first { $0.role == .rightItem }?.text }
        #expect(text() == "Edit")
        try bench.tap(.rightItem)
        #expect(text() == "Done")
        #expect(!bench.store.state.isDirty || bench.store.state.undoTitle == nil)
        #expect(bench.told == ["itemPressed"])
        try bench.tap(.rightItem)
        #expect(text() == "Edit")
    }

    @Test func aTapSetsOffWhatThePageDoesThen() throws {
        let bench = Bench {
            $0.item.right = [item { $0.text = "Go" }]
            var entry = LiveEntry()
            entry.when = .tap
            entry.item = Item()
            entry.item?.title = .value(Title(text: "Gone"))
            $0.live = [entry]
        }
        try bench.tap(.rightItem)
        #expect(bench.store.frame().elements.contains { $0.role == .title && $0.text == "Gone" })
        #expect(bench.told == ["itemPressed", "titleChanged"])
    }

    @Test func keysWalkOverWhatCanBeTapped() throws {
        let bench = Bench { $0.item.right = [item { $0.text = "Go" }] }
        let canvas = CanvasView(bench.store, .first, bench.playback, bench.taps)
        bench.store.attach(canvas)
        let window = showInWindow(canvas.widget)
        press(GDK_KEY_Right, on: canvas.widget)
        #expect(bench.store.state.view.focusedElement?.role == .backChevron)
        press(GDK_KEY_Right, on: canvas.widget)
        #expect(bench.store.state.view.focusedElement?.role == .rightItem)
        press(GDK_KEY_Return, on: canvas.widget)
        #expect(bench.told == ["itemPressed"])
        press(GDK_KEY_Right, on: canvas.widget)
        #expect(bench.store.state.view.focusedElement?.role == .tab)
        press(GDK_KEY_Down, on: canvas.widget)
        #expect(bench.store.state.navigation.scroll["c"] == 26)
        bench.store.look { $0.isSelecting = true }
        press(GDK_KEY_Right, on: canvas.widget)
        press(GDK_KEY_space, on: canvas.widget)
        #expect(bench.store.state.view.pickedElement?.role == .tab, "in select mode a key picks")
        gtk_widget_destroy(window)
    }

    @Test func aTapOnTheContentIsTold() {
        let bench = Bench { _ in }
        bench.taps.tapContent(of: "c")
        #expect(bench.told == ["contentTapped"])
    }

    @Test func navigationAndStyleLeavesAndTellsOnlyThat() throws {
        let bench = Bench(.navigationAndStyle) {
            $0.item.left = [item { $0.generic = .back }]
            $0.item.right = [item { $0.generic = .noAutoDismissClose }]
        }
        try bench.tap(.rightItem)
        #expect(bench.store.state.visibleScreen == "c")
        #expect(bench.told == ["navBarItemPressed"])
        try bench.tap(.leftItem)
        #expect(bench.store.state.visibleScreen == "b")
        #expect(bench.told.contains("willAutomaticallyDismiss"))
        #expect(bench.told.filter { $0 == "navBarItemPressed" }.count == 1)
    }
}
