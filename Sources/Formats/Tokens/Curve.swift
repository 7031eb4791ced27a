import Glibc

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
