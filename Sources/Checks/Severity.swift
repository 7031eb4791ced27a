public import Model

/// How grave a finding is.
public enum Severity: String, FileWord, Comparable {
    /// True, and good to know.
    case note
    /// Most likely not meant.
    case warning
    /// The user of the app sees something broken, or the file says something that it cannot mean.
    case error

    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
