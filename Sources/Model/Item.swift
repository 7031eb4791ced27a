/// What a screen puts into the bar; every key may be absent, so that items of several levels merge.
public struct Item: Record {
    public var title: Setting<Title>?
    public var prompt: Setting<String>?
    public var largeTitle: LargeTitleMode?
    public var back: BackButton?
    /// What the back button of pages above shows for this one.
    public var backTitle: Setting<String>?
    public var left: [BarItem]?
    public var right: [BarItem]?
    public var hidesLeft: Bool?
    public var hidesTitle: Bool?
    public var hidesRight: Bool?
    public var hidesBack: Bool?
    public var unknown: [JSON.Member] = []
    private var large: [Item] = []

    public init() {}

    /// The item that counts while the title is large, on top of this one.
    public var whenLarge: Item? {
        get { large.first }
        set { large = newValue.map { [$0] } ?? [] }
    }

    public var isEmpty: Bool { self == Item() }

    /// This item with the keys of another one on top.
    public func merging(_ other: Item) -> Item {
        var result = self
        result.title = other.title ?? title
        result.prompt = other.prompt ?? prompt
        result.largeTitle = other.largeTitle ?? largeTitle
        result.back = other.back ?? back
        result.backTitle = other.backTitle ?? backTitle
        result.left = other.left ?? left
        result.right = other.right ?? right
        result.hidesLeft = other.hidesLeft ?? hidesLeft
        result.hidesTitle = other.hidesTitle ?? hidesTitle
        result.hidesRight = other.hidesRight ?? hidesRight
        result.hidesBack = other.hidesBack ?? hidesBack
        result.large = other.large.isEmpty ? large : other.large
        return result
    }

    public static let summary = "What a screen puts into the bar."
    public static let fields: [Field<Item>] = [
        Field("title", \.title, "The title."),
        Field("prompt", \.prompt, "A line of text above the title."),
        Field("largeTitle", \.largeTitle, "Whether the title is large."),
        Field("whenLarge", \.whenLarge, "The keys that count while the title is large."),
        Field("back", \.back, "The back button shown on this page."),
        Field("backTitle", \.backTitle, "What the back button of pages above shows for this one."),
        Field("left", \.left, "The items at the left, in drawn order."),
        Field("right", \.right, "The items at the right, in drawn order, left to right."),
        Field("hidesLeft", \.hidesLeft, "Whether the left items are hidden without being removed."),
        Field("hidesTitle", \.hidesTitle, "Whether the title is hidden without being removed."),
        Field("hidesRight", \.hidesRight, "Whether the right items are hidden without being removed."),
        Field("hidesBack", \.hidesBack, "Whether the back button is hidden."),
    ]

    public static var schema: JSON { ["$ref": "#/$defs/item"] }

    /// The schema that `schema` refers to.
    static var definition: JSON {
        [
            "type": "object", "description": .string(summary),
            "properties": .object(fields.map { JSON.Member($0.name, $0.schema().described($0.summary)) }),
        ]
    }
}
