import Model

/// Writes one format.
protocol Exporter: Sendable {
    /// The files of a project, the main one first, and what they do not say beyond the format's capabilities.
    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult
    /// The same with a name for the main file, for formats whose files name each other.
    func files(of project: Project, pictures: @escaping PictureReader, named main: String?) -> ExportResult
}

extension Exporter {
    func files(of project: Project, pictures: @escaping PictureReader, named main: String?) -> ExportResult {
        files(of: project, pictures: pictures)
    }
}
