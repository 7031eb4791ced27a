import CGtk
import Dialects
import Model
import Render
import Scene
import Testing

@testable import App
@testable import Gtk

/// The strip of the last transition, and the onion skin.
@Suite(.serialized) struct FilmstripPaneTests {
    init() { startGtk() }

    private struct Bench {
        let store: Store
        let playback: Playback
        let pane: LatePane<FilmstripPane>
        let window: Widget

        init() {
            let (store, playback) = makeStore()
            (self.store, self.playback) = (store, playback)
            pane = LatePane(store, isShown: { $0.view.lower.shows(.filmstrip) }) { FilmstripPane(store, playback) }
            store.attach(pane)
            window = showInWindow(pane.widget)
        }

        var strip: Widget? {
            Pane.descendants(of: window).first { Pane.name(of: $0) == "Filmstrip" && Pane.type(of: $0) == "GtkDrawingArea" }
        }
        var place: String { strip.map { String(cString: atk_object_get_description(gtk_widget_get_accessible($0))) } ?? "" }
    }

    @Test func itShowsTheLastTransitionAndMarksTheNearestFrame() throws {
        let bench = Bench()
        defer { gtk_widget_destroy(bench.window) }
        #expect(bench.strip == nil, "built when it is shown")
        bench.store.look { $0.lower.show(.filmstrip) }
        #expect(bench.place == "0")
        bench.playback.pop()
        bench.playback.settle()
        #expect(waitUntil { bench.place == "8" })
        bench.store.look { $0.filmstrip = FilmstripChoices(count: 5, spacing: .progress, showsWholeScreen: true) }
        #expect(waitUntil { bench.place == "5" })
        bench.playback.scrub(to: 0.6)
        #expect(bench.place == "3/5, 92 ms  50.0 %")
        let strip = try #require(bench.strip)
        press(GDK_KEY_Right, on: strip)
        #expect(bench.store.state.progress == 0.75)
        press(GDK_KEY_Home, on: strip)
        #expect(bench.store.state.progress == 0)
        press(GDK_KEY_Left, on: strip)
        #expect(bench.store.state.progress == 0)
        press(GDK_KEY_End, on: strip)
        #expect(bench.store.state.progress == 1)
        #expect(bench.place.hasPrefix("5/5"))
        bench.playback.cancel()
        #expect(bench.place == "5", "at rest no frame is marked")
    }

    @Test func aStripFollowsTheProject() throws {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        let before = try #require(store.filmstripSubject)
        let first = try #require(store.filmstripJob(before).draw(height: 84).first)
        store.perform(.setAppearance(.dark), "Dark")
        let after = try #require(store.filmstripSubject)
        #expect(before != after)
        let second = try #require(store.filmstripJob(after).draw(height: 84).first)
        #expect(first.count == 8 && second.count == 8)
        #expect(first.allSatisfy { $0.height == 84 && $0.width == first[0].width && $0.width > 84 })
        #expect(zip(first, second).allSatisfy { $0.argb != $1.argb })
        #expect(first[0].argb != first[4].argb)
    }

    @Test func twoPhonesHaveTwoRows() throws {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        store.compare(true)
        let subject = try #require(store.filmstripSubject)
        let rows = store.filmstripJob(subject).draw(height: 84)
        #expect(rows.map(\.count) == [8, 8])
        #expect(zip(rows[0], rows[1]).allSatisfy { $0.argb != $1.argb }, "the second phone is dark")
        store.choose { $0.profile = .ios6 }
        #expect(store.filmstripSubject != subject)
        store.compare(false)
        let single = try #require(store.filmstripSubject)
        #expect(store.filmstripJob(single).rows.count == 1)
    }

    @Test func theExportedPictureHoldsAllFrames() throws {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        store.look { $0.filmstrip.count = 9 }
        let subject = try #require(store.filmstripSubject)
        let job = store.filmstripJob(subject), bytes = try job.png(place: "strip.png")
        #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        let frames = job.frames
        let sheet = FilmstripSheet(frames, labels: Array(repeating: "", count: 9), extent: job.extent(of: frames))
        #expect(number(16) == Int((sheet.width * 2).rounded(.up)) && number(20) == Int((sheet.height * 2).rounded(.up)))
        #expect(Clipboard.copy(picture: bytes))
        #expect(!Clipboard.copy(picture: [1, 2, 3]))
    }

    @Test func theOnionSkinIsDrawnOnceForATransition() throws {
        let (store, playback) = makeStore()
        let area: Widget = gtk_drawing_area_new()
        let window = showInWindow(area)
        defer { gtk_widget_destroy(window) }
        let onion = OnionSkin(store, .first, on: area)
        func ghosts() -> [Surface] { onion.ghosts(width: 393, height: 852, scale: 1) }
        playback.pop()
        playback.scrub(to: 0.5)
        #expect(ghosts().isEmpty, "it is off")
        store.look { $0.showsOnionSkin = true }
        #expect(ghosts().isEmpty, "it is being drawn")
        #expect(waitUntil { !ghosts().isEmpty })
        let first = ghosts()
        #expect(first.count == 2 && first[0].argb != first[1].argb)
        #expect(first.allSatisfy { surface in (0..<10).allSatisfy { surface[$0, 400] >> 24 < 64 } }, "the pages are faint")
        playback.scrub(to: 0.8)
        #expect(ghosts().count == 2 && ghosts()[0] === first[0])
        playback.settle()
        #expect(ghosts().isEmpty, "at rest there is nothing to see through")
    }

    @Test func panesTakeTurnsInALowWindow() {
        var panes = LowerPanes()
        panes.show(.events)
        panes.show(.filmstrip)
        #expect(panes.shows(.filmstrip) && !panes.shows(.events))
        panes.fit(800)
        #expect(panes.room == 2 && panes.shows(.filmstrip) && panes.shows(.events))
        panes.show(.curves)
        #expect(panes.shows(.curves) && panes.shows(.filmstrip) && !panes.shows(.events))
        panes.fit(1000)
        #expect([.events, .filmstrip, .curves].allSatisfy(panes.shows))
        panes.show(.scenarios)
        #expect(panes.shows(.scenarios) && !panes.shows(.events))
        panes.fit(1100)
        #expect(LowerPanes.Pane.allCases.allSatisfy(panes.shows))
        panes.fit(540)
        panes.show(.scenarios, false)
        panes.show(.curves, false)
        #expect(panes.shows(.filmstrip), "the one before comes back")
    }
}
