import Model

/// Reads one format.
protocol Importer: Sendable {
    /// How surely a file is of this format, from its name and its text.
    func likeness(_ source: Source) -> Likeness
    /// The project that a file describes; a `Problem` of kind `invalid` names line, column and what was expected.
    func project(from source: Source) throws(Problem) -> ImportResult
}

/// Writes one format.
protocol Exporter: Sendable {
    /// The files of a project, the main one first, and what they do not say beyond the format's capabilities.
    func files(of project: Project) -> ExportResult
}

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
