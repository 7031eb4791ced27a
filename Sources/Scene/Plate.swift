public import Model

/// What stands under items: a button of iOS 6 and earlier, or glass from iOS 26 on.
public struct Plate: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// Its left side can be an arrow.
        case button(pointsBack: Bool)
        /// With round ends; it can lie under several items.
        case glass
    }

    /// Counted from the top left corner of the element that stands on it.
    public var frame: Rect
    public var kind: Kind
    /// The colour in the middle of a button's height, that of glass as a whole.
    public var color: RGBA

    public init(_ frame: Rect, _ kind: Kind, _ color: RGBA) {
        self.frame = frame
        self.kind = kind
        self.color = color
    }
}
