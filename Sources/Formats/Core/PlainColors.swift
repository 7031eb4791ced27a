import Model

/// Turns the project's colours into single ones for formats that know neither names nor pairs, and tells what gets lost.
struct PlainColors {
    let palette: Palette
    private(set) var lost: [Loss] = []

    init(_ project: Project) {
        palette = project.palette
    }

    /// The colour in light; a pair's dark colour is lost.
    mutating func plain(_ color: Color, _ property: String, screen: ScreenID? = nil) -> RGBA {
        let light = palette.resolve(color, .light) ?? .clear
        if palette.isDynamic(color), let dark = palette.resolve(color, .dark), dark != light {
            lost.append(
                Loss(
                    property, screen: screen,
                    closest: Phrase("the light colour \(light.shortHex); the dark one, \(dark.shortHex), is left out")))
        }
        return light
    }

    /// The colour that a style sets; `null`, which the format cannot say, is lost.
    mutating func plain(_ key: StyleKey, of style: Style, _ prefix: String = "", screen: ScreenID? = nil) -> RGBA? {
        switch style[key] {
        case .color(let color): return plain(color, prefix + key.name, screen: screen)
        case .nothing: lose(prefix + key.name, screen: screen)
        default: break
        }
        return nil
    }

    /// Notes a loss.
    mutating func lose(_ property: String, screen: ScreenID? = nil, closest: Phrase = Capabilities.leftOut) {
        lost.append(Loss(property, screen: screen, closest: closest))
    }
}
