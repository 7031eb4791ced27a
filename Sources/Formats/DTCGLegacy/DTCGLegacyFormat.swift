import Model

/// Design tokens with strings, in the sets and themes that Tokens Studio and Penpot read; `dtcg` reads them too.
struct DTCGLegacyFormat: Exporter {
    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        var exporter = DTCGLegacyExporter(project: project)
        return exporter.result()
    }

    private static let keys = StyleKey.all.filter { key in
        switch key.kind {
        case .color, .number, .family, .style: true
        default: false
        }
    }

    static let capabilities = Capabilities(
        [(keys, [.theme, .screen])],
        standIns: [.backgroundImage: .words(Phrase("background")), .maskImage: .words(Phrase("mask.color"))])
}

extension Format {
    /// Design tokens for tools that do not read DTCG 2025.10 yet.
    public static let dtcgLegacy = Format(
        "dtcg-legacy", "Design tokens for Penpot and Tokens Studio", ["json"], capabilities: DTCGLegacyFormat.capabilities,
        exporter: DTCGLegacyFormat())
}
