import Model

/// The options of hybrid-navigation, which gives HBDNavigationBar to React Native: those of the app, and those of each page.
struct HybridNavigationFormat: Importer, Exporter {
    func likeness(_ source: Source) -> Likeness {
        guard source.bytes.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }).map({ "{/".utf8.contains($0) }) == true,
            !source.contains("\"transom\"")
        else { return .none }
        let words = ["\"topBar", "\"titleTextColor\"", "\"titleTextSize\"", "\"hideBackTitleIOS\"", "\"navigationItems\""]
        guard words.contains(where: source.contains) else { return .none }
        return source.contains("\"$value\"") ? .content : .certain
    }

    func project(from source: Source) throws(Problem) -> ImportResult {
        var importer = HybridImporter(source: source)
        return try importer.result()
    }

    func files(of project: Project, pictures: @escaping PictureReader) -> ExportResult {
        var exporter = HybridExporter(project: project)
        return exporter.result()
    }

    private static let both: [StyleKey] = [.barStyle, .background, .tint, .titleColor, .titleSize, .titleWeight, .hairlineHidden]

    static let capabilities = Capabilities(
        [
            (both, [.theme, .stack, .screen]),
            ([.buttonSize, .hairline, .hairlineImage, .backImage], [.theme]),
            ([.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected], [.theme]),
            ([.barAlpha, .hidden, .statusBarHidden, .includesOpaqueBars, .splitTransition], [.screen]),
        ],
        items: [
            .theme: ["backTitle"], .screen: ["title", "backTitle", "left", "right", "hidesBack"],
        ],
        standIns: [
            .statusBar: .barStyle(Phrase("topBarStyle, which the status bar follows")),
            .backgroundImage: .words(Phrase("topBarColor")),
            .buttonColor: .key(.tint, as: Phrase("topBarTintColor")), .imageTint: .key(.tint, as: Phrase("topBarTintColor")),
            .backTitleColor: .words(Phrase("topBarTintColor")), .backImageColor: .words(Phrase("topBarTintColor")),
            .titleFamily: .words(Phrase("the system's font")), .translucent: .words(Phrase("the alpha of topBarColor")),
            .maskColor: .ground(Phrase("topBarColor, mixed with it")), .maskAlpha: .ground(Phrase("topBarColor, mixed with it")),
        ])
}

extension Format {
    /// The options of hybrid-navigation.
    public static let hybridNavigation = Format(
        "hybrid-navigation", "hybrid-navigation options", ["json"], namesAssets: true,
        capabilities: HybridNavigationFormat.capabilities,
        importer: HybridNavigationFormat(), exporter: HybridNavigationFormat())
}
