import CGtk
import Dialects
import Gtk
import Model
import Scene

/// What a touch on an element of a phone leads to: the scene knows what a tap does by the dialect's rules, this does it.
final class PhoneTaps {
    private let store: Store
    private let playback: Playback
    /// Any widget of the window over which a page asks its question.
    var widget: Widget?

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
    }

    private func builder(_ side: PhoneSide = .first) -> SceneBuilder { SceneBuilder(store.phone(side)) }

    /// Taps an element that a phone shows: the same one is tapped on the first phone, if it is there.
    func tap(_ element: Element, on side: PhoneSide = .first) {
        guard store.state.transition == nil else { return }
        let name = ElementName(element)
        let own = side == .first ? element : store.frame().elements.first { ElementName($0) == name && $0.tapFrame != nil }
        guard let own else { return act(builder(side).tap(element, in: store.navigation(side)).effect, element) }
        let tap = builder().tap(own, in: store.state.navigation)
        let before = store.state.navigation
        let step = store.state.recorder.map { _ in builder().stepName(of: own, in: before) }
        store.update { state in
            if let step { state.recorder?.beginTap(step) }
            state.log.note(tap.events, at: store.now)
            if own.role != .tab { state.navigation.noteTap() }
        }
        playback.fadeItems(since: before)
        act(tap.effect, own)
        if store.state.transition == nil { store.update { $0.recorder?.endTap() } }
    }

    /// Taps the content of a page.
    func tapContent(of screen: ScreenID) {
        guard store.state.transition == nil else { return }
        let tap = builder().tapContent(of: screen)
        store.update { $0.log.note(tap.events, at: store.now) }
    }

    /// Goes back as the button does: the page may ask first, and the library may not let it.
    func goBack() {
        playback.settle()
        let tap = builder().back(.button, in: store.state.navigation)
        store.update { $0.log.note(tap.events, at: store.now) }
        act(tap.effect)
    }

    /// Begins a swipe back; where the page asks first or does not let go, nothing moves.
    func beginSwipe() -> Bool {
        playback.settle()
        let tap = builder().back(.swipe, in: store.state.navigation)
        store.update { $0.log.note(tap.events, at: store.now) }
        guard tap.effect == .back else {
            act(tap.effect)
            return false
        }
        return playback.beginSwipe()
    }

    private func act(_ effect: Tap.Effect, _ element: Element? = nil) {
        switch effect {
        case .stay: break
        case .back: playback.back()
        case .dismiss: playback.dismiss()
        case .selectTab(let index): playback.selectTab(index)
        case .toggleEditing: if let element { store.update { $0.navigation.toggleEditing(element.owner) } }
        case .ask(let question): ask(question)
        case .refuse: store.look { $0.notice = tr("Back is intercepted on this screen.") }
        }
    }

    private func ask(_ question: String) {
        guard let widget, let window = gtk_widget_get_toplevel(widget) else { return }
        Gtk.ask(
            question, buttons: [DialogButton(tr("Stay")), DialogButton(tr("Go Back"), .suggested)], over: as_window(window)
        ) { [playback] answer in
            if answer == 1 { playback.back() }
        }
    }
}
