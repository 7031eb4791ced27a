import Model

/// What bars look like in code, as whole looks above UIKit's own, and the styles by which one look differs from another.
enum UIKitLooks {
    /// The keys that belong to an appearance and are set by all of it at once.
    static let keys: [StyleKey] = [
        .translucent, .background, .backgroundImage, .imageMode, .blur, .hairline, .hairlineImage, .hairlineHidden, .titleFamily,
        .titleSize,
        .titleWeight,
        .titleColor, .largeTitleFamily, .largeTitleSize, .largeTitleWeight, .largeTitleColor, .buttonFamily, .buttonSize,
        .buttonWeight, .buttonColor, .disabledColor, .backImage, .backTitleColor, .backImageColor,
    ]

    private static func pair(_ light: RGBA, _ dark: RGBA) -> StyleValue {
        .color(.pair(light: .plain(light), dark: .plain(dark)))
    }

    /// UIKit's own values, for looks that take back what a look below sets (bar and line as Flutter's Cupertino measured them).
    static let usual: [StyleKey: StyleValue] = [
        .translucent: .flag(true), .background: pair(RGBA(249, 249, 249, 240), RGBA(29, 29, 29, 240)), .blur: .word("chrome"),
        .hairline: pair(RGBA(0, 0, 0, 77), RGBA(255, 255, 255, 41)), .hairlineHidden: .flag(false), .imageMode: .word("stretch"),
        .titleSize: .number(17),
        .titleWeight: .number(600), .largeTitleSize: .number(34), .largeTitleWeight: .number(700), .buttonSize: .number(17),
        .buttonWeight: .number(400),
    ]

    /// The ground of an opaque appearance that names no colour.
    static let opaqueGround = pair(.white, .black)

    /// The smallest style that makes one look of another.
    static func difference(_ look: Style, from base: Style) -> Style {
        var style = Style()
        for key in keys where look[key] != base[key] { style[key] = look[key] ?? usual[key] ?? .nothing }
        return style
    }
}
