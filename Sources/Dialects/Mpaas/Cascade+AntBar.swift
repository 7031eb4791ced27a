import Model

extension Cascade {
    /// Records which call set each property of the shared bar.
    mutating func record(_ bar: AntBar, own: ScreenID, isStyled: Bool) {
        let color = bar.systemColor.value == nil ? bar.color : bar.systemColor
        note(.background, color.origin, own, .color(color.value))
        note(.translucent, bar.backing.origin, own, .bool(bar.backing.value != .opaque))
        note(.hairline, bar.line.origin, own, .color(bar.line.value))
        note(.titleColor, bar.titleColor.origin, own, .color(bar.titleColor.value))
        let isClear = bar.backing.origin.call == .translucentStyle
        note(.barAlpha, isClear ? bar.backing.origin : AntOrigin(level: .builtIn, call: .builtIn), own, isClear ? 0 : 1)
        if isStyled, request.screen.style.flag(.hidden) == true {
            record(.hidden, at: .screen, rule: AntCall.page.rawValue, sentence: AntCall.page.sentence)
        } else {
            note(.hidden, bar.isHidden.origin, own, .bool(bar.isHidden.value))
        }
    }

    private mutating func note(_ key: StyleKey, _ origin: AntOrigin, _ own: ScreenID, _ value: JSON) {
        guard let screen = origin.screen, screen != own else {
            return record(
                key, at: origin.level, rule: origin.call.rawValue, sentence: origin.call.sentence, values: [origin.level: value])
        }
        record(
            key, at: .live, rule: "leak", sentence: "Another page set it on the shared bar, and nothing has restored it.",
            values: [.live: value])
    }
}

extension JSON {
    /// A colour of a trace.
    static func color(_ color: RGBA?) -> JSON { color.map { .string($0.hex) } ?? .null }
}
