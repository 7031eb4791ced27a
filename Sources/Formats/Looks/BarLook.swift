import Dialects
import Model

/// A bar in values that any toolkit has: one colour a part, three fonts, and what shows.
struct BarLook: Equatable {
    /// Clear where nothing is painted.
    private(set) var colors: [BarPart: RGBA]
    let titleFont: Font
    let largeTitleFont: Font
    let buttonFont: Font
    /// The name of the blur behind the colour; `nil` for none.
    let blur: String?
    /// Points; `nil` for one pixel.
    let hairlineHeight: Double?
    let tabFontSize: Double
    let highlightAlpha: Double
    let backImage: String?
    let hasLightStatusBar: Bool
    let hidesStatusBar: Bool

    /// The arrow of a bar whose picture for it has its own colours, and which styles give none, is drawn in the tint.
    init(_ bar: ResolvedBar, isArrowPainted: Bool = true) {
        let line = bar.layers.last { $0.kind == .hairline && $0.color != nil }
        colors = [
            .background: Self.ground(bar.layers), .hairline: Self.painted(line),
            .shadow: Self.painted(bar.layers.last { $0.kind == .shadow }), .tint: bar.iconColor, .title: bar.title.color,
            .largeTitle: bar.largeTitle.color, .button: bar.button.color,
            .backArrow: isArrowPainted ? bar.backArrowColor : bar.iconColor,
            .backText: bar.backLabel.color, .disabled: bar.disabledColor, .tabBackground: bar.tabBar.background,
            .tabHairline: bar.tabBar.hairline, .tabTint: bar.tabBar.selected, .tabUnselected: bar.tabBar.unselected,
        ]
        titleFont = bar.title.font
        largeTitleFont = bar.largeTitle.font
        buttonFont = bar.button.font
        blur = bar.layers.last { $0.kind == .blur }?.blur
        hairlineHeight = line.flatMap(Self.height)
        tabFontSize = bar.tabBar.fontSize
        highlightAlpha = bar.highlightAlpha
        backImage = bar.backImage
        hasLightStatusBar = bar.statusBar.ink == .light
        hidesStatusBar = bar.statusBar.isHidden
    }

    subscript(part: BarPart) -> RGBA { colors[part] ?? .clear }

    /// Whether anything of what lies behind shows through the bar, blurred.
    var isBlurred: Bool { blur != nil && self[.background].alpha < 255 }

    /// The colours that cover the bar, laid over each other.
    private static func ground(_ layers: [BarLayer]) -> RGBA {
        layers.filter { $0.kind == .color || $0.kind == .mask }.reduce(.clear) { painted($1).over($0) }
    }

    private static func painted(_ layer: BarLayer?) -> RGBA {
        guard let layer, let color = layer.color else { return .clear }
        return layer.alpha < 1 ? color.faded(layer.alpha) : color
    }

    private static func height(_ line: BarLayer) -> Double? {
        switch line.extent {
        case .lineInside(let height), .lineBelow(let height): height
        default: nil
        }
    }
}
