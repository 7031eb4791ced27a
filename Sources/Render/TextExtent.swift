/// The room that a line of text takes, in points.
public struct TextExtent: Equatable, Sendable {
    /// From the pen's start to its end.
    public var width: Double
    /// From the top of the line box to the baseline.
    public var ascent: Double
    /// From the baseline to the bottom of the line box.
    public var descent: Double

    /// The height of the line box.
    public var height: Double { ascent + descent }
}
