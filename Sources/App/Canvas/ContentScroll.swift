import CGtk
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

    /// Lets content that is beyond its end, and a search row or large title that is half gone, come to rest.
    func letGo(on widget: Widget) {
        let screen = store.state.visibleScreen, start = offset
        let end = start < 0 ? 0 : SceneBuilder(store.phone).restingScroll(of: screen, in: store.state.navigation)
        guard start != end else { return }
        var began: Double?
        resting?.stop()
        resting = Ticker(widget) { [unowned self] time in
            let seconds = (time - (began ?? time)) * store.state.view.speed
            began = began ?? time
            let left = Timeline.left(after: seconds, of: abs(start - end), velocity: 0)
            guard left > 0.25, store.state.visibleScreen == screen else {
                if store.state.visibleScreen == screen { move(to: end) }
                return false
            }
            move(to: end + (start < end ? -left : left))
            return true
        }
    }
}
