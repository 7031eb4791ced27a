import CGtk
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The log of what the app is told, and its pane.
@Suite(.serialized) struct LiveEventsTests {
    init() { startGtk() }

    private func words(_ store: Store) -> [String] { store.state.log.entries.map { "\($0.event.name) \($0.event.screen)" } }

    @Test func theWayOfThePhoneIsLogged() {
        let (store, playback) = makeStore()
        #expect(words(store).prefix(4) == ["viewDidLoad a", "viewWillAppear a", "viewDidAppear a", "viewDidLoad b"])
        store.update { $0.log.clear() }
        playback.pop()
        #expect(words(store) == ["viewWillDisappear c", "viewWillAppear b"])
        playback.settle()
        #expect(words(store).suffix(2) == ["viewDidDisappear c", "viewDidAppear b"])
        playback.replay()
        playback.cancel()
        #expect(store.state.log.entries.count == 4, "the app is told nothing of a replay")
        let numbers = store.state.log.entries.map(\.number)
        #expect(numbers == Array(numbers[0]..<numbers[0] + 4), "clearing does not count anew")
        playback.restart()
        #expect(words(store).first == "viewDidLoad a")
        #expect(store.state.log.entries.first?.number == 0)
    }

    @Test func aCancelledSwipeIsToldToBothPages() {
        let (store, playback) = makeStore()
        store.update { $0.log.clear() }
        #expect(playback.beginSwipe())
        playback.cancel()
        #expect(
            words(store) == [
                "viewWillDisappear c", "viewWillAppear b", "viewWillDisappear b", "viewDidDisappear b", "viewWillAppear c",
                "viewDidAppear c",
            ])
    }

    @Test func oldEntriesGo() {
        var log = EventLog()
        log.restart(at: 10)
        for _ in 0..<EventLog.limit + 20 { log.note([Event("tick", screen: "a")], at: 71.5) }
        #expect(log.entries.count == EventLog.limit)
        #expect(log.entries.first?.number == 20)
        #expect(log.entries.last?.time == "1:01.500")
        #expect(log.text.hasPrefix("1:01.500\ttick\ta\t\n"))
    }

    @Test func thePaneShowsTheNewestAtTheBottom() {
        let (store, playback) = makeStore()
        let pane = LatePane(store, isShown: { $0.view.lower.shows(.events) }) { EventsPane(store) }
        store.attach(pane)
        let window = showInWindow(pane.widget)
        #expect(pane.content == nil, "nothing is built before it is shown")
        store.look { $0.lower.show(.events) }
        let list = pane.content.flatMap { content in
            Pane.descendants(of: content.widget).first { Pane.name(of: $0) == "Events" && Pane.type(of: $0) == "GtkListBox" }
        }
        func rows() -> [String] { list.map { children(of: $0).map { Pane.name(of: $0) } } ?? [] }
        #expect(rows().count == 13)
        #expect(rows().first == "viewDidLoad, A")
        playback.pop()
        playback.settle()
        #expect(rows().last == "viewDidAppear, B, pop")
        playback.restart()
        #expect(rows().count == 13)
        store.update { $0.log.clear() }
        #expect(rows().isEmpty)
        gtk_widget_destroy(window)
    }
}
