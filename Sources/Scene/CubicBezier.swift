/// A timing curve through (0, 0) and (1, 1) with two control points, as CSS, Flutter and Core Animation know it.
public struct CubicBezier: Equatable, Sendable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    public static let easeIn = CubicBezier(0.42, 0, 1, 1)
    public static let easeOut = CubicBezier(0, 0, 0.58, 1)
    public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

    /// The curve's value at a time of 0 to 1, found by bisection to 1e-9.
    public func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        var low = 0.0, high = 1.0
        while high - low > 1e-9 {
            let middle = (low + high) / 2
            if Self.axis(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return Self.axis((low + high) / 2, y1, y2)
    }

    private static func axis(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
}
