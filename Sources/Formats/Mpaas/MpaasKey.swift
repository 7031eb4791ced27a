import Model

/// The keys of an AntUI theme (AUTheme.h) that speak of bars, and the style keys for which they stand.
enum MpaasKey {
    /// A key of the theme with its style key, in the order in which a theme is written.
    struct Entry: Sendable {
        let name: String
        let style: StyleKey
    }

    static let entries: [Entry] = [
        Entry(name: "TITLEBAR_BACKGROUND_COLOR", style: .background),
        Entry(name: "TITLEBAR_LINE_COLOR", style: .hairline),
        Entry(name: "TITLEBAR_TITLE_TEXTCOLOR", style: .titleColor),
        Entry(name: "TITLEBAR_TITLE_TEXTSIZE_BOLD", style: .titleSize),
        Entry(name: "TITLEBAR_TEXTCOLOR", style: .buttonColor),
        Entry(name: "TITLEBAR_TEXTSIZE", style: .buttonSize),
        Entry(name: "TITLEBAR_ICON_COLOR", style: .imageTint),
        Entry(name: "TABBAR_BACKGROUND_COLOR", style: .tabBarBackground),
        Entry(name: "TABBAR_LINE_COLOR", style: .tabBarHairline),
        Entry(name: "TABBAR_TEXTCOLOR", style: .tabBarUnselected),
        Entry(name: "TABBAR_ICON_COLOR", style: .tabBarUnselected),
        Entry(name: "TABBAR_TEXTCOLOR_SELECTED", style: .tabBarTint),
        Entry(name: "TABBAR_ICON_COLOR_SELECTED", style: .tabBarTint),
        Entry(name: "TABBAR_TEXTSIZE", style: .tabBarFont),
    ]

    /// The key of the back picture, which an export writes as a method instead.
    static let backImage = "TITLEBAR_BACK_BUTTON_IMAGE_PATH"

    /// The weight of titles: their size stands in a key that says bold.
    static let titleWeight = 700.0

    private static let families = [
        "TITLEBAR_", "TABBAR_", "STATUSBAR_", "SERACHBAR_", "FLOATMENU_", "MAIN_BTN_", "SUB_BTN_", "WARN_BTN_", "SEGMENT_",
        "CHECKBOX_",
    ]

    private static let plain: Set<String> = [
        "STATUSBAR_DEFAULT_COLOR", "TITLEBAR_ICON_SIZE", "TITLEBAR_PROGRESS", backImage, "TABBAR_HEIGHT", "TABBAR_ICON_SIZE",
        "SERACHBAR_INPUT_BACKGROUND_COLOR", "SERACHBAR_INPUT_HEIGHT", "SERACHBAR_HINT_COLOR", "SERACHBAR_INPUT_TEXTCOLOR",
        "SERACHBAR_ICON_COLOR",
    ]

    /// Whether AUTheme.h declares a key for bars, so that code may use its name.
    static func isDeclared(_ name: String) -> Bool { plain.contains(name) || entries.contains { $0.name == name } }

    /// Whether a name has the form of a colour's key.
    static func isColor(_ name: String) -> Bool { isKey(name) && name.contains("COLOR") }

    /// Whether a name has the form of a theme's key.
    static func isKey(_ name: String) -> Bool { families.contains { name.hasPrefix($0) } }
}
