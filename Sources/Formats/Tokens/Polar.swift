import Glibc

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
