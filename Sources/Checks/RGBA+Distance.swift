import Model

extension RGBA {
    /// The distance of two colours in sRGB, 0 to 1.
    func distance(to other: RGBA) -> Double {
        let steps = [(red, other.red), (green, other.green), (blue, other.blue)].map { (Double($0) - Double($1)) / 255 }
        return (steps.reduce(0) { $0 + $1 * $1 } / 3).squareRoot()
    }
}
