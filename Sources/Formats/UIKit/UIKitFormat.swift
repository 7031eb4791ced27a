import Model

/// Swift code for an app on UIKit: appearances of the theme, the stacks and the pages.
struct UIKitFormat: Exporter {
    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        var exporter = UIKitExporter(project: project)
        return exporter.result()
    }

    private static let appearance: [StyleKey] = [
        .translucent, .background, .backgroundImage, .imageMode, .blur, .hairline, .hairlineHidden, .hairlineImage, .tint,
        .titleFamily,
        .titleSize, .titleWeight, .titleColor, .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor,
        .buttonFamily,
        .buttonSize, .buttonWeight, .buttonColor, .disabledColor, .backImage, .backTitleColor, .backImageColor, .scrollEdge,
        .barStyle,
        .statusBar,
    ]

    static let capabilities = Capabilities(
        [
            (appearance, [.theme, .stack, .screen]), ([.hidden, .statusBarHidden, .includesOpaqueBars], [.screen]),
            ([.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont], [.theme]),
        ],
        items: [
            .screen: ["title", "prompt", "largeTitle", "back", "backTitle", "left", "right", "hidesBack"]
        ],
        substitutes: [
            .imageTint: "tint", .barAlpha: "the alpha of background", .maskColor: "background", .shadowColor: "hairline",
            .backgroundImageLandscape: "backgroundImage",
        ])
}

extension Format {
    /// Swift code for UIKit.
    public static let uikit = Format(
        "uikit", "UIKit appearance", ["swift"], capabilities: UIKitFormat.capabilities, exporter: UIKitFormat())
}
