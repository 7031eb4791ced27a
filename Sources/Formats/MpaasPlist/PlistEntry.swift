import Model

/// A style key and the places of a theme.plist that say it.
struct PlistEntry {
    /// How a value is spelled there.
    enum Kind {
        case color, size, bold, flag, image, line
        /// A number for each of some words; the first word is the default and reads as nothing.
        case word([(word: String, code: Int)])
    }

    let key: StyleKey
    let kind: Kind
    let path: [String]
    /// Places that follow the first one as long as they say the same.
    let followers: [[String]]

    init(_ key: StyleKey, _ kind: Kind, _ path: String, followers: [String] = []) {
        self.key = key
        self.kind = kind
        self.path = Self.parts(path)
        self.followers = followers.map(Self.parts)
    }

    private static func parts(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }

    /// The bars' part of a theme, in the order of the manual.
    static let all = [
        PlistEntry(.statusBar, .word([("default", 0), ("dark", 0), ("light", 1)]), "StatusBarStyle"),
        PlistEntry(.barStyle, .word([("default", 0), ("black", 1)]), "NavigationBarStyle"),
        PlistEntry(.titleColor, .color, "APNavigationBar.Global.Title.TextColor"),
        PlistEntry(.titleWeight, .bold, "APNavigationBar.Global.Title.Font.Bold"),
        PlistEntry(.titleSize, .size, "APNavigationBar.Global.Title.Font.Size"),
        PlistEntry(.backImage, .image, "APNavigationBar.Button.BackImage"),
        PlistEntry(.buttonColor, .color, "APNavigationBar.Button.TextColor", followers: ["APBarItem.TextColor"]),
        PlistEntry(.buttonWeight, .bold, "APNavigationBar.Button.Font.Bold"),
        PlistEntry(.buttonSize, .size, "APNavigationBar.Button.Font.Size", followers: ["APBarItem.Font.Size"]),
        PlistEntry(.backgroundImage, .image, "APNavigationBar.Background.Image"),
        PlistEntry(.hairlineHidden, .line, "APNavigationBar.Background.MaskBottomLine"),
        PlistEntry(.hairline, .color, "APNavigationBar.Background.BottomLineColor"),
        PlistEntry(
            .background, .color, "APNavigationBar.Background.Color", followers: ["APNavigationBar.Global.Background.BarTintColor"]
        ),
        PlistEntry(
            .translucent, .flag, "APNavigationBar.Background.Translucent",
            followers: ["APNavigationBar.Global.Background.Translucent"]),
    ]

    /// The dictionary of all bars.
    static let section = "APNavigationBar"
    /// The dictionary of named values.
    static let constants = "Constants"
    /// The bottom line's mask, whose meaning depends on whether the line has a colour.
    static let maskPath = ["APNavigationBar", "Background", "MaskBottomLine"]
    static let linePath = ["APNavigationBar", "Background", "BottomLineColor"]
}
