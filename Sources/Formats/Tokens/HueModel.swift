/// HSL and HWB, whose parts are degrees and percentages, and sRGB.
enum HueModel {
    static func rgb(hsl: [Double]) -> [Double] {
        let saturation = hsl[1] / 100, lightness = hsl[2] / 100
        let spread = saturation * min(lightness, 1 - lightness)
        return [0.0, 8, 4].map { shift in
            let place = wrapped(shift + hsl[0] / 30, 12)
            return lightness - spread * max(-1, min(place - 3, 9 - place, 1))
        }
    }

    static func rgb(hwb: [Double]) -> [Double] {
        let white = hwb[1] / 100, black = hwb[2] / 100
        if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
        return rgb(hsl: [hwb[0], 100, 50]).map { $0 * (1 - white - black) + white }
    }

    static func hsl(rgb: [Double]) -> [Double] {
        let most = rgb.max() ?? 0, least = rgb.min() ?? 0
        let lightness = (most + least) / 2, room = min(lightness, 1 - lightness)
        return [hue(rgb), room <= 0 ? 0 : (most - lightness) / room * 100, lightness * 100]
    }

    static func hwb(rgb: [Double]) -> [Double] { [hue(rgb), (rgb.min() ?? 0) * 100, (1 - (rgb.max() ?? 0)) * 100] }

    private static func hue(_ rgb: [Double]) -> Double {
        let most = rgb.max() ?? 0, spread = most - (rgb.min() ?? 0)
        guard spread > 1e-9 else { return 0 }
        let sixth =
            most == rgb[0]
            ? (rgb[1] - rgb[2]) / spread : most == rgb[1] ? (rgb[2] - rgb[0]) / spread + 2 : (rgb[0] - rgb[1]) / spread + 4
        return wrapped(sixth * 60, 360)
    }

    private static func wrapped(_ value: Double, _ length: Double) -> Double {
        let rest = value.truncatingRemainder(dividingBy: length)
        return rest < 0 ? rest + length : rest
    }
}
