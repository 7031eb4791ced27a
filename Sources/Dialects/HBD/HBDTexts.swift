import Model

/// Tint and title of a page.
struct HBDTexts {
    let title: TextLook
    let tint: RGBA

    init(_ cascade: inout Cascade) {
        tint = cascade.color(.tint) ?? .black
        let isBlack = cascade.text(.barStyle) == "black"
        title = Self.title(&cascade, isBlack: isBlack)
    }

    /// The title attributes of the highest level that has any replace those below as a whole. Without a colour the app's get
    /// white or black by the bar style; the page's are left to UIKit.
    private static func title(_ cascade: inout Cascade, isBlack: Bool) -> TextLook {
        let request = cascade.request
        let keys = TextKeys.title
        let owner = cascade.levels.last { level, style in
            keys.all.contains { style[$0] != nil } && cascade.listens(.titleColor, level)
        }
        let level = owner?.level ?? .builtIn
        let style = owner?.style ?? Style()
        let system = level > .stack ? request.systemColors.label : RGBA.black
        let color = request.resolve(style.color(keys.color)) ?? (isBlack ? .white : system)
        let font = Font(
            family: style.text(keys.family) ?? Font.systemText, size: style.number(keys.size) ?? 17,
            weight: request.systemWeight(style.number(keys.weight) ?? 600, family: style.text(keys.family)))
        for key in keys.all {
            cascade.record(
                key, at: level, rule: level == .builtIn ? "barStyle" : "replaces",
                sentence:
                    "The title attributes of one level replace those below as a whole; a missing colour follows the bar style.",
                values: key == keys.color ? [level: .color(color)] : [:])
        }
        return TextLook(font, color)
    }
}

extension Cascade {
    /// Whether the dialect takes a key at a level.
    func listens(_ key: StyleKey, _ level: Level) -> Bool { SupportTable.of(dialect).levels(key).contains(level) }
}
