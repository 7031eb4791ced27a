/// The title of a screen.
public struct Title: Record {
    public var kind: TitleKind = .text
    public var text: String?
    /// The subtitle of a double title.
    public var detail: String?
    /// The attributes of a line after a newline.
    public var secondLine: TextAttributes?
    public var image: String?
    /// Width and height of an image title in points; a negative width counts from the page's.
    public var size: [Double]?
    /// Whether a tap on the title leaves the screen.
    public var autoDismiss: Bool?
    /// Whether the title takes taps.
    public var tappable: Bool?
    public var unknown: [JSON.Member] = []

    public init() {}

    /// A plain title.
    public init(text: String) {
        self.text = text
    }

    public static let summary = "The title of a screen."
    public static let fields: [Field<Title>] = [
        Field("kind", \.kind, "What the title is made of."),
        Field("text", \.text, "The title's text; a newline begins a second line."),
        Field("detail", \.detail, "The subtitle of a double title."),
        Field("secondLine", \.secondLine, "The attributes of the second line."),
        Field("image", \.image, "The title's picture."),
        Field("size", \.size, "Width and height of an image title in points; a negative width counts from the page's."),
        Field("tappable", \.tappable, "Whether the title takes taps."),
        Field("autoDismiss", \.autoDismiss, "Whether a tap on the title leaves the screen."),
    ]
}

/// Font and colour of a piece of text, as far as they are set.
public struct TextAttributes: Record {
    public var family: String?
    public var size: Double?
    public var weight: Double?
    public var color: Color?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "Font and colour of a piece of text."
    public static let fields: [Field<TextAttributes>] = [
        Field("family", \.family, "The font family."),
        Field("size", \.size, "The size in points."),
        Field("weight", \.weight, "The weight, 100 to 900."),
        Field("color", \.color, "The colour."),
    ]
}
