internal import Glibc

/// The clock of transitions: the spring that UIKit moves pages by, and what follows a release.
public enum Timeline {
    /// Of the critically damped spring: mass 3, stiffness 1000 (UINavigationController's own, published by React Navigation).
    public static let omega = (1000.0 / 3).squareRoot()
    /// Seconds until 1 - p is a thousandth (a public UIKit back-port asserts the figure).
    public static let duration = 0.505823782

    /// Progress so many seconds after the start, 0 to 1.
    public static func progress(at seconds: Double) -> Double {
        if seconds <= 0 { return 0 }
        if seconds >= duration { return 1 }
        return 1 - exp(-omega * seconds) * (1 + omega * seconds)
    }

    /// Whether a swipe released at a progress with a velocity (widths a second, towards the end) completes.
    public static func completes(at progress: Double, velocity: Double) -> Bool { progress + 0.3 * velocity > 0.5 }

    /// The distance that is left so many seconds after a release, in widths; never below 0.
    public static func left(after seconds: Double, of distance: Double, velocity: Double) -> Double {
        max(0, exp(-omega * seconds) * (distance + (omega * distance - velocity) * seconds))
    }

    /// The times of the frames of a timed transition: every 1/fps, and the end.
    public static func frameTimes(fps: Double, duration: Double = duration) -> [Double] {
        let count = Int((duration * fps).rounded(.down))
        let times = (0...max(0, count)).map { Double($0) / fps }
        return (times.last ?? 0) < duration - 1e-9 ? times + [duration] : times
    }
}

/// What a swipe does after the finger has left the screen.
public struct Release: Equatable, Sendable {
    public let progress: Double
    /// Widths a second, towards the end.
    public let velocity: Double
    /// Whether the swipe goes on to its end.
    public let completes: Bool

    /// A release that progress and velocity decide on.
    public init(progress: Double, velocity: Double) {
        self.progress = progress
        self.velocity = velocity
        completes = Timeline.completes(at: progress, velocity: velocity)
    }

    /// A sheet let go by a finger: it goes down from half its way on, and by a flick of two heights a second either way (Flutter's
    /// figures, taken from iOS).
    public static func ofSheet(progress: Double, velocity: Double) -> Release {
        Release(progress: progress, completes: abs(velocity) >= 2 ? velocity > 0 : progress > 0.5)
    }

    /// A release whose end is given.
    public init(progress: Double, velocity: Double = 0, completes: Bool) {
        self.progress = progress
        self.velocity = velocity
        self.completes = completes
    }

    /// Progress so many seconds after the release.
    public func progress(at seconds: Double) -> Double {
        if seconds >= duration { return completes ? 1 : 0 }
        let distance = completes ? 1 - progress : progress
        let left = Timeline.left(after: seconds, of: distance, velocity: completes ? velocity : -velocity)
        return completes ? 1 - left : left
    }

    /// Seconds until less than a thousandth of the width is left.
    public var duration: Double {
        let distance = completes ? 1 - progress : progress
        var seconds = 0.0
        while seconds < 2, Timeline.left(after: seconds, of: distance, velocity: completes ? velocity : -velocity) > 0.001 {
            seconds += 1.0 / 240
        }
        return seconds
    }
}

extension Timeline {
    /// The seconds after the start at which the spring has come so far.
    public static func seconds(at progress: Double) -> Double {
        var low = 0.0, high = duration
        guard progress < Self.progress(at: high) else { return high }
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            if Self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
