/// How surely a file is of a format.
enum Likeness: Int, Comparable {
    case none
    /// Only the ending of the name speaks for it.
    case name
    /// The text has what the format often has.
    case content
    /// The text has what no other format has.
    case certain

    static func < (one: Likeness, other: Likeness) -> Bool { one.rawValue < other.rawValue }
}
