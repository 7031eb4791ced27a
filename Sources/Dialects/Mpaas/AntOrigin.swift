import Model

/// Which call of the framework set a property of the shared bar.
enum AntCall: String {
    case builtIn, theme, page, pageColor, tabRootColor, styleWithColor, systemSetter, resetColor, bottomLine, lineReset
    case translucentStyle, titleColor, setHidden

    /// The call's rule in one sentence.
    var sentence: String {
        switch self {
        case .builtIn: "The base class sets the framework's default as a page appears; the theme does not change it."
        case .theme: "The base class sets the theme's value as a page appears."
        case .page: "The page's appearance protocol sets it as the page appears."
        case .pageColor: "opaqueNavigationBarColor of a pushed page: the bar is opaque, or clear where the colour is."
        case .tabRootColor: "opaqueNavigationBarColor of a tab's page: the colour changes, being translucent does not."
        case .styleWithColor: "setNavigationBarStyleWithColor:translucent: set colour and translucency."
        case .systemSetter: "UIKit's own setter lays its colour over the one in force."
        case .resetColor: "resetNavigationBarColor took the bar's own colour away."
        case .bottomLine: "setNavigationBarBottomLineColor: set the line."
        case .lineReset: "Setting the colour puts the line back to #E1E1E1."
        case .translucentStyle: "setNavigationBarTranslucentStyle makes the bar clear."
        case .titleColor: "The title attributes of the shared bar were set."
        case .setHidden: "setHidden: of the shared bar holds for every page until one shows it again."
        }
    }
}

/// Who set a property of the shared bar, and how.
struct AntOrigin: Equatable {
    var level: Level
    var call: AntCall
    /// The page that called; `nil` for the base class.
    var screen: ScreenID?
}

/// A property of the shared bar, and who set it.
struct AntValue<Value: Equatable>: Equatable {
    var value: Value
    var origin: AntOrigin

    init(_ value: Value, _ origin: AntOrigin) {
        self.value = value
        self.origin = origin
    }
}
