/// The name by which stacks, steps and commands call a screen.
public typealias ScreenID = String

/// A mock page and what it puts into the bar.
public struct Screen: Record {
    public var id: ScreenID = ""
    public var name: String?
    public var content: ContentKind = .empty
    public var contentImage: String?
    public var rows: Rows?
    /// The colour behind the page's content.
    public var background: Color?
    public var contentTop: ContentTop?
    public var dock: Dock?
    public var shrinkOnScroll: Bool?
    public var searchBar: Bool?
    public var editing: Bool?
    @Boxed public var item = Item()
    public var style = Style()
    public var live: [LiveEntry] = []
    public var scroll: [ScrollStop] = []
    public var swipeBack: Bool?
    public var backInteractive: Bool?
    public var clickBack: Bool?
    public var hidesTabBar: Bool?
    public var autoStyle: Bool?
    public var loadingColors: [Color]?
    public var restore: Restore?
    public var forwardsStatusBar: Bool?
    public var unknown: [JSON.Member] = []

    public init() {}

    public init(id: ScreenID, name: String? = nil, content: ContentKind = .empty) {
        self.id = id
        self.name = name
        self.content = content
    }

    /// What a person calls the screen.
    public var label: String { name ?? id }

    public static let summary = "A mock page and what it puts into the bar."
    public static let fields: [Field<Screen>] = [
        Field("id", \.id, isRequired: true, "The name by which stacks, steps and commands call the screen."),
        Field("name", \.name, "What a person calls the screen."),
        Field("content", \.content, "What the page is filled with."),
        Field("contentImage", \.contentImage, "A picture in the page's content."),
        Field("rows", \.rows, "The rows of a list: their number, or their texts."),
        Field("background", \.background, "The colour behind the page's content."),
        Field("contentTop", \.contentTop, "Where the content begins; by the dialect's rule if not set."),
        Field("dock", \.dock, "Content starts that far below the bar's lowest element."),
        Field("shrinkOnScroll", \.shrinkOnScroll, "Whether the scroll view goes behind the bar."),
        Field("searchBar", \.searchBar, "Whether a search row stands below the title."),
        Field("editing", \.editing, "Whether the page is being edited: the Edit button shows Done."),
        Field("item", \.item, omit: Item(), "What the screen puts into the bar."),
        Field("style", \.style, omit: Style(), "The screen's own style."),
        Field("live", \.live, omit: [], "Changes made while the screen is open, in their order."),
        Field("scroll", \.scroll, omit: [], "Styles by scroll offset."),
        Field("swipeBack", \.swipeBack, "Whether a swipe from the edge goes back; true if not set."),
        Field("backInteractive", \.backInteractive, "Whether back acts at all, by button and by swipe; true if not set."),
        Field("clickBack", \.clickBack, "Whether the back button acts; true if not set."),
        Field("hidesTabBar", \.hidesTabBar, "Whether the tab bar is hidden while the screen is pushed."),
        Field("autoStyle", \.autoStyle, "mPaaS: whether the framework's base class styles the page; true if not set."),
        Field("loadingColors", \.loadingColors, "mPaaS: the two colours of the loading line below the bar."),
        Field("restore", \.restore, "Save, set, restore: how the page gives the bar back; guarded if not set."),
        Field("forwardsStatusBar", \.forwardsStatusBar, "Whether the page hands the style's status bar on; true if not set."),
    ]
}

/// The rows of a page's list.
public enum Rows: FileValue, Equatable, Sendable {
    case count(Int)
    case texts([String])

    public init(from reader: Reader) throws(Problem) {
        if let number = reader.json.double {
            guard number == number.rounded(), (0...10_000).contains(number) else {
                throw reader.expected("a whole number from 0 to 10000, or a list of texts")
            }
            self = .count(Int(number))
        } else {
            self = .texts(try [String](from: reader))
        }
    }

    public var json: JSON {
        switch self {
        case .count(let count): .integer(count)
        case .texts(let texts): texts.json
        }
    }

    public static var schema: JSON { ["anyOf": [["type": "integer", "minimum": 0], [String].schema]] }
}

/// Where docked content starts.
public struct Dock: Record {
    /// Points below the bar's lowest element.
    public var constant: Double = 0
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "Where docked content starts."
    public static let fields: [Field<Dock>] = [Field("constant", \.constant, "Points below the bar's lowest element.")]
}
