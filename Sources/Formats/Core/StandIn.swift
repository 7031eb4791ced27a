import Model

/// What stands in the place of a key that a format cannot say: its name for the report, and how the style comes to have it.
struct StandIn: Sendable {
    let words: Phrase
    /// The keys that take the value where they and nearer ones say nothing.
    let keys: [StyleKey]
    /// The key whose value follows from the one that cannot be said.
    let result: StyleKey?
    /// Whether the format writes what the project's dialect shows, so that only keys that the dialect takes can stand in.
    let isResolved: Bool
    /// The keys that are set for it; none for what the file has anyway.
    var targets: [StyleKey] { keys + [result].compactMap { $0 } }
    private let change: (@Sendable (inout Style, StyleValue, Ground) -> Void)?

    /// What an effect on the ground needs: the style with all levels below it, and the palette.
    struct Ground {
        let whole: Style
        let palette: Palette
    }

    /// Something that the file has anyway.
    static func words(_ words: Phrase) -> StandIn { StandIn(words) }

    private init(
        _ words: Phrase, keys: [StyleKey] = [], isResolved: Bool = false, result: StyleKey? = nil,
        change: (@Sendable (inout Style, StyleValue, Ground) -> Void)? = nil
    ) {
        self.words = words
        self.keys = keys
        self.isResolved = isResolved
        self.result = result
        self.change = change
    }

    /// The same value under other keys.
    static func key(_ keys: StyleKey..., as words: Phrase? = nil) -> StandIn {
        StandIn(words ?? names(keys), keys: keys)
    }

    private static func names(_ keys: [StyleKey]) -> Phrase {
        keys.dropFirst().reduce("\(keys[0].name)") { Phrase("\($0) and \($1.name)") }
    }

    /// The colour of texts in the place of that of texts and icons, for formats that write looks.
    static func tint(as words: Phrase) -> StandIn { StandIn(words, keys: [.tint, .imageTint], isResolved: true) }

    /// The bar's alpha and mask, in the colour of the background.
    static func ground(_ words: Phrase) -> StandIn {
        StandIn(words, result: .background) { style, _, ground in
            for key in [StyleKey.maskColor, .maskAlpha, .barAlpha] { style[key] = nil }
            style[.background] = Self.mixed(ground).map(StyleValue.color) ?? style[.background]
        }
    }

    /// A value that follows from the one that cannot be said; `nil` changes nothing.
    static func value(_ key: StyleKey, as words: Phrase, _ value: @escaping @Sendable (StyleValue, Style) -> StyleValue?)
        -> StandIn
    {
        StandIn(words, result: key) { style, own, ground in
            if style[key] == nil, let made = value(own, ground.whole) { style[key] = made }
        }
    }

    /// A light status bar stands over a dark bar.
    static func barStyle(_ words: Phrase) -> StandIn {
        .value(.barStyle, as: words) { value, whole in
            value.text.map { .word(["light", "blackOpaque", "blackTranslucent"].contains($0) ? "black" : "default") }
        }
    }

    func apply(_ value: StyleValue, to style: inout Style, _ ground: Ground) { change?(&style, value, ground) }

    private static func mixed(_ ground: Ground) -> Color? {
        let usual = ground.whole.number(.barAlpha) == nil ? nil : UIKitLooks.usual[.background]?.color
        guard let base = ground.whole.color(.background) ?? usual ?? ground.whole.color(.maskColor).map({ _ in .plain(.clear) })
        else { return nil }
        func color(_ appearance: Appearance) -> Color {
            var color = ground.palette.resolve(base, appearance) ?? .clear
            if let mask = ground.whole.color(.maskColor).flatMap({ ground.palette.resolve($0, appearance) }) {
                color = mask.faded(ground.whole.number(.maskAlpha) ?? 1).over(color)
            }
            return .plain(color.faded(ground.whole.number(.barAlpha) ?? 1))
        }
        let (light, dark) = (color(.light), color(.dark))
        let isSame = Appearance.allCases.allSatisfy { ground.palette.resolve(base, $0).map(Color.plain) == color($0) }
        if isSame { return base }
        return light == dark ? light : .pair(light: light, dark: dark)
    }
}
