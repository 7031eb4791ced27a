public import Model

/// The button that iOS 6 and earlier draw under an item.
public struct Plate: Equatable, Sendable {
    /// Counted from the top left corner of the element that stands on it.
    public var frame: Rect
    /// Whether its left side is an arrow.
    public var pointsBack: Bool
    /// The colour in the middle of its height.
    public var color: RGBA

    public init(_ frame: Rect, pointsBack: Bool, _ color: RGBA) {
        self.frame = frame
        self.pointsBack = pointsBack
        self.color = color
    }
}
