import Model

/// JavaScript for React Navigation 7: a theme for light and dark, and options of a native stack's screens.
struct ReactNavigationFormat: Exporter {
    func files(of project: Project, pictures: PictureReader) -> ExportResult {
        let looks = ProjectLooks(project)
        var losses = LookLosses(project, looks, Self.capabilities)
        losses.loseTitleKinds()
        losses.loseEdges(closest: Phrase("the standard look; headerLargeStyle takes the background of a large title")) { page in
            let moving: [BarPart] = page.isLarge ? [] : [.background]
            return page.isSteady([.title, .largeTitle, .tint] + moving)
        }
        for page in looks.pages where page.standard[.light].backImage?.hasPrefix("builtin:") == true {
            guard page.screen?.style[.backImage] != nil else { continue }
            losses.lose("backImage", page, closest: Phrase("the system's arrow, as the picture is none of the project's"))
        }
        let code = ReactNavigationCode(project)
        let text = ReactNavigationModule(project, looks, code).text
        return ExportResult(files: [ExportedFile(Identifier.file(project.name) + ".js", text)], lost: losses.lost)
    }

    static let capabilities = Capabilities(
        [
            (
                [
                    .base, .barStyle, .statusBar, .statusBarHidden, .hidden, .translucent, .background, .barAlpha, .blur,
                    .maskColor, .maskAlpha, .hairlineHidden, .tint, .titleFamily, .titleSize, .titleWeight, .titleColor,
                    .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor, .buttonFamily, .buttonSize,
                    .imageTint, .backImage, .scrollEdge,
                ], [.builtIn, .theme, .stack, .screen]
            ),
            (
                [.hairline, .tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont], [.builtIn, .theme]
            ),
        ],
        items: [
            .theme: ["largeTitle", "back", "backTitle", "hidesBack"], .stack: ["largeTitle", "back", "backTitle", "hidesBack"],
            .screen: ["title", "largeTitle", "back", "backTitle", "hidesBack"],
        ],
        standIns: [
            .hairline: .words(Phrase("headerShadowVisible, and the border of the theme")),
            .buttonColor: .tint(as: Phrase("headerTintColor")),
            .backTitleColor: .words(Phrase("headerTintColor")), .backImageColor: .words(Phrase("headerTintColor")),
            .shadowColor: .words(Phrase("headerShadowVisible")),
            .backgroundImage: .words(Phrase("the background's colour")),
        ])
}

extension Format {
    /// Options of React Navigation's native stack.
    public static let reactNavigation = Format(
        "react-navigation", "React Navigation options", ["js"], signs: [["screenOptions"], ["@react-navigation/"]],
        capabilities: ReactNavigationFormat.capabilities,
        exporter: ReactNavigationFormat())
}
