import CGtk
import Glibc
import Gtk
import Scene

/// Scrolls the content of the screen in front: within its ends by wheel and keys, beyond the upper one against a rubber band by the
/// finger; where it cannot stay it comes to rest.
final class ContentScroll {
    private let store: Store
    private var resting: Ticker?
    /// The farthest that content scrolls, in points.
    private static let end = 2000.0
    /// How strongly content follows beyond its end (UIScrollView's).
    private static let band = 0.55
    /// What of its velocity coasting content keeps in a millisecond (UIScrollView's normal deceleration rate).
    private static let rate = 0.998
    /// Points a second below which content no longer coasts.
    private static let slowest = 20.0

    init(_ store: Store) {
        self.store = store
    }

    private var offset: Double { store.state.navigation.scroll[store.state.visibleScreen] ?? 0 }

    private func move(to offset: Double) {
        let screen = store.state.visibleScreen
        store.update { $0.navigation.scroll[screen] = offset }
    }

    func scroll(by delta: Double) {
        resting?.stop()
        move(to: min(Self.end, max(0, offset + delta)))
    }

    /// Stops what moves by itself; answers where the content is.
    func hold() -> Double {
        resting?.stop()
        return offset
    }

    /// Follows a finger that has dragged the content to an offset, on a screen so many points high.
    func drag(to wanted: Double, height: Double) {
        move(to: wanted < 0 ? -Self.pulled(-wanted, height) : min(Self.end, wanted))
    }

    /// How far content goes that a finger pulls so far beyond its end.
    static func pulled(_ distance: Double, _ height: Double) -> Double {
        height * (1 - 1 / (distance * band / height + 1))
    }

    /// Lets content go that a finger has moved with a velocity in points a second: it coasts, and comes to rest where it can stay.
    func letGo(on widget: Widget, velocity: Double = 0) {
        let start = offset
        guard start > 0, abs(velocity) > Self.slowest else { return rest(on: widget) }
        animate(on: widget) { [unowned self] seconds in
            let slowed = pow(Self.rate, seconds * 1000)
            let place = start + velocity * (slowed - 1) / (1000 * log(Self.rate))
            move(to: min(Self.end, max(0, place)))
            if place <= 0 { rest(on: widget, velocity: -velocity * slowed) }
            if place > 0, abs(velocity * slowed) <= Self.slowest { rest(on: widget) }
            return place > 0 && place < Self.end && abs(velocity * slowed) > Self.slowest
        }
    }

    /// Brings content that is beyond its end, or that goes there with a velocity, and a search row or large title that is half gone,
    /// to rest.
    private func rest(on widget: Widget, velocity: Double = 0) {
        let screen = store.state.visibleScreen, start = offset
        let end = start < 0 ? 0 : SceneBuilder(store.phone).restingScroll(of: screen, in: store.state.navigation)
        guard start != end || velocity > 0 else { return }
        let outward = start <= end ? -1.0 : 1
        animate(on: widget) { [unowned self] seconds in
            let left = Timeline.left(after: seconds, of: abs(start - end), velocity: -velocity)
            let goesOn = left > 0.25 || seconds < 0.1
            move(to: end + (goesOn ? outward * left : 0))
            return goesOn
        }
    }

    /// Moves the content of the screen in front with the phone's clock, until a step says that it has ended or another screen comes.
    private func animate(on widget: Widget, _ step: @escaping (_ seconds: Double) -> Bool) {
        let screen = store.state.visibleScreen
        var began: Double?
        resting?.stop()
        resting = Ticker(widget) { [unowned self] time in
            began = began ?? time
            return store.state.visibleScreen == screen && step((time - (began ?? time)) * store.state.view.speed)
        }
    }
}
