internal import Glibc

/// A colour space of a catalogue, and the way from it to sRGB.
enum ColorSpace {
    case sRGB, linear, displayP3

    /// The space of a name; the extended ones have the same primaries.
    init?(name: String) {
        switch name {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": self = .sRGB
        case "extended-linear-srgb": self = .linear
        case "display-p3": self = .displayP3
        default: return nil
        }
    }

    /// Three channels in sRGB, below 0 or above 1 for colours that it cannot show.
    func sRGB(_ channels: [Double]) -> [Double] {
        switch self {
        case .sRGB: return channels
        case .linear: return channels.map(Self.encoded)
        case .displayP3:
            let light = channels.map(Self.decoded)
            return Self.fromP3.map { row in Self.encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
        }
    }

    /// Linear Display P3 to linear sRGB (CSS Color 4, section 17: D65 on both sides).
    private static let fromP3 = [
        [1.224_940_176_280_561, -0.224_940_176_280_561, 0], [-0.042_056_954_709_688, 1.042_056_954_709_688, 0],
        [-0.019_637_554_590_334, -0.078_636_045_550_632, 1.098_273_600_140_966],
    ]

    /// The curve of sRGB (IEC 61966-2-1), which Display P3 has too.
    private static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let code = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -code : code
    }
}
