import Model

/// A bar in light and dark, and the names of the palette behind its colours.
struct Look: Equatable {
    let bars: Both<BarLook>
    private let names: [BarPart: String]

    /// A colour keeps its name where one of the styles, the nearest first, says it and the dialect paints it as it is.
    init(_ bars: Both<BarLook>, styles: [Style], palette: Palette) {
        self.bars = bars
        var names: [BarPart: String] = [:]
        for part in BarPart.allCases {
            let said = part.keys.flatMap { key in styles.compactMap { $0.color(key) } }
            for case .palette(let name) in said where names[part] == nil {
                let isSame = [Appearance.light, .dark].allSatisfy { palette.resolve(.palette(name), $0) == bars[$0][part] }
                if isSame { names[part] = name }
            }
        }
        self.names = names
    }

    subscript(appearance: Appearance) -> BarLook { bars[appearance] }

    /// The colour of a part.
    func color(_ part: BarPart, _ appearance: Appearance) -> LookColor { LookColor(bars[appearance][part], names[part]) }
}

/// A colour as it is painted, and its name in the palette if it has one.
struct LookColor: Equatable {
    let value: RGBA
    let name: String?

    init(_ value: RGBA, _ name: String?) {
        self.value = value
        self.name = name
    }
}
