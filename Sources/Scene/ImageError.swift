/// Why a picture cannot be drawn.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Nothing of that name; `suggestion` is the nearest name in the folder.
    case missing(String, suggestion: String?)
    /// The system refuses to read it.
    case unreadable(String, reason: String)
    /// Its content is not a picture, or damaged.
    case broken(String, reason: String)
    /// More bytes or pixels than are read.
    case tooLarge(String, reason: String)
    /// An absolute path, or one that leaves the project's folder.
    case outside(String)

    public var description: String {
        switch self {
        case .missing(let name, let suggestion):
            "there is no image “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? "")
        case .unreadable(let name, let reason): "the image “\(name)” cannot be read: \(reason)"
        case .broken(let name, let reason): "the image “\(name)” is broken: \(reason)"
        case .tooLarge(let name, let reason): "the image “\(name)” is too large: \(reason)"
        case .outside(let name):
            "the image “\(name)” lies outside the project's folder: copy it beside the project and use a relative path"
        }
    }
}
