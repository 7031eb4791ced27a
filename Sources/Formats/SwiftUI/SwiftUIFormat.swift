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
            .titleColor: "white or black by toolbarColorScheme", .largeTitleColor: "white or black by toolbarColorScheme",
            .titleFamily: "the system's font", .titleSize: "the system's size", .titleWeight: "the system's weight",
            .buttonColor: .tint(as: "tint"), .imageTint: "tint", .backTitleColor: "tint", .backImageColor: "tint",
            .backgroundImage: "the colour of background", .backgroundImageLandscape: "the colour of background",
            .barAlpha: "the alpha of background", .maskColor: "background, mixed with it", .hairline: "the system's line",
        ])
}

extension Format {
    /// Swift for SwiftUI.
    public static let swiftUI = Format(
        "swiftui", "SwiftUI modifiers", ["swift"], namesAssets: true, signs: [["import SwiftUI"]],
        capabilities: SwiftUIFormat.capabilities,
        exporter: SwiftUIFormat())
}
