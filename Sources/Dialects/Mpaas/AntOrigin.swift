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
        case .pageColor:
            "A pushed page sets its own colour: the bar is opaque, or clear where the colour is (opaqueNavigationBarColor)."
        case .tabRootColor:
            "A tab's page sets its own colour; whether the bar is translucent does not change (opaqueNavigationBarColor)."
        case .styleWithColor: "The app sets colour and translucency together (setNavigationBarStyleWithColor:translucent:)."
        case .systemSetter: "UIKit's own setter lays its colour over the one in force."
        case .resetColor: "The app takes the bar's own colour away (resetNavigationBarColor)."
        case .bottomLine: "The app sets the line by itself (setNavigationBarBottomLineColor:)."
        case .lineReset: "Setting the colour puts the line back to #E1E1E1."
        case .translucentStyle: "The app makes the whole bar clear (setNavigationBarTranslucentStyle)."
        case .titleColor: "The title attributes of the shared bar were set."
        case .setHidden: "A page hides the shared bar, which holds for every page until one shows it again (setHidden:)."
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
struct AntValue<Value: Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var origin: AntOrigin

    init(_ value: Value, _ origin: AntOrigin) {
        self.value = value
        self.origin = origin
    }
}
