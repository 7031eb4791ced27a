import Model

/// Objective-C for an app with HBDNavigationBar: its appearance, and what each page says of its own bar.
struct HBDObjCFormat: Exporter {
    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        var exporter = HBDObjCExporter(project: project)
        return exporter.result()
    }

    private static let title: [StyleKey] = [.titleFamily, .titleSize, .titleWeight, .titleColor]

    /// What UINavigationBar's appearance and the category UIViewController (HBD) can say.
    static let capabilities = Capabilities(
        [
            (title + [.background, .backgroundImage, .tint], [.theme, .screen, .live]),
            ([.barStyle], [.theme, .screen]), ([.hairlineImage, .backImage], [.theme]),
            ([.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont], [.theme]),
            ([.barAlpha, .hidden, .hairlineHidden], [.screen, .live]),
            ([.statusBarHidden, .splitTransition, .includesOpaqueBars], [.screen]),
        ],
        items: [
            .screen: ["title", "prompt", "back", "backTitle", "left", "right", "hidesBack"],
            .live: ["title", "prompt", "back", "backTitle", "left", "right", "hidesBack"],
        ],
        standIns: [
            .statusBar: .barStyle(Phrase("barStyle, which the status bar follows")), .buttonColor: .key(.tint),
            .imageTint: .key(.tint),
            .backTitleColor: .words(Phrase("tint")), .backImageColor: .words(Phrase("tint")),
            .hairline: .words(Phrase("the system's line")),
            .maskColor: .ground(Phrase("background, mixed with it")), .maskAlpha: .ground(Phrase("background, mixed with it")),
            .translucent: .words(Phrase("the alpha of background")), .backgroundImageLandscape: .key(.backgroundImage),
            .customBar: .words(Phrase("the library's own bar")),
        ])
}

extension Format {
    /// Objective-C for HBDNavigationBar.
    public static let hbdObjC = Format(
        "hbd-objc", "HBDNavigationBar", ["m"], namesAssets: true, signs: [["HBDNavigation"], ["hbd_bar"]],
        capabilities: HBDObjCFormat.capabilities,
        exporter: HBDObjCFormat())
}
