import Model

/// Reads one format.
protocol Importer: Sendable {
    /// How surely a file is of this format, from its name and its text.
    func likeness(_ source: Source) -> Likeness
    /// The project that a file describes; a `Problem` of kind `invalid` names line, column and what was expected.
    func project(from source: Source) throws(Problem) -> ImportResult
}
