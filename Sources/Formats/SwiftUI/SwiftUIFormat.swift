import Model

/// Swift for an app on SwiftUI (iOS 18 and later): a view modifier for the app's bar, and one for each page that differs.
struct SwiftUIFormat: Exporter {
    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        var exporter = SwiftUIExporter(project: project)
        return exporter.result()
    }

    private static let everywhere: [StyleKey] = [.background, .blur, .translucent, .tint, .barStyle, .statusBar, .scrollEdge]

    static let capabilities = Capabilities(
        [
            (everywhere, [.theme, .stack, .screen]), ([.hidden, .statusBarHidden], [.screen]),
            ([.tabBarBackground, .tabBarTint], [.theme]),
        ],
        items: [.screen: ["title", "largeTitle", "left", "right", "hidesBack"]],
        standIns: [
            .titleColor: .words(Phrase("white or black by toolbarColorScheme")),
            .largeTitleColor: .words(Phrase("white or black by toolbarColorScheme")),
            .titleFamily: .words(Phrase("the system's font")), .titleSize: .words(Phrase("the system's size")),
            .titleWeight: .words(Phrase("the system's weight")),
            .buttonColor: .tint(as: Phrase("tint")), .imageTint: .words(Phrase("tint")), .backTitleColor: .words(Phrase("tint")),
            .backImageColor: .words(Phrase("tint")),
            .backgroundImage: .words(Phrase("the colour of background")),
            .backgroundImageLandscape: .words(Phrase("the colour of background")),
            .barAlpha: .words(Phrase("the alpha of background")), .maskColor: .words(Phrase("background, mixed with it")),
            .hairline: .words(Phrase("the system's line")),
        ])
}

extension Format {
    /// Swift for SwiftUI.
    public static let swiftUI = Format(
        "swiftui", "SwiftUI modifiers", ["swift"], namesAssets: true, signs: [["import SwiftUI"]],
        capabilities: SwiftUIFormat.capabilities,
        exporter: SwiftUIFormat())
}
