/// The look of one run of text, in points, whatever the system's resolution and settings.
public struct Font: Hashable, Sendable {
    /// A family the user chose, or nil for the system's.
    public var family: String?
    /// Points.
    public var size: Double
    /// 100 to 900; 400 is regular, 600 semibold, 700 bold.
    public var weight: Int

    /// A font of `size` points.
    public init(family: String? = nil, size: Double, weight: Int = 400) {
        self.family = family
        self.size = size
        self.weight = weight
    }
}
