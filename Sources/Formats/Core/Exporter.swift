import Model

/// Writes one format.
protocol Exporter: Sendable {
    /// The files of a project, the main one first, and what they do not say beyond the format's capabilities.
    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult
}
