/// A picture that a project names, as a file.
public struct PictureFile: Equatable, Sendable {
    /// The ending of its name without the point: `png`, `jpg` or `svg`.
    public var ending: String
    /// How many pixels make a point: 1, 2 or 3.
    public var scale: Int
    public var bytes: [UInt8]

    public init(ending: String, scale: Int = 1, bytes: [UInt8]) {
        self.ending = ending
        self.scale = scale
        self.bytes = bytes
    }
}
