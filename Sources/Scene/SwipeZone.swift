import Dialects
import Model

/// The strip of the screen in which a finger begins a swipe back, and how far a swipe has come.
public struct SwipeZone: Sendable {
    private let metrics: ScreenMetrics
    /// What a phone held sideways loses at the side where reading begins, in points.
    private let inset: Double
    private let isRightToLeft: Bool

    /// From the edge of the safe area, in points (UIKit's edge gesture).
    public static let width = 20.0
    /// Beyond the screen's edge: a mouse hits the last pixel no better than a finger does.
    private static let reach = 4.0

    public init(_ phone: Phone) {
        metrics = SceneBuilder(phone).metrics
        isRightToLeft = phone.project.settings?.rightToLeft == true
        let insets = phone.project.device.landscapeInsets
        inset = phone.orientation == .landscape ? isRightToLeft ? insets.right : insets.left : 0
    }

    /// Whether a swipe can begin at an x of the screen.
    public func contains(_ x: Double) -> Bool {
        let distance = isRightToLeft ? metrics.width - x : x
        return distance >= -Self.reach && distance <= inset + Self.width
    }

    /// The progress of a swipe from one x to another, in widths; below 0 where it goes the wrong way.
    public func progress(from start: Double, to end: Double) -> Double {
        (isRightToLeft ? start - end : end - start) / metrics.width
    }
}
