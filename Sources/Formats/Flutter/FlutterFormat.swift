import Model

/// Dart for Flutter: themes for Cupertino's and Material's bars, and the bar of each page.
struct FlutterFormat: Exporter {
    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        let looks = ProjectLooks(project)
        var losses = LookLosses(project, looks, Self.capabilities)
        losses.loseTitleKinds()
        losses.loseEdges(closest: Phrase("the standard look")) { page in
            page.isSteady([.title, .largeTitle, .tint, .button] + (page.isClearAtTop ? [] : [.background, .hairline]))
        }
        let library = FlutterLibrary(project, looks)
        return ExportResult(files: [ExportedFile(library.fileName, library.text)], lost: losses.lost)
    }

    static let capabilities = Capabilities(
        [
            (
                [
                    .base, .barStyle, .statusBar, .translucent, .background, .barAlpha, .maskColor, .maskAlpha,
                    .hairline, .hairlineHidden, .hairlineHeight, .shadowColor, .tint, .imageTint, .titleFamily, .titleSize,
                    .titleWeight, .titleColor, .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor,
                    .buttonFamily, .buttonSize, .buttonWeight, .buttonColor, .scrollEdge,
                ], [.builtIn, .theme, .stack, .screen]
            )
        ],
        items: [
            .theme: ["largeTitle", "back", "backTitle", "hidesBack"], .stack: ["largeTitle", "back", "backTitle", "hidesBack"],
            .screen: ["title", "largeTitle", "back", "backTitle", "hidesBack"],
        ],
        standIns: [
            .hidden: .words(Phrase("a navigationBar that is null")),
            .blur: .words(Phrase("blurred wherever the background is not opaque")),
            .backTitleColor: .words(Phrase("primaryColor")),
            .backImageColor: .words(Phrase("primaryColor")), .backgroundImage: .words(Phrase("the background's colour")),
        ])
}

extension Format {
    /// Themes and bars for Flutter.
    public static let flutter = Format(
        "flutter", "Flutter themes and bars", ["dart"], signs: [["package:flutter/"]], capabilities: FlutterFormat.capabilities,
        exporter: FlutterFormat())
}
