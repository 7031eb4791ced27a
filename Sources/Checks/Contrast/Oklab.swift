import Glibc
import Model

/// A colour by lightness and two opponent axes (Björn Ottosson's OKLab, 2020), in which a step of lightness looks even.
struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: RGBA) {
        let red = Contrast.linear[Int(color.red)], green = Contrast.linear[Int(color.green)]
        let blue = Contrast.linear[Int(color.blue)]
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The colour clipped to sRGB and rounded to 8 bits.
    var color: RGBA {
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return RGBA(
            red: Self.gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Self.gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Self.gamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    private func cube(_ value: Double) -> Double { value * value * value }

    private static func gamma(_ linear: Double) -> Double {
        linear <= 0.0031308 ? 12.92 * max(0, linear) : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
}

extension Contrast {
    /// The smallest change that passes.
    enum Remedy: Equatable {
        case background(RGBA)
        case ink(RGBA)
    }

    /// Moves the lightness of the background or of the ink in steps of 0.005 until a limit is met; the smaller move counts.
    static func remedy(_ ink: RGBA, on background: RGBA, limit: Double) -> Remedy? {
        for step in 1...200 {
            let moves = [-0.005 * Double(step), 0.005 * Double(step)]
            for moved in moves.compactMap({ shifted(background, $0) }) where ratio(ink.over(moved), moved) >= limit {
                return .background(moved)
            }
            for moved in moves.compactMap({ shifted(ink, $0) }) where ratio(moved.over(background), background) >= limit {
                return .ink(moved)
            }
        }
        return nil
    }

    /// A colour with its lightness moved; `nil` beyond black and white.
    private static func shifted(_ color: RGBA, _ change: Double) -> RGBA? {
        var lab = Oklab(color)
        lab.lightness += change
        guard (-0.0025...1.0025).contains(lab.lightness) else { return nil }
        var result = lab.color
        result.alpha = color.alpha
        return result
    }
}
