import Model

/// The status bar as UIKit draws it.
enum SystemStatusBar {
    /// The look that a style asks for. `default` is dark text, from iOS 13 on by appearance; a black bar asks for light text.
    static func look(
        _ style: String?, isBlack: Bool, isHidden: Bool = false, _ request: BarRequest, under layers: [BarLayer] = []
    ) -> StatusBarLook {
        guard request.profile.version >= 7 else { return classic(style, isHidden, request, layers) }
        return StatusBarLook(ink(style, isBlack: isBlack, request), isHidden: isHidden)
    }

    private static func ink(_ style: String?, isBlack: Bool, _ request: BarRequest) -> StatusBarLook.Ink {
        switch style {
        case "light", "blackOpaque", "blackTranslucent": .light
        case "dark": .dark
        default: isBlack || request.appearance == .dark ? .light : .dark
        }
    }

    /// iOS 6 colours the default status bar with the bar's average; before that it is a light gradient, drawn in a middle grey.
    private static func classic(_ style: String?, _ isHidden: Bool, _ request: BarRequest, _ layers: [BarLayer]) -> StatusBarLook
    {
        switch style {
        case "blackOpaque", "light": return StatusBarLook(.light, isHidden: isHidden, background: .black)
        case "blackTranslucent": return StatusBarLook(.light, isHidden: isHidden, background: RGBA(0, 0, 0, 128))
        default:
            guard request.profile == .ios6, let average = average(layers, request) else {
                return StatusBarLook(.dark, isHidden: isHidden, background: RGBA(200, 204, 209))
            }
            return StatusBarLook(average.isDark ? .light : .dark, isHidden: isHidden, background: average)
        }
    }

    /// The average colour of what a bar paints, its line left out.
    private static func average(_ layers: [BarLayer], _ request: BarRequest) -> RGBA? {
        var result: RGBA?
        for layer in layers where layer.kind != .hairline {
            let color = layer.color ?? layer.image.flatMap { request.images.facts($0)?.averageColor }
            guard let color = color?.faded(layer.alpha) else { continue }
            result = result.map { color.over($0) } ?? color
        }
        return result
    }
}

extension RGBA {
    /// Whether light text reads better on the colour (relative luminance below the middle of black and white text).
    var isDark: Bool { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) < 128 }
}
