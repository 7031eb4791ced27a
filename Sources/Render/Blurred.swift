/// A blurred picture: `reduction` pixels of the original's side went into one of its own.
public struct Blurred: Sendable {
    /// The blurred pixels.
    public let surface: Surface
    /// A power of two.
    public let reduction: Int

    /// Pixels of the original a point.
    var pixelsPerPoint: Double { surface.scale * Double(reduction) }
}
