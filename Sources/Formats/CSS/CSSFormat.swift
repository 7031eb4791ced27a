import Model

/// Custom properties for style sheets: those of the theme on the root, those of a page below its attribute.
struct CSSFormat: Exporter {
    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        let looks = ProjectLooks(project)
        let sheet = CSSSheet(project, looks)
        let losses = LookLosses(project, looks, Self.capabilities)
        return ExportResult(files: [ExportedFile(Identifier.file(project.name) + ".css", sheet.text)], lost: losses.lost)
    }

    static let capabilities = Capabilities(
        [
            (
                [
                    .base, .barStyle, .translucent, .background, .barAlpha, .maskColor, .maskAlpha, .hairline, .hairlineHidden,
                    .hairlineHeight, .shadowColor, .tint, .titleFamily, .titleSize, .titleWeight, .titleColor, .largeTitleFamily,
                    .largeTitleSize, .largeTitleWeight, .largeTitleColor, .buttonFamily, .buttonSize, .buttonWeight,
                    .buttonColor, .imageTint, .highlightAlpha, .disabledColor, .backTitleColor, .backImageColor, .scrollEdge,
                ], [.builtIn, .theme, .stack, .screen]
            ), ([.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont], [.builtIn, .theme]),
        ], standIns: [.blur: .words(Phrase("one blur for all styles, --bar-backdrop-filter"))])
}

extension Format {
    /// Custom properties for the web.
    public static let css = Format(
        "css", "CSS custom properties", ["css"], signs: [["--bar-"], [":root", "--"]], capabilities: CSSFormat.capabilities,
        exporter: CSSFormat())
}
