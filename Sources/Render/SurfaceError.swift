/// Why a surface could not be made.
public enum SurfaceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// More pixels than `Surface.pixelLimit`, or a side that cairo cannot address.
    case tooLarge(width: Int, height: Int)
    /// The system gave no memory.
    case outOfMemory(width: Int, height: Int)

    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "a picture of \(width) by \(height) pixels is too large: at most \(Surface.pixelLimit / 1_000_000) megapixels "
                + "and \(Surface.sideLimit) pixels a side; choose a smaller scale"
        case .outOfMemory(let width, let height):
            "not enough memory for a picture of \(width) by \(height) pixels"
        }
    }
}
