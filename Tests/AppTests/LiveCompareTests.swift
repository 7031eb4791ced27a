import CGtk
import Dialects
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The second phone: it goes the first one's way, under rules of its own.
@Suite(.serialized) struct LiveCompareTests {
    init() { startGtk() }

    private func second(_ store: Store) -> ComparedPhone? { store.state.compared }

    @Test func itStartsInTheOtherAppearance() {
        let (store, _) = makeStore()
        store.compare(true)
        #expect(second(store)?.project.appearance == .dark)
        #expect(store.frame(.second).appearance == .dark && store.frame().appearance == .light)
        #expect(second(store)?.navigation.visibleScreens == ["a", "b", "c"])
        store.choose { $0.dialect = .mpaas }
        store.compare(false)
        #expect(second(store) == nil)
        store.compare(true)
        #expect(second(store)?.project.dialect == .mpaas, "the choices of last time come back")
    }

    @Test func bothGoTheSameWay() {
        let (store, playback) = makeStore()
        store.compare(true)
        store.choose { $0 = ComparedPhone.Choices(dialect: .mpaas, profile: .ios26) }
        #expect(second(store)?.navigation.pushed == ["b", "c"], "mPaaS has one stack above the tabs")
        playback.pop()
        store.update { $0.progress = 0.5 }
        #expect(second(store)?.transition?.to == "b")
        #expect(store.frame(.second).transition?.progress == 0.5)
        #expect(store.frame(.second).dialect == .mpaas && store.frame().dialect == .uikit)
        playback.settle()
        #expect(second(store)?.navigation.visible.screen == "b")
        #expect(second(store)?.transition == nil)
        #expect(playback.beginSwipe())
        playback.cancel()
        #expect(second(store)?.navigation.visible.screen == "b")
        playback.selectTab(1)
        #expect(second(store)?.navigation.visible.screen == "d")
        playback.present("m")
        playback.settle()
        #expect(second(store)?.navigation.visible.screen == "m")
        playback.restart()
        #expect(second(store)?.navigation.visible.screen == "c")
    }

    @Test func aReplayIsSeenOnBothAndLeavesThemWhereTheyAre() {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        store.compare(true)
        playback.scrub(to: 0.4)
        #expect(store.frame(.second).transition?.kind == .pop)
        #expect(store.frame(.second).transition?.progress == 0.4)
        playback.cancel()
        #expect(second(store)?.navigation.visible.screen == "b")
    }

    @Test func editsScrollAndTapsReachBoth() {
        var project = makeProject()
        var entry = LiveEntry()
        entry.when = .tap
        entry.style[.hidden] = .flag(true)
        project.screens[2].live = [entry]
        let (store, _) = makeStore(project)
        store.compare(true)
        store.perform(.setStyle(StylePlace(.screen("c")), .background, .color(.plain(RGBA(255, 0, 0)))), "Red")
        #expect(second(store)?.project[screen: "c"]?.style[.background] == .color(.plain(RGBA(255, 0, 0))))
        store.update { $0.navigation.scroll["c"] = 30 }
        #expect(second(store)?.navigation.scroll["c"] == 30)
        store.update { $0.navigation.noteTap() }
        #expect(store.frame(.second).bars.last?.isHidden == true)
        store.undo()
        #expect(second(store)?.project[screen: "c"]?.style[.background] == nil)
    }

    @Test func anotherProjectShowsWhatItHas() {
        let (store, playback) = makeStore()
        var other = makeProject()
        other.name = "Other"
        other.screens.removeAll { $0.id == "x" }
        store.compare(true)
        store.choose { $0.other = ComparedPhone.OtherProject(path: "/nowhere/other.transom", project: other) }
        #expect(second(store)?.isAstray(from: store.state) == false)
        playback.push("x")
        #expect(second(store)?.transition == nil)
        playback.settle()
        #expect(second(store)?.navigation.visible.screen == "c")
        #expect(second(store)?.isAstray(from: store.state) == true)
        playback.pop()
        playback.settle()
        #expect(second(store)?.isAstray(from: store.state) == false)
        #expect(store.state.imitations?.second.words(beside: Imitation(store.project, named: true)) == "Other · Dark")
    }

    @Test func headsSayWhatDiffers() throws {
        let (store, _) = makeStore()
        store.compare(true)
        store.choose { $0 = ComparedPhone.Choices(dialect: .hbd, library: "1.5", profile: .ios6, appearance: .dark) }
        let (first, second) = try #require(store.state.imitations)
        #expect(first.words(beside: second) == "UIKit · iOS 15–18")
        #expect(second.words(beside: first) == "HBDNavigationBar 1.5 · iOS 6", "iOS 6 knows no dark appearance")
        store.choose { $0 = ComparedPhone.Choices() }
        let same = try #require(store.state.imitations)
        #expect(same.first.words(beside: same.second) == "The same as the other phone")
    }

    @Test func aTouchOnTheSecondPhoneIsOneOnTheFirst() throws {
        let (store, playback) = makeStore()
        let taps = PhoneTaps(store, playback)
        store.compare(true)
        taps.tap(try #require(store.frame(.second).elements.first { $0.role == .backChevron }), on: .second)
        playback.settle()
        #expect(store.state.visibleScreen == "b")
        #expect(second(store)?.navigation.visible.screen == "b")
    }
}
