/// A bar of a page's or a stack's own, in place of the standard one.
public struct CustomBar: Record {
    /// What a custom bar can draw by itself.
    public enum Part: String, FileWord { case back, title, prompt, image }
    /// What a custom bar is told of when it changes.
    public enum News: String, FileWord { case title, prompt }

    /// Bars of one name are one bar object.
    public var name: String?
    /// Points; the standard height if not set.
    public var height: Double?
    public var background: Color?
    /// Whether the bar is a part of its page and slides with it.
    public var slides: Bool?
    public var draws: [Part]?
    public var follows: [News]?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "A bar of a page's or a stack's own, in place of the standard one."
    public static let fields: [Field<CustomBar>] = [
        Field("name", \.name, "Bars of one name are one bar object."),
        Field("height", \.height, "The height in points; the standard height if not set."),
        Field("background", \.background, "The colour that fills the bar."),
        Field("slides", \.slides, "Whether the bar is a part of its page and slides with it."),
        Field("draws", \.draws, "What the bar draws by itself instead of the standard elements."),
        Field("follows", \.follows, "What the bar is told of when it changes."),
    ]
}
