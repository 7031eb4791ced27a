import Glibc
import Model

/// The colour spaces of design tokens (DTCG Color Module 2025.10), with the mathematics of CSS Color 4.
enum CSSColorSpace: String, CaseIterable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case linear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98 = "a98-rgb"
    case prophoto = "prophoto-rgb"
    case xyz65 = "xyz-d65"
    case xyz50 = "xyz-d50"

    /// What a component means.
    enum Axis {
        /// 0 to 1.
        case share
        /// 0 to 100.
        case percentage
        /// Degrees.
        case hue
        /// 0 and more.
        case chroma
        case free
    }

    /// The three components; those of RGB and XYZ may lie outside of 0 to 1 only in files that are wrong.
    var axes: [Axis] {
        switch self {
        case .hsl, .hwb: [.hue, .percentage, .percentage]
        case .lab: [.percentage, .free, .free]
        case .lch: [.percentage, .chroma, .hue]
        case .oklab: [.share, .free, .free]
        case .oklch: [.share, .chroma, .hue]
        default: [.share, .share, .share]
        }
    }

    /// The components as XYZ relative to D65.
    func xyz(of values: [Double]) -> [Double] {
        switch self {
        case .srgb: Matrix.srgbToXYZ.times(values.map(Curve.srgb.linear))
        case .linear: Matrix.srgbToXYZ.times(values)
        case .hsl: CSSColorSpace.srgb.xyz(of: HueModel.rgb(hsl: values))
        case .hwb: CSSColorSpace.srgb.xyz(of: HueModel.rgb(hwb: values))
        case .displayP3: Matrix.p3ToXYZ.times(values.map(Curve.srgb.linear))
        case .a98: Matrix.a98ToXYZ.times(values.map(Curve.a98.linear))
        case .rec2020: Matrix.rec2020ToXYZ.times(values.map(Curve.rec2020.linear))
        case .prophoto: CSSColorSpace.xyz50.xyz(of: Matrix.prophotoToXYZ.times(values.map(Curve.prophoto.linear)))
        case .xyz65: values
        case .xyz50: Matrix.d50ToD65.times(values)
        case .lab: CSSColorSpace.xyz50.xyz(of: Lab.xyz(of: values))
        case .lch: CSSColorSpace.lab.xyz(of: Polar.flat(values))
        case .oklab: Matrix.lmsToXYZ.times(Matrix.oklabToLMS.times(values).map { $0 * $0 * $0 })
        case .oklch: CSSColorSpace.oklab.xyz(of: Polar.flat(values))
        }
    }

    /// The components of a colour given as XYZ relative to D65.
    func values(ofXYZ xyz: [Double]) -> [Double] {
        switch self {
        case .srgb:
            // What the way through XYZ rounds must not decide between two of 256 steps.
            Matrix.srgbToXYZ.inverse.times(xyz).map { (Curve.srgb.encoded($0) * 1e10).rounded() / 1e10 }
        case .linear: Matrix.srgbToXYZ.inverse.times(xyz)
        case .hsl: HueModel.hsl(rgb: CSSColorSpace.srgb.values(ofXYZ: xyz))
        case .hwb: HueModel.hwb(rgb: CSSColorSpace.srgb.values(ofXYZ: xyz))
        case .displayP3: Matrix.p3ToXYZ.inverse.times(xyz).map(Curve.srgb.encoded)
        case .a98: Matrix.a98ToXYZ.inverse.times(xyz).map(Curve.a98.encoded)
        case .rec2020: Matrix.rec2020ToXYZ.inverse.times(xyz).map(Curve.rec2020.encoded)
        case .prophoto: Matrix.prophotoToXYZ.inverse.times(CSSColorSpace.xyz50.values(ofXYZ: xyz)).map(Curve.prophoto.encoded)
        case .xyz65: xyz
        case .xyz50: Matrix.d50ToD65.inverse.times(xyz)
        case .lab: Lab.values(ofXYZ: CSSColorSpace.xyz50.values(ofXYZ: xyz))
        case .lch: Polar.round(CSSColorSpace.lab.values(ofXYZ: xyz))
        case .oklab: Matrix.oklabToLMS.inverse.times(Matrix.lmsToXYZ.inverse.times(xyz).map(Curve.cubeRoot))
        case .oklch: Polar.round(CSSColorSpace.oklab.values(ofXYZ: xyz))
        }
    }
}

/// The curve between a stored channel and light, mirrored below zero as CSS Color 4 has it.
struct Curve: Sendable {
    let linear: @Sendable (Double) -> Double
    let encoded: @Sendable (Double) -> Double

    /// A power with a straight piece below `start`; `offset` is what the power part adds before it is scaled back.
    private init(exponent: Double, offset: Double, slope: Double, start: Double) {
        linear = { value in
            let size = abs(value)
            let light = size <= start * slope ? size / slope : pow((size + offset) / (1 + offset), exponent)
            return value < 0 ? -light : light
        }
        encoded = { value in
            let light = abs(value)
            let size = light <= start ? light * slope : (1 + offset) * pow(light, 1 / exponent) - offset
            return value < 0 ? -size : size
        }
    }

    static let srgb = Curve(exponent: 2.4, offset: 0.055, slope: 12.92, start: 0.0031308)
    static let a98 = Curve(exponent: 563.0 / 256, offset: 0, slope: 1, start: 0)
    static let prophoto = Curve(exponent: 1.8, offset: 0, slope: 16, start: 1.0 / 512)
    static let rec2020 = Curve(exponent: 1 / 0.45, offset: 0.09929682680944, slope: 4.5, start: 0.018053968510807)

    static func cubeRoot(_ value: Double) -> Double { value < 0 ? -pow(-value, 1.0 / 3) : pow(value, 1.0 / 3) }
}

/// Lightness, chroma and hue to lightness and two axes, and back.
enum Polar {
    static func flat(_ values: [Double]) -> [Double] {
        let angle = values[2] * .pi / 180
        return [values[0], values[1] * cos(angle), values[1] * sin(angle)]
    }

    static func round(_ values: [Double]) -> [Double] {
        let angle = atan2(values[2], values[1]) * 180 / .pi
        return [values[0], (values[1] * values[1] + values[2] * values[2]).squareRoot(), angle < 0 ? angle + 360 : angle]
    }
}

/// CIE Lab and XYZ, both relative to D50.
enum Lab {
    private static let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    static func xyz(of values: [Double]) -> [Double] {
        let middle = (values[0] + 16) / 116
        func light(_ root: Double) -> Double {
            let cube = root * root * root
            return cube > epsilon ? cube : (116 * root - 16) / kappa
        }
        let y = values[0] > kappa * epsilon ? middle * middle * middle : values[0] / kappa
        return [light(values[1] / 500 + middle) * white[0], y, light(middle - values[2] / 200) * white[2]]
    }

    static func values(ofXYZ xyz: [Double]) -> [Double] {
        let roots = zip(xyz, white).map { part, white in
            let share = part / white
            return share > epsilon ? Curve.cubeRoot(share) : (kappa * share + 16) / 116
        }
        return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
}
