import Model

/// A view controller's methods of DTNavigationBarAppearanceProtocol, as the screen for which they stand.
struct MpaasPage {
    let className: String?
    private(set) var screen: Screen
    /// The methods that have been found.
    var names: Set<String> = []

    /// The protocol's methods; the misspelled one is spelled so in mPaaS.
    static let methods = [
        "autohideNavigationBar", "customNavigationBar", "opaqueNavigationBarColor", "customStatusBarStytle",
        "customNavigationBarTitleColor", "customNavigationBarBackButtonTitleColor", "customNavigationBarBackButtonImage",
        "customNavigationBarLoadingViewColors",
    ]

    /// The calls by which a page changes the bar.
    static let changes: Set<String> = [
        "setNavigationBarStyleWithColor", "setNavigationBarBottomLineColor", "setNavigationBarTitleTextAttributesWithTextColor",
        "setNavigationBarTranslucentStyle", "setNavigationBarDefaultStyle", "resetNavigationBarColor",
    ]

    static let statusBars: [(word: String, code: String)] = [
        ("default", "UIStatusBarStyleDefault"), ("light", "UIStatusBarStyleLightContent"),
        ("dark", "UIStatusBarStyleDarkContent"),
        ("blackTranslucent", "UIStatusBarStyleBlackTranslucent"), ("blackOpaque", "UIStatusBarStyleBlackOpaque"),
    ]

    /// A page of a class; in an `isExported` file the mark in front of a class is the name of its screen.
    init(className: String?, mark: String?, isExported: Bool) {
        self.className = className
        let stem = className.map(Self.stem) ?? "Detail"
        // Elsewhere a mark names the screen only if the class is called after it; others divide the code.
        let isCalled = mark.map { stem.hasPrefix(Identifier.pascal($0, or: "Screen")) } ?? false
        let isName = isExported || isCalled
        screen = SampleScreens.page(Identifier.camel(stem, or: "detail"), isName ? mark ?? stem : stem, .article)
    }

    /// Takes what the page puts into its bar, and what it changes there later.
    mutating func take(_ item: Item, _ live: [LiveEntry]) {
        if !item.isEmpty { screen.item = item }
        screen.live = live
    }

    /// Takes what a method returns; `false` if it cannot be shown.
    mutating func take(_ method: String, _ returned: ArraySlice<ObjCToken>) -> Bool {
        switch method {
        case "autohideNavigationBar": set(.hidden, ObjCExpression.flag(returned).map { .flag($0) })
        case "opaqueNavigationBarColor": set(.background, ObjCExpression.color(returned).map { .color($0) })
        case "customNavigationBarTitleColor": set(.titleColor, ObjCExpression.color(returned).map { .color($0) })
        case "customNavigationBarBackButtonTitleColor": set(.backTitleColor, ObjCExpression.color(returned).map { .color($0) })
        case "customNavigationBarBackButtonImage": set(.backImage, ObjCExpression.image(returned).map { .image($0) })
        case "customStatusBarStytle":
            set(
                .statusBar,
                Self.statusBars.first { returned.count == 1 && returned.first?.isWord($0.code) == true }.map { .word($0.word) })
        case "customNavigationBar": set(.customBar, Self.customBar(returned).map { .customBar($0) })
        case "customNavigationBarLoadingViewColors": setLoadingColors(ObjCExpression.colors(returned))
        default: false
        }
    }

    private mutating func setLoadingColors(_ colors: [Color]?) -> Bool {
        guard let colors else { return false }
        screen.loadingColors = colors
        return true
    }

    private mutating func set(_ key: StyleKey, _ value: StyleValue?) -> Bool {
        guard let value else { return false }
        screen.style[key] = value
        return true
    }

    /// The bar that a page lays over itself: it draws the back button and nothing else.
    private static func customBar(_ returned: ArraySlice<ObjCToken>) -> CustomBar? {
        guard !returned.contains(where: { $0.isWord("nil") || $0.isWord("NULL") }), !returned.isEmpty else { return nil }
        var bar = CustomBar()
        bar.draws = [.back]
        return bar
    }

    private static func stem(_ className: String) -> String {
        for ending in ["ViewController", "Controller", "VC"] where className.hasSuffix(ending) && className.count > ending.count {
            return String(className.dropLast(ending.count))
        }
        return className
    }
}
