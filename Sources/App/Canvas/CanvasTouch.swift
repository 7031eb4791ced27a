import CGtk
import Dialects
import Gtk
import Model
import Scene

/// What a finger does on the mock phone: taps, the edge swipe, scrolling; in select mode a click picks an element.
final class CanvasTouch {
    private let store: Store
    private let side: PhoneSide
    private let playback: Playback
    private let taps: PhoneTaps
    private var placement: () -> CanvasView.Placement = { CanvasView.Placement(x: 0, y: 0, zoom: 1) }
    private var widget: Widget?
    private var drag: Drag?
    private lazy var scroller = ContentScroll(store)
    private(set) var pressed: String?

    private struct Drag {
        /// `refused` is a swipe that the page does not follow.
        enum Kind { case undecided, swipe, sheet, scroll, refused }
        var start: Scene.Point
        var kind = Kind.undecided
        var beginsAtEdge: Bool
        /// How far the transition, and the content, were when the finger came.
        var progress = 0.0
        var scroll = 0.0
        /// The way of the last tenth of a second, for the velocity at release.
        var samples: [(time: Double, way: Double)] = []

        mutating func note(_ way: Double, at time: Double) {
            samples.append((time, way))
            samples.removeAll { time - $0.time > 0.1 }
        }

        /// Widths, heights of a sheet, or points of content a second; nothing once the finger has stood still.
        func velocity(at time: Double) -> Double {
            guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < 0.1 else {
                return 0
            }
            return (last.way - first.way) / (last.time - first.time)
        }
    }

    init(_ store: Store, _ side: PhoneSide, _ playback: Playback, _ taps: PhoneTaps) {
        self.store = store
        self.side = side
        self.playback = playback
        self.taps = taps
    }

    func connect(to widget: Widget, placement: @escaping () -> CanvasView.Placement) {
        self.widget = widget
        self.placement = placement
        let mask =
            GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue | GDK_POINTER_MOTION_MASK.rawValue
            | GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue
        gtk_widget_add_events(widget, gint(mask))
        connectEvent(widget, "button-press-event") { [unowned self] in press(PointerEvent($0)) }
        connectEvent(widget, "motion-notify-event") { [unowned self] event in move(PointerEvent(event), at: time(event)) }
        connectEvent(widget, "button-release-event") { [unowned self] event in release(PointerEvent(event), at: time(event)) }
        connectEvent(widget, "scroll-event") { [unowned self] in scroll(ScrollEvent($0)) }
    }

    private func time(_ event: UnsafeMutablePointer<GdkEvent>) -> Double { Double(gdk_event_get_time(event)) / 1000 }

    // MARK: Pointer

    private func press(_ event: PointerEvent) -> Bool {
        if let widget { gtk_widget_grab_focus(widget) }
        guard event.button == 1, event.clicks == 1 else { return false }
        if store.state.view.focusedElement != nil { store.look { $0.focusedElement = nil } }
        let point = placement().point(event.x, event.y)
        if store.state.view.isSelecting {
            pick(at: point)
            return true
        }
        drag = Drag(start: point, beginsAtEdge: SwipeZone(store.phone(side)).contains(point.x))
        drag?.scroll = scroller.hold()
        if playback.catchSwipe() {
            drag?.kind = .swipe
            drag?.progress = store.state.progress
            return true
        }
        pressed = element(at: point)?.pressName
        if pressed != nil, let widget { gtk_widget_queue_draw(widget) }
        return true
    }

    private func move(_ event: PointerEvent, at time: Double) -> Bool {
        guard var drag else { return false }
        let point = placement().point(event.x, event.y)
        let dx = point.x - drag.start.x, dy = point.y - drag.start.y
        if drag.kind == .undecided, max(abs(dx), abs(dy)) > 6 {
            pressed = nil
            drag.kind = kind(of: drag, dx, dy)
            if drag.kind == .swipe { drag.progress = store.state.progress }
        }
        switch drag.kind {
        case .undecided, .refused: break
        case .swipe: follow(&drag, SwipeZone(store.phone(side)).progress(from: drag.start.x, to: point.x), at: time)
        case .sheet: follow(&drag, dy / Sheet.travel(store.frame(side).height), at: time)
        case .scroll:
            drag.note(-dy, at: time)
            scroller.drag(to: drag.scroll - dy, height: store.frame(side).height)
        }
        self.drag = drag
        return true
    }

    /// What a finger means that has moved so far: back from the edge, a sheet down whose content is at its top, or scrolling.
    private func kind(of drag: Drag, _ dx: Double, _ dy: Double) -> Drag.Kind {
        if drag.beginsAtEdge, abs(dx) > abs(dy), !store.navigation(side).visible.below.isEmpty {
            return taps.beginSwipe() ? .swipe : .refused
        }
        if dy > abs(dx), drag.scroll <= 0, !store.navigation(side).modals.isEmpty, playback.beginDismiss() { return .sheet }
        return .scroll
    }

    private func follow(_ drag: inout Drag, _ way: Double, at time: Double) {
        let progress = drag.progress + way
        drag.note(progress, at: time)
        playback.moveSwipe(to: progress)
    }

    private func release(_ event: PointerEvent, at time: Double) -> Bool {
        guard let drag else { return false }
        self.drag = nil
        pressed = nil
        if let widget { gtk_widget_queue_draw(widget) }
        switch drag.kind {
        case .swipe: playback.endSwipe(velocity: drag.velocity(at: time))
        case .sheet: playback.endDismiss(velocity: drag.velocity(at: time))
        case .scroll: if let widget { scroller.letGo(on: widget, velocity: drag.velocity(at: time)) }
        case .refused: break
        case .undecided: tap(at: placement().point(event.x, event.y))
        }
        return true
    }

    // MARK: Taps

    private func element(at point: Scene.Point) -> Element? {
        guard case .element(let element) = store.frame(side).target(at: point) else { return nil }
        return element
    }

    private func tap(at point: Scene.Point) {
        switch store.frame(side).target(at: point) {
        case .element(let element): taps.tap(element, on: side)
        case .content(let screen): taps.tapContent(of: screen)
        case .bar, .nothing: break
        }
    }

    /// Picks the topmost element under the pointer, or none.
    private func pick(at point: Scene.Point) {
        let element = store.frame(side).elements.last { $0.opacity > 0.05 && $0.frame.inset(-4, -4).contains(point) }
        store.look { view in
            view.pickedElement = element.map(ElementName.init)
        }
    }

    // MARK: Scrolling

    private func scroll(_ event: ScrollEvent) -> Bool {
        if event.modifiers.contains(.control) {
            store.look { view in
                view.zoom = min(4, max(0.25, (view.zoom ?? placement().zoom) * (event.deltaY > 0 ? 0.9 : 1.1)))
            }
            return true
        }
        scrollContent(by: event.deltaY * 30)
        return true
    }

    /// Scrolls by the wheel or keys, which stop at the ends.
    func scrollContent(by delta: Double) {
        scroller.scroll(by: delta)
    }
}
