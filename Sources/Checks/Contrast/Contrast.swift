import Glibc
public import Model

/// The contrast of two colours by WCAG 2.2, 1 to 21.
public enum Contrast {
    /// Text needs this much (WCAG 2.2, 1.4.3).
    public static let textLimit = 4.5
    /// Large text and icons need this much (WCAG 2.2, 1.4.3 and 1.4.11).
    public static let largeLimit = 3.0

    /// The ratio of two opaque colours.
    public static func ratio(_ one: RGBA, _ other: RGBA) -> Double {
        let a = luminance(one), b = luminance(other)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Relative luminance, 0 to 1.
    public static func luminance(_ color: RGBA) -> Double {
        0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
    }

    /// The linear share of each of the 256 steps of sRGB, with the threshold of IEC 61966-2-1.
    static let linear: [Double] = (0...255).map { step in
        let share = Double(step) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }

    /// How an ink fares on a backdrop.
    struct Measure: Equatable {
        /// The ratio at the worst 5 % of the pixels, so that single ones do not decide.
        var ratio: Double
        /// The backdrop's colour there.
        var backdrop: RGBA
    }

    /// Compares an ink, its alpha composited on each pixel, with the pixels that lie behind it; `nil` if there are none.
    static func measure(_ ink: RGBA, on colors: [RGBA: Int]) -> Measure? {
        let ratios = colors.map { (ratio: ratio(ink.over($0.key), $0.key), color: $0.key, count: $0.value) }
        let total = colors.values.reduce(0, +)
        var left = Int(0.05 * Double(total))
        for entry in ratios.sorted(by: { ($0.ratio, $0.color.hex) < ($1.ratio, $1.color.hex) }) {
            if entry.count > left { return Measure(ratio: entry.ratio, backdrop: entry.color) }
            left -= entry.count
        }
        return nil
    }

    /// A ratio for a message, rounded down so that one below a limit never reads as the limit.
    static func spelling(_ ratio: Double) -> String {
        JSON.spelling((ratio * 100 + 1e-6).rounded(.down) / 100)
    }
}
