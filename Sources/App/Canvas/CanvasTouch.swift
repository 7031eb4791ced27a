import CGtk
import Dialects
import Gtk
import Model
import Scene

/// What a finger does on the mock phone: taps, the edge swipe, scrolling; in select mode a click picks an element.
final class CanvasTouch {
    /// The edge from which a swipe back begins, in points (iOS 20, wider here for the mouse's first pixel).
    static let edge = 20.0

    private let store: Store
    private let playback: Playback
    private var placement: () -> CanvasView.Placement = { CanvasView.Placement(x: 0, y: 0, zoom: 1) }
    private var widget: Widget?
    private var drag: Drag?
    private(set) var pressed: String?

    private struct Drag {
        enum Kind { case undecided, swipe, scroll }
        var start: Scene.Point
        var kind = Kind.undecided
        var beginsAtEdge: Bool
        var lastY: Double
        /// Places of the last tenth of a second, for the velocity at release.
        var samples: [(time: Double, x: Double)] = []
    }

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
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
        connectEvent(widget, "button-release-event") { [unowned self] in release(PointerEvent($0)) }
        connectEvent(widget, "scroll-event") { [unowned self] in scroll(ScrollEvent($0)) }
    }

    private func time(_ event: UnsafeMutablePointer<GdkEvent>) -> Double { Double(gdk_event_get_time(event)) / 1000 }

    // MARK: Pointer

    private func press(_ event: PointerEvent) -> Bool {
        if let widget { gtk_widget_grab_focus(widget) }
        guard event.button == 1, event.clicks == 1 else { return false }
        let point = placement().point(event.x, event.y)
        if store.state.view.isSelecting {
            pick(at: point)
            return true
        }
        drag = Drag(start: point, beginsAtEdge: point.x >= -4 && point.x <= Self.edge, lastY: point.y)
        pressed = element(at: point).map { "\($0.role.rawValue).\($0.index)" }
        if pressed != nil, let widget { gtk_widget_queue_draw(widget) }
        return true
    }

    private func move(_ event: PointerEvent, at time: Double) -> Bool {
        guard var drag else { return false }
        let point = placement().point(event.x, event.y)
        let dx = point.x - drag.start.x, dy = point.y - drag.start.y
        if drag.kind == .undecided, max(abs(dx), abs(dy)) > 6 {
            pressed = nil
            drag.kind = drag.beginsAtEdge && abs(dx) > abs(dy) && playback.beginSwipe() ? .swipe : .scroll
        }
        switch drag.kind {
        case .undecided: break
        case .swipe:
            drag.samples.append((time, point.x))
            drag.samples.removeAll { time - $0.time > 0.1 }
            playback.moveSwipe(to: dx / width)
        case .scroll:
            scrollContent(by: drag.lastY - point.y)
            drag.lastY = point.y
        }
        self.drag = drag
        return true
    }

    private func release(_ event: PointerEvent) -> Bool {
        guard let drag else { return false }
        self.drag = nil
        pressed = nil
        if let widget { gtk_widget_queue_draw(widget) }
        switch drag.kind {
        case .swipe: playback.endSwipe(velocity: velocity(drag))
        case .scroll: snap()
        case .undecided: tap(at: placement().point(event.x, event.y))
        }
        return true
    }

    private var width: Double { SceneBuilder(store.phone).metrics.width }

    private func velocity(_ drag: Drag) -> Double {
        guard let first = drag.samples.first, let last = drag.samples.last, last.time > first.time else { return 0 }
        return (last.x - first.x) / (last.time - first.time) / width
    }

    // MARK: Taps

    private func element(at point: Scene.Point) -> Element? {
        store.frame().elements.last { $0.tapFrame?.contains(point) == true && $0.opacity > 0.5 }
    }

    private func tap(at point: Scene.Point) {
        guard store.state.transition == nil, let element = element(at: point) else { return }
        switch element.role {
        case .backChevron, .backLabel: tapBack()
        case .tab: playback.selectTab(element.index)
        case .leftItem, .rightItem: tapItem(element)
        case .title, .titleButton, .titleImage, .secondTitle, .largeTitle, .prompt: tapTitle()
        }
    }

    /// The back button asks first where the screen intercepts it, and does nothing where the library forbids it.
    func tapBack() {
        guard let screen = store.project[screen: store.state.visibleScreen] else { return }
        if let question = screen.item.back?.intercept {
            return ask(question, screen)
        }
        guard store.dialect.allowsBack(.button, from: screen) else {
            store.look { $0.notice = tr("Back is intercepted on this screen.") }
            return
        }
        playback.back()
    }

    private func ask(_ question: String, _ screen: Screen) {
        guard let widget, let window = gtk_widget_get_toplevel(widget) else { return }
        Gtk.ask(
            question, buttons: [DialogButton(tr("Stay")), DialogButton(tr("Go Back"), .suggested)], over: as_window(window)
        ) { [playback] answer in
            if answer == 1 { playback.back() }
        }
    }

    private func tapItem(_ element: Element) {
        guard let screen = store.project[screen: element.owner] else { return }
        let bar = store.dialect.resolve(SceneBuilder(store.phone).request(screen.id, in: store.state.navigation))
        let items = (element.role == .leftItem ? bar.item.left : bar.item.right) ?? []
        guard items.indices.contains(element.index) else { return }
        let item = items[element.index]
        if item.system == .edit {
            var changed = screen
            changed.editing = screen.editing == true ? nil : true
            return store.perform(.setScreen(changed), tr("Toggle Editing"))
        }
        if item.autoDismiss == true || item.action == .pop || item.generic == .back || item.generic == .close {
            playback.back()
        } else if item.action == .dismiss || item.system == .cancel || item.system == .close || item.system == .done {
            playback.dismiss()
        }
    }

    private func tapTitle() {
        guard let title = store.project[screen: store.state.visibleScreen]?.item.title?.value else { return }
        if title.autoDismiss == true { playback.back() }
    }

    /// Picks the topmost element under the pointer, or none.
    private func pick(at point: Scene.Point) {
        let element = store.frame().elements.last { $0.opacity > 0.05 && $0.frame.inset(-4, -4).contains(point) }
        store.look { view in
            view.pickedElement = element.map { ElementName(role: $0.role, owner: $0.owner, index: $0.index) }
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

    private func scrollContent(by delta: Double) {
        let screen = store.state.visibleScreen
        store.update { state in
            let offset = (state.navigation.scroll[screen] ?? 0) + delta
            state.navigation.scroll[screen] = min(2000, max(0, offset))
        }
    }

    /// A large title that is half collapsed goes to the nearer end (the middle is at 26 points).
    private func snap() {
        let screen = store.state.visibleScreen
        let request = SceneBuilder(store.phone).request(screen, in: store.state.navigation)
        guard store.dialect.resolve(request).isLargeTitle, let offset = store.state.navigation.scroll[screen], offset < 52 else {
            return
        }
        store.update { $0.navigation.scroll[screen] = offset < 26 ? 0 : 52 }
    }
}
