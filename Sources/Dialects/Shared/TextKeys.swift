import Model

/// The keys that make up the look of one kind of text.
struct TextKeys {
    let family: StyleKey
    let size: StyleKey
    let weight: StyleKey
    let color: StyleKey

    static let title = TextKeys(family: .titleFamily, size: .titleSize, weight: .titleWeight, color: .titleColor)
    static let largeTitle = TextKeys(
        family: .largeTitleFamily, size: .largeTitleSize, weight: .largeTitleWeight, color: .largeTitleColor)
    static let button = TextKeys(family: .buttonFamily, size: .buttonSize, weight: .buttonWeight, color: .buttonColor)

    var all: [StyleKey] { [family, size, weight, color] }
}

extension Cascade {
    /// Font and colour as the levels say, each key for itself; a colour that is nowhere set is `otherwise`.
    mutating func look(_ keys: TextKeys, otherwise: RGBA) -> TextLook {
        TextLook(font(keys), color(keys.color) ?? otherwise)
    }

    /// The font as the levels say.
    mutating func font(_ keys: TextKeys) -> Font {
        let family = text(keys.family)
        let weight = request.systemWeight(number(keys.weight) ?? 400, family: family)
        return Font(family: family ?? Font.systemText, size: number(keys.size) ?? 17, weight: weight)
    }
}
