extension StyleKey {
    private static let share = Kind.number(usual: 0...1, valid: -100...100, step: 0.01, unit: "")
    private static let textSize = Kind.number(usual: 8...40, valid: 1...200, step: 1, unit: "pt")
    private static let weight = Kind.number(usual: 100...900, valid: 1...1000, step: 100, unit: "")

    public static let base = StyleKey(
        "base", .word(["init", "default", "transparent", "inherit"]), .bar, "Starts From",
        "What a style starts from where styles replace each other instead of merging.")
    public static let barStyle = StyleKey(
        "barStyle", .word(["default", "black"]), .bar, "Bar style", "The bar's general look, from which text colours may follow.")
    public static let statusBar = StyleKey(
        "statusBar", .word(["default", "light", "dark", "auto", "blackOpaque", "blackTranslucent"]), .statusBar, "Text",
        "The colour of the status bar's text.")
    public static let statusBarHidden = StyleKey(
        "statusBarHidden", .flag, .statusBar, "Hidden", "Whether the status bar is hidden.")
    public static let hidden = StyleKey("hidden", .flag, .bar, "Hidden", "Whether the bar is hidden.")
    public static let translucent = StyleKey(
        "translucent", .flag, .bar, "Translucent", "Whether content shows through the bar and runs under it.")
    public static let background = StyleKey("background", .color, .background, "Colour", "The colour that fills the bar.")
    public static let backgroundImage = StyleKey(
        "backgroundImage", .image, .background, "Image", "The picture that fills the bar.")
    public static let backgroundImageLandscape = StyleKey(
        "backgroundImageLandscape", .image, .background, "Landscape image", "The picture for the short landscape bar.")
    public static let imageMode = StyleKey(
        "imageMode", .word(["stretch", "aspectFill", "natural"]), .background, "Image fills",
        "How the picture is fitted into the bar.")
    public static let paint = StyleKey(
        "paint", .word(["api", "category", "subclass", "both"]), .background, "Painted by",
        "How a background picture reaches the bar on iOS 4 and 5.")
    public static let barAlpha = StyleKey(
        "barAlpha", share, .background, "Opacity", "The opacity of the whole background, without title and items.")
    public static let blur = StyleKey(
        "blur", .word(["none", "light", "extraLight", "dark", "chrome"]), .background, "Blur",
        "The blur of what lies behind the bar.")
    public static let maskColor = StyleKey(
        "mask.color", .color, .background, "Mask colour", "A colour painted over the background.")
    public static let maskImage = StyleKey(
        "mask.image", .image, .background, "Mask image", "A picture painted over the background.")
    public static let maskAlpha = StyleKey("mask.alpha", share, .background, "Mask opacity", "The opacity of the mask.")
    public static let hairline = StyleKey("hairline", .color, .line, "Line colour", "The colour of the line at the bar's bottom.")
    public static let hairlineHidden = StyleKey(
        "hairlineHidden", .flag, .line, "Line hidden", "Whether the line at the bar's bottom is hidden.")
    public static let hairlineImage = StyleKey(
        "hairlineImage", .image, .line, "Line image", "The picture that takes the place of the line.")
    public static let hairlineHeight = StyleKey(
        "hairlineHeight", .number(usual: 0...8, valid: 0...100, step: 0.5, unit: "pt"), .line, "Line height",
        "The height of the line in points.")
    public static let shadowColor = StyleKey(
        "shadow.color", .color, .line, "Shadow colour", "The colour of the soft shadow below the status bar and the bar.")
    public static let shadowImage = StyleKey("shadow.image", .image, .line, "Shadow image", "The picture that gives the shadow.")
    public static let tint = StyleKey("tint", .color, .items, "Tint", "The colour of the bar's buttons and icons.")
    public static let titleFamily = StyleKey("title.family", .family, .title, "Font", "The title's font family.")
    public static let titleSize = StyleKey("title.size", textSize, .title, "Size", "The title's size in points.")
    public static let titleWeight = StyleKey("title.weight", weight, .title, "Weight", "The title's weight, 100 to 900.")
    public static let titleColor = StyleKey("title.color", .color, .title, "Colour", "The title's colour.")
    public static let largeTitleFamily = StyleKey(
        "largeTitle.family", .family, .largeTitle, "Font", "The large title's font family.")
    public static let largeTitleSize = StyleKey(
        "largeTitle.size", textSize, .largeTitle, "Size", "The large title's size in points.")
    public static let largeTitleWeight = StyleKey(
        "largeTitle.weight", weight, .largeTitle, "Weight", "The large title's weight, 100 to 900.")
    public static let largeTitleColor = StyleKey(
        "largeTitle.color", .color, .largeTitle, "Colour", "The large title's colour.")
    public static let buttonFamily = StyleKey("button.family", .family, .items, "Font", "The font family of the bar's buttons.")
    public static let buttonSize = StyleKey("button.size", textSize, .items, "Size", "The size of the bar's buttons in points.")
    public static let buttonWeight = StyleKey(
        "button.weight", weight, .items, "Weight", "The weight of the bar's buttons, 100 to 900.")
    public static let buttonColor = StyleKey("button.color", .color, .items, "Text colour", "The colour of the buttons' text.")
    public static let imageTint = StyleKey("imageTint", .color, .items, "Icon tint", "The colour of the items' icons.")
    public static let highlightAlpha = StyleKey(
        "highlightAlpha", share, .items, "Pressed opacity", "The opacity of an item while it is pressed.")
    public static let disabledColor = StyleKey(
        "disabledColor", .color, .items, "Disabled colour", "The colour of an item that is disabled.")
    public static let backImage = StyleKey("backImage", .image, .back, "Image", "The picture of the back arrow.")
    public static let backTitleColor = StyleKey("backTitleColor", .color, .back, "Text colour", "The colour of the back text.")
    public static let backImageColor = StyleKey("backImageColor", .color, .back, "Arrow colour", "The colour of the back arrow.")
    public static let splitTransition = StyleKey(
        "splitTransition", .flag, .bar, "Split in transitions", "Whether a transition moves two copies of the bar.")
    public static let includesOpaqueBars = StyleKey(
        "includesOpaqueBars", .flag, .bar, "Content under opaque bar", "Whether content runs under the bar even if it is opaque.")
    public static let customBar = StyleKey(
        "customBar", .customBar, .custom, "Custom bar", "A bar of the page's or the stack's own in place of the standard one.")
    public static let scrollEdge = StyleKey(
        "scrollEdge", .style, .scrollEdge, "Scroll edge", "The style while the content stands at its top.")
    public static let tabBarBackground = StyleKey("tabBar.background", .color, .tabBar, "Colour", "The tab bar's colour.")
    public static let tabBarHairline = StyleKey("tabBar.hairline", .color, .tabBar, "Line colour", "The tab bar's line.")
    public static let tabBarTint = StyleKey("tabBar.tint", .color, .tabBar, "Selected", "The colour of the selected tab.")
    public static let tabBarUnselected = StyleKey(
        "tabBar.unselected", .color, .tabBar, "Not selected", "The colour of the other tabs.")
    public static let tabBarFont = StyleKey(
        "tabBar.font", textSize, .tabBar, "Text size", "The size of the tabs' text in points.")

    /// Every key, in the order in which a file spells them.
    public static let all: [StyleKey] = [
        base, barStyle, statusBar, statusBarHidden, hidden, translucent, background, backgroundImage, backgroundImageLandscape,
        imageMode, paint, barAlpha, blur, maskColor, maskImage, maskAlpha, hairline, hairlineHidden, hairlineImage,
        hairlineHeight, shadowColor, shadowImage, tint, titleFamily, titleSize, titleWeight, titleColor, largeTitleFamily,
        largeTitleSize, largeTitleWeight, largeTitleColor, buttonFamily, buttonSize, buttonWeight, buttonColor, imageTint,
        highlightAlpha, disabledColor, backImage, backTitleColor, backImageColor, splitTransition, includesOpaqueBars, customBar,
        scrollEdge, tabBarBackground, tabBarHairline, tabBarTint, tabBarUnselected, tabBarFont,
    ]
}
