/// The application-wide look: a style and what every screen puts into its bar.
public struct Theme: StyledRecord {
    public var style = Style()
    public var item: Item?
    public var unknown: [JSON.Member] = []

    public init() {}

    public init(style: Style) {
        self.style = style
    }

    public static let summary = "The application-wide style (appearance proxy, AUTheme, NavigationBarStyle.global)."
    public static let fields: [Field<Theme>] = [
        Field("item", \.item, "What every screen puts into its bar unless it says otherwise.")
    ]
}

/// A change made while a screen is open; entries apply in their order.
public struct LiveEntry: StyledRecord {
    public var when: Moment?
    public var call: LiveCall?
    public var animated: Bool?
    public var item: Item?
    public var style = Style()
    public var unknown: [JSON.Member] = []

    public init() {}

    /// The moment at which the entry applies.
    public var moment: Moment { when ?? .appeared }

    public static let summary = "A change made while a screen is open; entries apply in their order."
    public static let fields: [Field<LiveEntry>] = [
        Field("when", \.when, "The moment; once the screen has appeared if not set."),
        Field("call", \.call, "A named call of the library."),
        Field("animated", \.animated, "Whether items change with a fade."),
        Field("item", \.item, "The keys of the item that change."),
    ]
}

/// The style from a scroll offset on.
public struct ScrollStop: Record {
    /// The offset of the content in points.
    public var at: Double = 0
    public var style = Style()
    public var item: Item?
    /// How the style is reached from the stop before; at once if not set.
    public var ramp: Ramp?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "The style from a scroll offset on."
    public static let fields: [Field<ScrollStop>] = [
        Field("at", \.at, isRequired: true, "The offset of the content in points."),
        Field("style", \.style, omit: Style(), "The keys that change."),
        Field("item", \.item, "The keys of the item that change."),
        Field("ramp", \.ramp, "How the style is reached from the stop before; at once if not set."),
    ]
}
