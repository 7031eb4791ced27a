import Model

/// Kotlin for Jetpack Compose: the colours of Material's top app bars, for the theme and for each page that differs.
struct ComposeFormat: Exporter {
    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        let looks = ProjectLooks(project)
        var losses = LookLosses(project, looks, Self.capabilities)
        losses.loseEdges(closest: Phrase("containerColor and scrolledContainerColor")) { $0.isSteady([.title, .tint]) }
        let file = ComposeFile(project, looks)
        return ExportResult(files: [ExportedFile(file.fileName, file.text)], lost: losses.lost)
    }

    static let capabilities = Capabilities(
        [
            (
                [
                    .base, .barStyle, .background, .barAlpha, .maskColor, .maskAlpha, .tint, .imageTint, .titleColor, .scrollEdge,
                ], [.builtIn, .theme, .stack, .screen]
            )
        ],
        standIns: [
            .buttonColor: .tint(as: Phrase("actionIconContentColor, the tint")),
            .backImageColor: .words(Phrase("navigationIconContentColor, the tint")),
            .backTitleColor: .words(Phrase("navigationIconContentColor, the tint")),
            .largeTitleColor: .words(Phrase("titleContentColor")),
            .backgroundImage: .words(Phrase("containerColor")),
        ])
}

extension Format {
    /// Colours of Jetpack Compose's top app bars.
    public static let compose = Format(
        "compose", "Jetpack Compose colours", ["kt"], signs: [["androidx.compose"]], capabilities: ComposeFormat.capabilities,
        exporter: ComposeFormat())
}
