public import Model

/// What rules need to know of a picture.
public struct ImageFacts: Equatable, Sendable {
    /// Points.
    public var width: Double
    public var height: Double
    /// Whether the file has an alpha channel, even if every pixel is opaque.
    public var hasAlphaChannel: Bool
    public var averageColor: RGBA
    /// Equal for files of equal bytes.
    public var digest: UInt64

    /// A picture without pixels paints nothing.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    public init(width: Double, height: Double, hasAlphaChannel: Bool, averageColor: RGBA, digest: UInt64) {
        self.width = width
        self.height = height
        self.hasAlphaChannel = hasAlphaChannel
        self.averageColor = averageColor
        self.digest = digest
    }
}

/// Tells about the pictures that a project refers to.
public protocol ImageLibrary: Sendable {
    /// The facts of a picture; `nil` if it is missing or broken.
    func facts(_ reference: String) -> ImageFacts?
}

/// A library without pictures.
public struct NoImages: ImageLibrary {
    public init() {}
    public func facts(_ reference: String) -> ImageFacts? { nil }
}
