import Model

/// Swift code of an app with NavigationAndStyle 1.1.8: a style for the app, for navigation controllers and for pages.
struct NavigationAndStyleFormat: Importer, Exporter {
    private static let words = ["import NavigationAndStyle", "NavigationBarStyle", "getNavigationBarStyle"]

    func likeness(_ source: Source) -> Likeness {
        guard !source.isFolder, !source.contains("@implementation"), !source.contains("@interface") else { return .none }
        return Self.words.contains(where: source.contains) ? .certain : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult { try NavigationAndStyleImporter(source: source).result() }

    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        var exporter = NavigationAndStyleExporter(project: project)
        return exporter.result()
    }

    /// What a `NavigationBarStyle` holds.
    private static let style: [StyleKey] = [
        .base, .statusBar, .background, .backgroundImage, .maskColor, .maskImage, .maskAlpha, .hairline, .shadowColor,
        .titleFamily,
        .titleSize, .titleWeight, .titleColor, .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor,
        .buttonFamily,
        .buttonSize, .buttonWeight, .buttonColor, .imageTint, .highlightAlpha, .disabledColor,
    ]

    /// What `NavigationBarStyle.Defaults` holds.
    static let defaults: [StyleKey] = [
        .background, .hairline, .hairlineHeight, .shadowImage, .titleFamily, .titleSize, .titleWeight, .largeTitleFamily,
        .largeTitleSize, .largeTitleWeight, .buttonFamily, .buttonSize, .buttonWeight, .highlightAlpha, .disabledColor,
    ]

    static let capabilities = Capabilities(
        [
            (style, [.theme, .stack, .screen]), (defaults, [.builtIn]), ([.hairlineHeight, .shadowImage], [.theme]),
            ([.tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont], [.theme]),
        ],
        items: [.screen: ["title", "prompt", "largeTitle", "backTitle", "left", "right"]],
        standIns: [
            .tint: .key(.buttonColor, .imageTint),
            .hairlineHidden: .value(.hairline, as: Phrase("a clear hairline")) { hidden, _ in
                hidden.flag == true ? .color(.plain(.clear)) : nil
            },
            .barAlpha: .ground(Phrase("the alpha of background")),
            .barStyle: .value(.statusBar, as: Phrase("statusBar")) { bar, whole in
                whole[.statusBar] == nil ? .word(bar.text == "black" ? "light" : "default") : nil
            },
            .hairlineHeight: .words(Phrase("NavigationBarStyle.Defaults, which holds for all pages")),
            .shadowImage: .words(Phrase("NavigationBarStyle.Defaults, which holds for all pages")),
        ])
}

extension Format {
    /// Swift code for NavigationAndStyle.
    public static let navigationAndStyle = Format(
        "navigation-and-style", "NavigationAndStyle code", ["swift"], namesAssets: true,
        capabilities: NavigationAndStyleFormat.capabilities,
        importer: NavigationAndStyleFormat(), exporter: NavigationAndStyleFormat())
}
