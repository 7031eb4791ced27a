import CGtk
import Gtk
import Model
import Scene

/// What a person does in the window, one action after another, for who measures how long the window is busy with each.
package enum Exercise {
    private struct Step {
        let name: String
        /// How often the action comes, so many milliseconds apart.
        var times = 1
        var pause = 16
        /// Milliseconds after the last time, for all that follows from it.
        var rest = 400
        let act: (Window, Int) -> Void
    }

    /// Goes through the actions; `ended` hears the name of each once all that follows from it is over, `began` before
    /// the first one, `painting` when a frame begins to be laid out and painted and when that has ended.
    package static func run(
        painting: @escaping (Bool) -> Void, began: @escaping () -> Void, ended: @escaping (String) -> Void,
        done: @escaping () -> Void
    ) {
        guard let window = Application.shared?.front, let clock = gtk_widget_get_frame_clock(window.widget) else { return done() }
        let box = UnsafeMutableRawPointer(clock)
        // A frame without a layout would tell of its beginning only when it has been painted.
        connect(box, "before-paint") { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
        connect(box, "layout") { painting(true) }
        connect(box, "after-paint") { painting(false) }
        // The turn of the first frame is not over yet.
        after(milliseconds: 1) {
            began()
            proceed(window, steps[...], ended, done)
        }
    }

    private static func proceed(
        _ window: Window, _ rest: ArraySlice<Step>, _ ended: @escaping (String) -> Void, _ done: @escaping () -> Void
    ) {
        guard let step = rest.first else { return done() }
        repeating(step, 0, window) {
            ended(step.name)
            proceed(window, rest.dropFirst(), ended, done)
        }
    }

    private static func repeating(_ step: Step, _ time: Int, _ window: Window, _ ended: @escaping () -> Void) {
        step.act(window, time)
        let isLast = time + 1 >= step.times
        after(milliseconds: isLast ? step.rest : step.pause) {
            if isLast { ended() } else { repeating(step, time + 1, window, ended) }
        }
    }

    /// A screen of the project, counted from the second one round and round.
    private static func screen(_ number: Int, of window: Window) -> ScreenID {
        let screens = window.store.project.screens
        return screens[(number + 1) % screens.count].id
    }

    private static func color(_ number: Int) -> StyleValue {
        .color(.plain(RGBA(UInt8(truncatingIfNeeded: number * 7), 90, 160)))
    }

    private static let steps = [
        Step(name: "build the panes", rest: 1500) { _, _ in },
        Step(name: "push", rest: 1000) { window, _ in window.playback.push(screen(2, of: window)) },
        Step(name: "pop", rest: 1000) { window, _ in window.playback.pop() },
        Step(name: "push again", rest: 1000) { window, _ in window.playback.push(screen(2, of: window)) },
        Step(name: "swipe back", times: 22, rest: 1000) { window, time in
            switch time {
            case 0: _ = window.playback.beginSwipe()
            case 21: window.playback.endSwipe(velocity: 2)
            default: window.playback.moveSwipe(to: Double(time) / 40)
            }
        },
        Step(name: "scroll", times: 30) { window, time in
            window.store.update { $0.navigation.scroll[$0.visibleScreen] = Double(time) * 8 }
        },
        Step(name: "select a screen", times: 6, pause: 200) { window, time in
            let picked = screen(time, of: window)
            window.store.look { $0.pickedScreen = picked }
        },
        Step(name: "edit a colour", times: 40) { window, time in
            let store = window.store
            store.perform(.setStyle(store.editedPlace, .background, color(time)), "", gesture: "exercise")
        },
        Step(name: "keep unsaved work", rest: 2600) { window, _ in window.store.endGesture() },
        Step(name: "undo") { window, _ in window.store.undo() },
        Step(name: "redo") { window, _ in window.store.redo() },
        Step(name: "edit the theme", times: 20) { window, time in
            window.store.perform(.setStyle(StylePlace(.theme), .background, color(time)), "", gesture: "theme")
        },
        Step(name: "dark appearance") { window, _ in window.store.perform(.setAppearance(.dark), "") },
        Step(name: "another dialect", times: 6, pause: 300) { window, time in
            window.store.perform(.setDialect(DialectName.allCases[time]), "")
        },
        Step(name: "pages of the inspector", times: 5, pause: 400, rest: 1200) { window, time in
            window.store.look { $0.inspectorPage = ["items", "screen", "trace", "checks", "style"][time] }
        },
        Step(name: "search", times: 4, pause: 120) { window, time in
            window.store.look { $0.search = ["s", "sc", "scr", ""][time] }
        },
        Step(name: "new and deleted screen", times: 2, pause: 400) { window, time in
            let screens = ScreenActions(window.store)
            if time == 0 { screens.add() } else { screens.delete() }
        },
        Step(name: "onion skin", rest: 600) { window, _ in
            window.playback.pop()
            window.playback.scrub(to: 0.5)
            window.store.look { $0.showsOnionSkin = true }
        },
        Step(name: "filmstrip", rest: 1000) { window, _ in window.store.look { $0.lower.show(.filmstrip) } },
        Step(name: "curves", rest: 1000) { window, _ in window.store.look { $0.lower.show(.curves) } },
        Step(name: "scrub", times: 20, rest: 600) { window, time in window.playback.scrub(to: Double(time) / 20) },
        Step(name: "end of the transition", rest: 600) { window, _ in
            window.playback.cancel()
            window.store.look { view in
                view.showsOnionSkin = false
                for pane in LowerPanes.Pane.allCases { view.lower.show(pane, false) }
            }
        },
        Step(name: "zoom", times: 4, pause: 150) { window, time in window.store.look { $0.zoom = [0.5, 1, 1.5, nil][time] } },
        Step(name: "board", rest: 1500) { window, _ in window.store.look { $0.board.isShown = true } },
        Step(name: "scroll the board", times: 40, rest: 800) { window, _ in
            guard let place = window.board.content?.board.adjustment else { return }
            gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + 60)
        },
        Step(name: "board in other sizes", times: 6, pause: 60, rest: 800) { window, time in
            window.store.look { $0.board.zoom(by: time < 3 ? 0.8 : 1.25) }
        },
        Step(name: "search on the board", times: 4, pause: 120) { window, time in
            window.store.look { $0.board.search = ["s", "sc", "scr", ""][time] }
        },
        Step(name: "back to the phone") { window, _ in window.store.look { $0.board.isShown = false } },
        Step(name: "save", rest: 600) { window, _ in window.files.save() },
    ]
}
