import Model

/// Material Theme Builder's file, of which the schemes count; its palettes do not agree with them.
struct MaterialThemeFormat: Importer {
    func likeness(_ source: Source) -> Likeness {
        guard source.startsObject, source.contains("\"schemes\"") else { return .none }
        return source.contains("\"onSurface\"") || source.contains("\"coreColors\"") ? .certain : .content
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        var reader = MaterialThemeReader(root: try TokenNode.root(of: TokenFile(source)))
        let theme = try reader.theme()
        var project = SampleScreens.project(named: source.stem, dialect: .uikit, theme: Theme(style: theme))
        project.palette = reader.palette
        return ImportResult(project: project, notes: reader.notes.sorted { $0.line < $1.line })
    }
}

extension Format {
    /// Material Theme Builder's file.
    public static let materialTheme = Format("material-theme", "Material theme", ["json"], importer: MaterialThemeFormat())
}
