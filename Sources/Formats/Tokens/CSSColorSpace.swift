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
