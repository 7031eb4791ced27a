public import Dialects

/// Tells how much room text takes; the renderer measures with the fonts that it draws with.
public protocol TextMeasurer: Sendable {
    /// The width of one line in points.
    func width(of text: String, font: Font) -> Double
}

/// A measurer that needs no fonts: every letter is half as wide as it is high, CJK letters are square.
public struct EvenMeasurer: TextMeasurer {
    public init() {}

    public func width(of text: String, font: Font) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? font.size : font.size / 2) }
    }
}
