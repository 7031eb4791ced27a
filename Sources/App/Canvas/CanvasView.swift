import CCairo
import CGtk
import Gtk
import Model
import Render
import Scene

/// The phone: draws the frame that the store shows, to scale and crisp on any screen, and hands touches on.
final class CanvasView: StateView {
    let widget: Widget
    private let store: Store
    private let side: PhoneSide
    private var canvas: Canvas
    /// The pictures that the canvas draws with.
    private var images: ImageStore
    private let touch: CanvasTouch
    private let keys: CanvasKeys
    /// The last frame and its picture; an equal frame is not drawn again.
    private var drawn: (frame: Frame, surface: Surface)?
    private let onion: OnionSkin

    /// Who waits for the first frame of the window in which the phone is drawn.
    private var waiting: [() -> Void] = []

    /// Around the screen, in points.
    static let bezel = 12.0
    /// Between the phone and the canvas's edge, in logical pixels.
    static let margin = 24.0

    init(_ store: Store, _ side: PhoneSide = .first, _ playback: Playback, _ taps: PhoneTaps) {
        self.store = store
        self.side = side
        widget = gtk_drawing_area_new()
        canvas = store.renderer(side).makeCanvas()
        images = store.renderer(side).images
        onion = OnionSkin(store, side, on: widget)
        touch = CanvasTouch(store, side, playback, taps)
        keys = CanvasKeys(store, side, taps, touch)
        widget.accessible(name: side == .first ? tr("Phone") : tr("Second phone"), role: ATK_ROLE_CANVAS).expand(
            horizontal: true, vertical: true)
        widget.classes("phone-canvas")
        gtk_widget_set_can_focus(widget, 1)
        connectDraw(widget) { [unowned self] context in draw(context) }
        touch.connect(to: widget) { [unowned self] in placement }
        keys.connect(to: widget)
    }

    func update(from old: AppState, to new: AppState) {
        requestSize(new)
        if store.renderer(side).images !== images || old.pictures != new.pictures {
            images = store.renderer(side).images
            canvas = store.renderer(side).makeCanvas()
            drawn = nil
        }
        gtk_widget_queue_draw(widget)
        describe(new)
    }

    /// Assistive technology hears which screen is in front and what stands in its bar.
    private func describe(_ state: AppState) {
        let screen = store.navigation(side).visible.screen
        let name = store.phone(side).project[screen: screen]?.label ?? ""
        widget.accessible(description: tr("Shows the screen:") + " " + name)
        guard let focused = state.view.focusedElement, gtk_widget_has_focus(widget).isTrue else { return }
        let element = store.frame(side).elements.first { ElementName($0) == focused }
        widget.accessible(description: (element?.text ?? wordTitle(focused.role.rawValue)) + ", " + name)
    }

    // MARK: Placement

    /// Where the phone's screen lies in the widget: its origin in logical pixels, and logical pixels a point.
    struct Placement {
        var x: Double
        var y: Double
        var zoom: Double

        func point(_ x: Double, _ y: Double) -> Scene.Point { Scene.Point((x - self.x) / zoom, (y - self.y) / zoom) }
    }

    private func size(_ side: PhoneSide) -> (width: Double, height: Double) {
        let metrics = SceneBuilder(store.phone(side)).metrics
        return (metrics.width, metrics.height)
    }

    private var screenSize: (width: Double, height: Double) { size(side) }

    /// Logical pixels a point, as it is drawn now.
    var zoom: Double { placement.zoom }

    private var placement: Placement {
        let width = Double(gtk_widget_get_allocated_width(widget)), height = Double(gtk_widget_get_allocated_height(widget))
        let screen = screenSize
        // Two phones are drawn to one scale, so that their sizes compare.
        let other = size(side == .first ? .second : .first)
        let whole = (
            width: max(screen.width, other.width) + 2 * Self.bezel, height: max(screen.height, other.height) + 2 * Self.bezel
        )
        let fit = min((width - 2 * Self.margin) / whole.width, (height - 2 * Self.margin) / whole.height)
        let zoom = max(0.1, store.state.view.zoom ?? min(1, fit))
        return Placement(
            x: ((width - screen.width * zoom) / 2).rounded(), y: ((height - screen.height * zoom) / 2).rounded(), zoom: zoom)
    }

    /// A zoom of its own makes the canvas scroll; fitting does not.
    private func requestSize(_ state: AppState) {
        guard let zoom = state.view.zoom else {
            widget.size(width: state.compared == nil ? 200 : 120, height: 160)
            return
        }
        let screen = screenSize
        widget.size(
            width: Int((screen.width + 2 * Self.bezel) * zoom + 2 * Self.margin),
            height: Int((screen.height + 2 * Self.bezel) * zoom + 2 * Self.margin))
    }

    // MARK: Drawing

    /// Makes the call once, after the window's first frame with the phone in it has been painted.
    func whenPainted(_ call: @escaping () -> Void) {
        waiting.append(call)
    }

    private func tellPainted() {
        guard !waiting.isEmpty, let clock = gtk_widget_get_frame_clock(widget) else { return }
        let calls = waiting
        waiting = []
        var painted: Connection?
        painted = connect(UnsafeMutableRawPointer(clock), "after-paint") {
            painted?.disconnect()
            calls.forEach { $0() }
        }
    }

    private func draw(_ context: OpaquePointer) {
        let place = placement
        let scale = place.zoom * Double(gtk_widget_get_scale_factor(widget))
        let frame = store.frame(side, press: touch.pressed)
        guard let surface = picture(of: frame, scale: scale) else { return }
        let style = PhoneStyle(device: frame.device, width: frame.width, height: frame.height)
        cairo_save(context)
        cairo_translate(context, place.x, place.y)
        cairo_scale(context, place.zoom, place.zoom)
        style.drawBody(context)
        style.clipScreen(context)
        surface.paint(width: frame.width, height: frame.height, on: context)
        for ghost in onion.ghosts(width: surface.width, height: surface.height, scale: scale) {
            ghost.paint(width: frame.width, height: frame.height, on: context)
        }
        cairo_restore(context)
        cairo_save(context)
        cairo_translate(context, place.x, place.y)
        cairo_scale(context, place.zoom, place.zoom)
        let hasFocus = gtk_widget_has_focus(widget).isTrue
        CanvasOverlay(state: store.state, frame: frame, zoom: place.zoom, hasFocus: hasFocus, widget: widget).draw(context)
        cairo_restore(context)
        tellPainted()
    }

    private func picture(of frame: Frame, scale: Double) -> Surface? {
        let width = Int((frame.width * scale).rounded()), height = Int((frame.height * scale).rounded())
        if let drawn, drawn.frame == frame, drawn.surface.width == width, drawn.surface.height == height { return drawn.surface }
        guard let surface = try? Surface(width: width, height: height, scale: scale) else { return nil }
        canvas.draw(frame.commands + Bezel.cutout(frame.device, store.phone(side).orientation), on: surface)
        drawn = (frame, surface)
        return surface
    }
}
