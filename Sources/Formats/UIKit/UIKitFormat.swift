import Model

/// Swift code of an app on UIKit: appearances of the theme, the stacks and the pages.
struct UIKitFormat: Importer, Exporter {
    private static let words = [
        "UINavigationBarAppearance", "UINavigationBar.appearance", "navigationItem.", "navigationController?.navigationBar",
        "navigationBar.", "preferredStatusBarStyle", "UINavigationController(",
    ]

    func likeness(_ source: Source) -> Likeness {
        guard !source.isFolder, !source.contains("@implementation"), !source.contains("@interface") else { return .none }
        let isSwift = source.fileExtension == "swift"
        if Self.words.prefix(2).contains(where: source.contains) { return isSwift ? .certain : .content }
        if source.contains("import UIKit"), Self.words.contains(where: source.contains) { return isSwift ? .certain : .content }
        return isSwift ? .name : .none
    }

    func project(from source: Source) throws(Problem) -> ImportResult { try UIKitImporter(source: source).result() }

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
            .theme: ["largeTitle"], .stack: ["largeTitle"],
            .screen: ["title", "prompt", "largeTitle", "back", "backTitle", "left", "right", "hidesBack"],
        ],
        standIns: [
            .imageTint: .key(.tint), .barAlpha: .ground(Phrase("the alpha of background")),
            .maskColor: .ground(Phrase("background, mixed with it")),
            .maskAlpha: .ground(Phrase("background, mixed with it")), .shadowColor: .words(Phrase("the line alone, hairline")),
            .backgroundImageLandscape: .key(.backgroundImage),
        ])
}

extension Format {
    /// Swift code for UIKit.
    public static let uikit = Format(
        "uikit", "UIKit appearance", ["swift"], namesAssets: true, capabilities: UIKitFormat.capabilities,
        importer: UIKitFormat(),
        exporter: UIKitFormat())
}
