/// A colour that can be painted: sRGB, 8 bits a channel, not premultiplied.
public struct RGBA: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From numbers of 0 to 1; `nil` parts of a channel round to the nearest of 256 steps.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func step(_ value: Double) -> UInt8 { UInt8((min(1, max(0, value)) * 255).rounded()) }
        self.init(step(red), step(green), step(blue), step(alpha))
    }

    /// From `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, alpha last.
    public init?(hex: String) {
        guard hex.hasPrefix("#") else { return nil }
        var digits = Array(hex.dropFirst().utf8)
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return nil }
        func channel(_ at: Int) -> UInt8 { UInt8(String(decoding: digits[at..<at + 2], as: UTF8.self), radix: 16) ?? 0 }
        self.init(channel(0), channel(2), channel(4), digits.count == 8 ? channel(6) : 255)
    }

    public static let black = RGBA(0, 0, 0)
    public static let white = RGBA(255, 255, 255)
    public static let clear = RGBA(0, 0, 0, 0)

    /// `#RRGGBBAA`.
    public var hex: String {
        String(unsafeUninitializedCapacity: 9) { text in
            text[0] = UInt8(ascii: "#")
            for (index, channel) in [red, green, blue, alpha].enumerated() {
                text[1 + 2 * index] = Self.digit(channel >> 4)
                text[2 + 2 * index] = Self.digit(channel & 15)
            }
            return 9
        }
    }

    /// `#RRGGBB`, with `AA` only if not opaque.
    public var shortHex: String { alpha == 255 ? String(hex.dropLast(2)) : hex }

    /// Alpha of 0 to 1.
    public var opacity: Double { Double(alpha) / 255 }

    public func with(opacity: Double) -> RGBA {
        RGBA(red, green, blue, UInt8((min(1, max(0, opacity)) * 255).rounded()))
    }

    /// The colour with its alpha multiplied.
    public func faded(_ factor: Double) -> RGBA { with(opacity: opacity * factor) }

    /// The way from this colour to another, mixed premultiplied so that a clear end lends no hue.
    public func mixed(with other: RGBA, _ share: Double) -> RGBA {
        let t = min(1, max(0, share))
        let alpha = opacity + (other.opacity - opacity) * t
        guard alpha > 0 else { return RGBA(other.red, other.green, other.blue, 0) }
        func channel(_ a: UInt8, _ b: UInt8) -> Double {
            let from = Double(a) * opacity, to = Double(b) * other.opacity
            return (from + (to - from) * t) / alpha / 255
        }
        return RGBA(
            red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue), alpha: alpha)
    }

    /// This colour drawn over another.
    public func over(_ backdrop: RGBA) -> RGBA {
        let top = opacity, below = backdrop.opacity * (1 - top), alpha = top + below
        guard alpha > 0 else { return .clear }
        func channel(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) * top + Double(b) * below) / alpha / 255 }
        return RGBA(
            red: channel(red, backdrop.red), green: channel(green, backdrop.green), blue: channel(blue, backdrop.blue),
            alpha: alpha)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "A") }
}
