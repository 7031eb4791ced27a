/// A button of a bar: a text, a picture, both, or one of the ready-made ones.
public struct BarItem: Record {
    /// A name for events and exports.
    public var id: String?
    public var text: String?
    public var image: String?
    public var system: SystemItem?
    public var generic: GenericItem?
    public var mpaas: MpaasItem?
    public var enabled: Bool?
    public var action: ItemAction?
    /// Whether a tap leaves the screen without telling the app of the tap.
    public var autoDismiss: Bool?
    /// Points by which the tap area grows towards the middle of the bar.
    public var extendTapAreaBy: Double?
    public var badge: String?
    public var tint: Color?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "A button of a bar."
    public static let fields: [Field<BarItem>] = [
        Field("id", \.id, "A name for events and exports."),
        Field("text", \.text, "The text of the button."),
        Field("image", \.image, "The picture of the button."),
        Field("system", \.system, "A ready-made item of UIKit (UIBarButtonItem.SystemItem)."),
        Field("generic", \.generic, "A ready-made item of NavigationAndStyle."),
        Field("mpaas", \.mpaas, "A ready-made picture of mPaaS (AUBarButtonImageType)."),
        Field("enabled", \.enabled, "Whether the button takes taps; true if not set."),
        Field("action", \.action, "What a tap does to the stack."),
        Field("autoDismiss", \.autoDismiss, "Whether a tap leaves the screen without telling the app of the tap."),
        Field("extendTapAreaBy", \.extendTapAreaBy, "Points by which the tap area grows towards the middle of the bar."),
        Field("badge", \.badge, "A number or a short text on the button; a point for a dot."),
        Field("tint", \.tint, "The button's own colour."),
    ]
}

/// The back button shown on a page.
public struct BackButton: Record {
    public var title: Setting<String>?
    public var image: Setting<String>?
    /// The question that an intercepted back asks.
    public var intercept: String?
    public var unknown: [JSON.Member] = []

    public init() {}

    public static let summary = "The back button shown on this page."
    public static let fields: [Field<BackButton>] = [
        Field("title", \.title, "Its text, in place of the title of the screen below; null for none."),
        Field("image", \.image, "The picture of its arrow."),
        Field("intercept", \.intercept, "The question that is asked instead of going back."),
    ]
}
