import Model

extension SupportTable {
    /// Every style key. UIKit by Apple's documentation, the libraries by their sources and headers.
    static let rows: [Row] = [
        Row(
            .base,
            uikit: "- an appearance is completed from the level below", hbd: "- a page states single properties",
            navigationAndStyle: "TKS",
            mpaas: "L", saveRestore: "- it copies no styles", customBar: "- it copies no styles"),
        Row(
            .barStyle,
            uikit: "Y", hbd: "TS", navigationAndStyle: "- it follows from the status bar's style",
            mpaas: "T", saveRestore: "T", customBar: "TK"),
        Row(
            .statusBar,
            uikit: "Y", hbd: "- it follows from the bar style", navigationAndStyle: "Y",
            mpaas: "SL", saveRestore: "TL", customBar: "TS"),
        Row(
            .statusBarHidden,
            uikit: "S", hbd: "S", navigationAndStyle: "- it leaves this to the page",
            mpaas: "- it leaves this to the page", saveRestore: "- it leaves this to the page",
            customBar: "- it leaves this to the page"),
        Row(
            .hidden,
            uikit: "SL", hbd: "SL", navigationAndStyle: "- its bar is always there",
            mpaas: "SL", saveRestore: "SL", customBar: "SL"),
        Row(
            .translucent,
            uikit: "Y", hbd: "- it is always translucent",
            navigationAndStyle: "- it never blurs, and content always runs under it",
            mpaas: "TL", saveRestore: "T", customBar: "TK"),
        Row(
            .background,
            uikit: "Y", hbd: "TSL", navigationAndStyle: "TKSL",
            mpaas: "TSL", saveRestore: "T", customBar: "TK"),
        Row(
            .backgroundImage,
            uikit: "Y", hbd: "TSL", navigationAndStyle: "TKSL",
            mpaas: "T", saveRestore: "TSL", customBar: "TK"),
        Row(
            .backgroundImageLandscape,
            uikit: "Y", hbd: "- it has one picture for all heights", navigationAndStyle: "- it has one picture for all heights",
            mpaas: "- it has one picture for all heights", saveRestore: "TSL", customBar: "TK"),
        Row(
            .imageMode,
            uikit: "Y", hbd: "- it always stretches", navigationAndStyle: "- it always fills and keeps the proportions",
            mpaas: "- it always stretches", saveRestore: "TS", customBar: "- the bar always stretches it"),
        Row(
            .paint,
            uikit: "- it paints by the API alone", hbd: "- it paints by the API alone",
            navigationAndStyle: "- it paints by the API alone",
            mpaas: "- it paints by the API alone", saveRestore: "TS", customBar: "- it paints by the API alone"),
        Row(
            .barAlpha,
            uikit: "- its bar has no opacity of its own", hbd: "SL", navigationAndStyle: "- the colours carry the opacity",
            mpaas: "L", saveRestore: "- its bar has no opacity of its own", customBar: "- its bar has no opacity of its own"),
        Row(
            .blur,
            uikit: "Y", hbd: "- it is always light", navigationAndStyle: "- it never blurs",
            mpaas: "- it follows from being translucent", saveRestore: "- it follows from being translucent",
            customBar: "- it follows from being translucent"),
        Row(
            .maskColor, .maskImage, .maskAlpha,
            uikit: "- it has no mask", hbd: "- it has no mask", navigationAndStyle: "TKSL",
            mpaas: "- it has no mask", saveRestore: "- it has no mask", customBar: "- it has no mask"),
        Row(
            .hairline,
            uikit: "Y", hbd: "- it has one shadow image for the whole app", navigationAndStyle: "TKSL",
            mpaas: "TL", saveRestore: "- its line is the system's", customBar: "- its line is the system's"),
        Row(
            .hairlineHidden,
            uikit: "Y", hbd: "SL", navigationAndStyle: "- a clear line takes its place",
            mpaas: "T", saveRestore: "T", customBar: "TK"),
        Row(
            .hairlineImage,
            uikit: "Y", hbd: "T", navigationAndStyle: "- its line is a colour",
            mpaas: "- its line is a colour", saveRestore: "T", customBar: "TK"),
        Row(
            .hairlineHeight,
            uikit: "- its line is one pixel high", hbd: "- its line is one pixel high", navigationAndStyle: "TKSL",
            mpaas: "- its line is one pixel high", saveRestore: "- its line is one pixel high",
            customBar: "- its line is one pixel high"),
        Row(
            .shadowColor, .shadowImage,
            uikit: "- it has no shadow", hbd: "- it has no shadow", navigationAndStyle: "TKSL",
            mpaas: "- it has no shadow", saveRestore: "- it has no shadow", customBar: "- it has no shadow"),
        Row(
            .tint,
            uikit: "Y", hbd: "TSL", navigationAndStyle: "- texts and icons have colours of their own",
            mpaas: "- texts and icons have colours of their own", saveRestore: "T", customBar: "TK"),
        Row(
            .titleFamily, .titleSize, .titleWeight,
            uikit: "Y", hbd: "TSL", navigationAndStyle: "TKSL",
            mpaas: "T", saveRestore: "T", customBar: "TK"),
        Row(
            .titleColor,
            uikit: "Y", hbd: "TSL", navigationAndStyle: "TKSL",
            mpaas: "TSL", saveRestore: "T", customBar: "TK"),
        Row(
            .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor,
            uikit: "Y", hbd: "- it has no large titles", navigationAndStyle: "TKSL",
            mpaas: "- it has no large titles", saveRestore: "- it has no large titles", customBar: "- it has no large titles"),
        Row(
            .buttonFamily, .buttonSize, .buttonWeight, .buttonColor,
            uikit: "Y", hbd: "- buttons follow the tint", navigationAndStyle: "TKSL",
            mpaas: "T", saveRestore: "T", customBar: "T"),
        Row(
            .imageTint,
            uikit: "- icons follow the tint", hbd: "- icons follow the tint", navigationAndStyle: "TKSL",
            mpaas: "T", saveRestore: "- icons follow the tint", customBar: "- icons follow the tint"),
        Row(
            .highlightAlpha, .disabledColor,
            uikit: "- it is the system's", hbd: "- it is the system's", navigationAndStyle: "TKSL",
            mpaas: "- it is the system's", saveRestore: "- it is the system's", customBar: "- it is the system's"),
        Row(
            .backImage,
            uikit: "TKS", hbd: "T", navigationAndStyle: "- a back item brings its own picture",
            mpaas: "TSL", saveRestore: "T", customBar: "T"),
        Row(
            .backTitleColor,
            uikit: "TKS", hbd: "- the back text follows the tint", navigationAndStyle: "- the back text is an item like others",
            mpaas: "SL", saveRestore: "- the back text follows the tint", customBar: "- the back text follows the tint"),
        Row(
            .backImageColor,
            uikit: "- the arrow follows the tint", hbd: "- the arrow follows the tint",
            navigationAndStyle: "- the arrow is an item like others",
            mpaas: "L", saveRestore: "- the arrow follows the tint", customBar: "- the arrow follows the tint"),
        Row(
            .splitTransition,
            uikit: "- the system decides by itself", hbd: "S", navigationAndStyle: "- backgrounds always travel with their pages",
            mpaas: "- all pages share one bar", saveRestore: "- all pages share one bar", customBar: "- bars are swapped"),
        Row(
            .includesOpaqueBars,
            uikit: "S", hbd: "S", navigationAndStyle: "- content always runs under the bar",
            mpaas: "- the bar's translucency decides", saveRestore: "- the bar's translucency decides",
            customBar: "- the bar's translucency decides"),
        Row(
            .customBar,
            uikit: "- it has only its own bar", hbd: "- it has only its own bar", navigationAndStyle: "- it has only its own bar",
            mpaas: "S", saveRestore: "- all pages share one bar", customBar: "KS"),
        Row(
            .scrollEdge,
            uikit: "Y", hbd: "- it looks the same at every offset", navigationAndStyle: "- it looks the same at every offset",
            mpaas: "- it looks the same at every offset", saveRestore: "- it looks the same at every offset",
            customBar: "- it looks the same at every offset"),
        Row(
            .tabBarBackground, .tabBarHairline, .tabBarTint, .tabBarUnselected, .tabBarFont,
            uikit: "T", hbd: "T", navigationAndStyle: "T",
            mpaas: "T", saveRestore: "T", customBar: "T"),
    ]
}
