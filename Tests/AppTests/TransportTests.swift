import CGtk
import Dialects
import Model
import Scene
import Testing

@testable import App
@testable import Gtk

/// The phone's clock: replays, steps by frames and the slider.
@Suite(.serialized) struct TransportTests {
    init() { startGtk() }

    private typealias Step = (kind: TransitionKind, take: (Playback) -> Void)

    @Test func everyKindIsSeenAgainAndTheAppStaysWhereItIs() {
        let (store, playback) = makeStore()
        let steps: [Step] = [
            (.push, { $0.push("x") }), (.pop, { $0.pop() }), (.popTo, { $0.pop(to: "a") }),
            (.setStack, { $0.setStack(["a", "b", "c"]) }), (.popToRoot, { $0.popToRoot() }), (.selectTab, { $0.selectTab(1) }),
            (.present, { $0.present("m") }), (.dismiss, { $0.dismiss() }),
        ]
        for step in steps {
            step.take(playback)
            playback.settle()
            let navigation = store.state.navigation
            #expect(store.state.lastTransition?.kind == step.kind)
            playback.replay()
            #expect(store.state.transition?.kind == step.kind)
            #expect(store.frame().transition?.progress == 0)
            playback.settle()
            #expect(store.state.transition == nil && store.state.navigation == navigation)
        }
        #expect(playback.beginSwipe() == false, "the root of a tab")
    }

    @Test func stepsGoFromFrameToFrame() {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        func frame() -> Int { store.state.view.frameGrid.number(at: Timeline.seconds(at: store.state.progress)) }
        playback.step(1)
        #expect(store.state.transition != nil && store.state.progress == 0)
        playback.step(1)
        #expect(frame() == 1)
        playback.step(5)
        #expect(frame() == 6)
        store.look { $0.framesPerSecond = 120 }
        #expect(frame() == 12)
        playback.step(-1)
        #expect(frame() == 11)
        playback.step(100)
        #expect(store.state.progress == 1)
        playback.cancel()
        playback.step(-1)
        #expect(store.state.progress == 1, "a step back from nothing begins at the end")
    }

    @Test func figuresTellTimeProgressAndFrame() {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        #expect(TransportBar.figures(store.state).isEmpty)
        playback.scrub(to: Timeline.progress(at: 0.25))
        #expect(TransportBar.figures(store.state) == "pop  250 ms  94.2 %  15/31")
        store.look { $0.framesPerSecond = 120 }
        #expect(TransportBar.figures(store.state) == "pop  250 ms  94.2 %  30/61")
    }

    @Test func keysOnTheSliderScrub() throws {
        let (store, playback) = makeStore()
        playback.pop()
        playback.settle()
        let transport = TransportBar(store, playback)
        store.attach(transport)
        let window = showInWindow(transport.widget)
        defer { gtk_widget_destroy(window) }
        let slider = try #require(Pane.descendants(of: window).first { Pane.name(of: $0) == "Progress of the transition" })
        press(GDK_KEY_End, on: slider)
        #expect(store.state.progress == 1)
        press(GDK_KEY_Left, on: slider)
        #expect(store.state.progress == FrameGrid(fps: 60).progress(of: 30))
        press(GDK_KEY_Home, on: slider)
        #expect(store.state.transition != nil && store.state.progress == 0)
        press(GDK_KEY_Right, on: slider)
        #expect(store.state.progress == FrameGrid(fps: 60).progress(of: 1))
        #expect(gtk_range_get_value(as_range(slider)) == store.state.progress)
    }

    @Test func speedIsOneChoiceWhereverItIsMade() {
        let window = openWindow()
        activate("speed", in: window.widget, text: "1/10")
        #expect(window.store.state.view.speed == 0.1)
        window.store.look { $0.speed = 0.5 }
        #expect(g_action_group_get_action_enabled(as_action_group(window.widget), "speed").isTrue)
        activate("frame-rate", in: window.widget, text: "120")
        #expect(window.store.state.view.framesPerSecond == 120)
        gtk_widget_destroy(window.widget)
    }

    @Test func aDeletedScreenTakesItsTransitionAlong() {
        let (store, playback) = makeStore()
        playback.push("x")
        playback.settle()
        playback.pop()
        playback.settle()
        store.perform(.removeScreen("x"), "Delete")
        #expect(store.state.lastTransition == nil)
        playback.replay()
        #expect(store.state.transition == nil)
    }

    @Test func everyActionOfTheTableIsThere() {
        let window = openWindow()
        for spec in ActionTable.all where spec.name.hasPrefix("win.") {
            let name = spec.name.dropFirst(4).split(separator: ":").first.map(String.init) ?? ""
            #expect(g_action_group_has_action(as_action_group(window.widget), name).isTrue, "\(spec.name)")
        }
        gtk_widget_destroy(window.widget)
    }
}
