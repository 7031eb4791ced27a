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
        case .sRGB: channels
        case .linear: Components(.linear, channels).converted(to: .srgb).values
        case .displayP3: Components(.displayP3, channels).converted(to: .srgb).values
        }
    }
}
