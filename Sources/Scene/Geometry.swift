/// A point in points, y downwards.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in points, y downwards.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var right: Double { x + width }
    public var bottom: Double { y + height }
    public var midX: Double { x + width / 2 }
    public var midY: Double { y + height / 2 }

    public func offset(_ dx: Double, _ dy: Double = 0) -> Rect { Rect(x + dx, y + dy, width, height) }

    public func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
    }

    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < right && point.y >= y && point.y < bottom
    }

    /// The way to another rectangle.
    public func mixed(with other: Rect, _ share: Double) -> Rect {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Rect(mix(x, other.x), mix(y, other.y), mix(width, other.width), mix(height, other.height))
    }
}
