import CGtk
import Dialects
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

    @Test func aSwipeIsCaughtWhileItSettles() throws {
        let bench = Bench { _ in }
        #expect(!bench.playback.catchSwipe())
        #expect(bench.playback.beginSwipe())
        bench.playback.moveSwipe(to: 0.6)
        bench.playback.endSwipe(velocity: 0)
        #expect(bench.playback.catchSwipe(), "it would have gone on to its end")
        #expect(abs(bench.store.state.progress - 0.6) < 1e-9)
        bench.playback.moveSwipe(to: 0.2)
        bench.playback.endSwipe(velocity: 0)
        bench.playback.settle()
        #expect(bench.store.state.visibleScreen == "c")
        bench.playback.pop()
        #expect(!bench.playback.catchSwipe(), "a timed transition is no finger's")
    }

    /// Pops and swipes while a push is on its way, on a display whose frames drive the phone.
    private func duringAPush(_ profile: Profile, _ act: (Bench) throws -> Void) rethrows {
        let bench = Bench { _ in }
        bench.store.update { $0.project.profile = profile }
        let area: Widget = gtk_drawing_area_new()
        let window = showInWindow(area)
        bench.playback.attach(to: area)
        bench.playback.push("x")
        #expect(waitUntil { bench.store.state.progress > 0.1 })
        try act(bench)
        gtk_widget_destroy(window)
    }

    @Test func aPopDuringAPushWaitsForItsEnd() {
        duringAPush(.ios18) { bench in
            bench.playback.pop()
            bench.playback.pop()
            #expect(bench.store.state.transition?.kind == .push)
            #expect(waitUntil { bench.store.state.transition?.kind == .pop })
            #expect(bench.store.state.transition?.from == "x")
            #expect(waitUntil { bench.store.state.transition == nil })
            #expect(bench.store.state.visibleScreen == "b")
            #expect(bench.told.filter { $0 == "viewDidAppear" }.count == 3)
        }
        duringAPush(.ios18) { bench in
            bench.playback.pop()
            bench.playback.cancel()
            #expect(bench.store.state.visibleScreen == "c" && bench.store.state.transition == nil)
        }
    }

    @Test func aPopTurnsAPushAroundOnNewerPhones() {
        duringAPush(.ios26) { bench in
            let progress = bench.store.state.progress
            bench.playback.pop()
            #expect(bench.store.state.transition?.kind == .pop)
            #expect(bench.store.state.navigation.visible.screen == "x", "the push counts as completed")
            #expect(abs(bench.store.state.progress - (1 - progress)) < 1e-9)
            #expect(waitUntil { bench.store.state.progress < 1 - progress }, "the page goes on for a moment")
            #expect(waitUntil { bench.store.state.transition == nil })
            #expect(bench.store.state.visibleScreen == "c")
        }
        duringAPush(.ios26) { bench in
            bench.playback.push("m")
            #expect(bench.store.state.transition?.to == "x", "another push waits")
            bench.playback.settle()
            #expect(bench.store.state.visibleScreen == "m")
        }
    }

    @Test func aFingerCatchesAPushOnNewerPhones() {
        duringAPush(.ios26) { bench in
            let progress = bench.store.state.progress
            #expect(bench.playback.beginSwipe())
            #expect(bench.store.state.transition?.kind == .swipe)
            #expect(abs(bench.store.state.progress - (1 - progress)) < 1e-9)
            bench.playback.moveSwipe(to: 0.1)
            bench.playback.endSwipe(velocity: 0)
            bench.playback.settle()
            #expect(bench.store.state.visibleScreen == "x")
        }
    }

    @Test(arguments: [(0.6, 0.0, "c"), (0.4, 0, "m"), (0.1, 2.5, "c"), (0.8, -2.5, "m")])
    func aSheetIsDraggedDown(progress: Double, velocity: Double, screen: ScreenID) throws {
        let bench = Bench { _ in }
        #expect(!bench.playback.beginDismiss(), "there is no sheet")
        bench.playback.present("m")
        bench.playback.settle()
        #expect(bench.playback.beginDismiss())
        bench.playback.moveSwipe(to: progress)
        #expect(bench.store.state.transition?.kind == .dismiss && bench.store.state.progress == progress)
        bench.playback.endDismiss(velocity: velocity)
        bench.playback.settle()
        #expect(bench.store.state.visibleScreen == screen)
    }

    @Test func contentIsPulledAgainstARubberBandAndComesBack() throws {
        // UIScrollView's: (1 - 1 / (0.55 x / h + 1)) h.
        #expect(abs(ContentScroll.pulled(100, 800) - 51.46) < 0.01)
        #expect(ContentScroll.pulled(1e9, 800) < 800)
        let bench = Bench { _ in }
        let scroll = ContentScroll(bench.store)
        func offset() -> Double { bench.store.state.navigation.scroll["c"] ?? 0 }
        scroll.drag(to: -100, height: 800)
        #expect(abs(offset() + 51.46) < 0.01)
        scroll.scroll(by: -30)
        #expect(offset() == 0, "the wheel stops at the end")
        scroll.drag(to: -100, height: 800)
        let area: Widget = gtk_drawing_area_new()
        let window = showInWindow(area)
        scroll.letGo(on: area)
        #expect(waitUntil { offset() == 0 })
        scroll.drag(to: 100, height: 800)
        scroll.letGo(on: area, velocity: 400)
        // 400 / (1000 ln 0.998) milliseconds' worth, down to 20 points a second.
        #expect(waitUntil { abs(offset() - (100 + 380 / 2.002)) < 0.5 }, "a flick coasts")
        scroll.drag(to: 40, height: 800)
        scroll.letGo(on: area, velocity: -900)
        #expect(waitUntil { offset() < 0 }, "it goes beyond the end")
        #expect(waitUntil { offset() == 0 }, "and comes back")
        gtk_widget_destroy(window)
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
