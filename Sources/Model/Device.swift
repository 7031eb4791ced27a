/// A phone or tablet: sizes in points, measured or published for its screen.
public struct Device: Equatable, Sendable {
    /// What is cut out of the screen's top.
    public enum Cutout: Sendable { case none, notch, dynamicIsland }

    public let name: String
    public let width: Double
    public let height: Double
    /// Device pixels a point.
    public let scale: Double
    public let statusBarHeight: Double
    /// Where the navigation bar begins in portrait; on iPads under the status bar.
    public let barY: Double
    public let safeAreaTop: Double
    public let safeAreaBottom: Double
    public let landscapeInsets: Insets
    public let cornerRadius: Double
    public let cutout: Cutout
    public let hasHomeIndicator: Bool

    public var isTablet: Bool { width >= 700 }

    /// Whether the bar keeps 44 points in landscape: iPads and the wide phones (Plus, Max, XR).
    public var isRegularWidthInLandscape: Bool { width >= 414 }

    /// A device by its name.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// The device of new projects.
    public static let standard = named("iPhone 15") ?? all[0]
}

/// Distances from the four edges, in points.
public struct Insets: Equatable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension Device: FileValue {
    public init(from reader: Reader) throws(Problem) {
        guard let name = reader.json.string, let device = Device.named(name) else {
            throw reader.expected("the name of a device, such as \(Device.standard.name); `transom devices` lists them")
        }
        self = device
    }

    public var json: JSON { .string(name) }
    public static var schema: JSON { ["enum": .array(all.map { .string($0.name) })] }
}
