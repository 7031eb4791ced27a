public import Model

/// A font: family, size in points, weight of 100 to 900.
public struct Font: Hashable, Sendable {
    public var family: String
    public var size: Double
    public var weight: Double

    public init(family: String = Font.systemText, size: Double, weight: Double = 400) {
        self.family = family
        self.size = size
        self.weight = weight
    }

    /// The system's family for text under 20 points; larger text is drawn with `SF Pro Display`.
    public static let systemText = "SF Pro Text"
}

/// How a piece of text looks.
public struct TextLook: Equatable, Sendable {
    public var font: Font
    public var color: RGBA

    public init(_ font: Font, _ color: RGBA) {
        self.font = font
        self.color = color
    }
}

/// One thing that a dialect paints behind title and items.
public struct BarLayer: Equatable, Sendable {
    public enum Kind: String, Sendable { case blur, color, image, mask, shadow, hairline, custom }

    /// Where a layer lies; the scene turns it into points.
    public enum Extent: Equatable, Sendable {
        /// From the top of the page to the bar's bottom.
        case band
        /// The bar alone, without the status bar.
        case bar
        /// A line inside the bar's bottom edge; height in points, `nil` for one device pixel.
        case lineInside(Double?)
        /// A line under the bar's bottom edge.
        case lineBelow(Double?)
        /// From the top of the page to some points below the bar's bottom.
        case overhang(Double)
        /// At the bar's top left corner in the picture's own size.
        case natural(width: Double, height: Double)
    }

    public var kind: Kind
    /// `light`, `extraLight`, `dark` or `chrome`, for a blur.
    public var blur: String?
    public var color: RGBA?
    /// The picture, as the project refers to it.
    public var image: String?
    /// `stretch`, `aspectFill` or `natural`, for a picture.
    public var imageMode: String?
    /// The layer's own opacity; the colour's stays in the colour.
    public var alpha: Double
    public var extent: Extent

    public init(
        _ kind: Kind, blur: String? = nil, color: RGBA? = nil, image: String? = nil, imageMode: String? = nil, alpha: Double = 1,
        extent: Extent = .band
    ) {
        self.kind = kind
        self.blur = blur
        self.color = color
        self.image = image
        self.imageMode = imageMode
        self.alpha = alpha
        self.extent = extent
    }

    /// Whether the layer paints anything at all; one that does not is left out of a bar.
    public var isVisible: Bool {
        alpha > 0 && (color.map { $0.alpha > 0 } ?? true)
    }
}

/// The status bar that a dialect asks for.
public struct StatusBarLook: Equatable, Sendable {
    public enum Ink: String, Sendable { case dark, light }

    public var ink: Ink
    public var isHidden: Bool
    /// The status bar's own colour, on iOS 6 and earlier.
    public var background: RGBA?

    public init(_ ink: Ink, isHidden: Bool = false, background: RGBA? = nil) {
        self.ink = ink
        self.isHidden = isHidden
        self.background = background
    }
}

/// The tab bar that a dialect asks for.
public struct TabBarLook: Equatable, Sendable {
    public var background: RGBA
    public var isBlurred: Bool
    public var hairline: RGBA
    public var selected: RGBA
    public var unselected: RGBA
    public var fontSize: Double

    public init(background: RGBA, isBlurred: Bool, hairline: RGBA, selected: RGBA, unselected: RGBA, fontSize: Double = 10) {
        self.background = background
        self.isBlurred = isBlurred
        self.hairline = hairline
        self.selected = selected
        self.unselected = unselected
        self.fontSize = fontSize
    }
}

/// The bar of one screen as a dialect resolves it: what is painted, what is shown, and why.
public struct ResolvedBar: Equatable, Sendable {
    public var isHidden = false
    /// Bottom to top; only layers that paint something.
    public var layers: [BarLayer] = []
    public var contentUnderBar = true
    /// Whether a hidden bar still takes its space from the content.
    public var reservesSpaceWhenHidden = false
    /// Whether a hidden bar still stands there, only clear: items of a page beside it move as over any bar.
    public var standsWhenHidden = false
    /// Points below the bar's bottom at which docked content starts, a line below the bar included; `nil` if it is not docked.
    public var dock: Double?
    /// Whether touches on the bar's background reach the page.
    public var touchThrough = false
    /// Whether the page's content hides the bar's background.
    public var isCovered = false
    /// The height of a custom bar in points; `nil` for the standard one.
    public var customHeight: Double?
    /// Whether the bar is a part of its page and slides with it.
    public var slidesWithPage = false
    /// Whether the ground stays as high as the bar with its large title is at rest, whatever has been scrolled.
    public var groundKeepsHeight = false

    public var title: TextLook
    public var largeTitle: TextLook
    public var prompt: TextLook
    /// Text items.
    public var button: TextLook
    /// Icons of items.
    public var iconColor: RGBA
    public var backLabel: TextLook
    public var backArrowColor: RGBA
    /// The picture in place of the arrow.
    public var backImage: String?
    public var disabledColor: RGBA
    /// Opacity of a pressed item.
    public var highlightAlpha = 0.3
    /// Whether titles of a label are buttons, which take taps.
    public var labelsTakeTaps = false
    /// Whether items with a picture can have a larger tap area than they need.
    public var extendsPictures = true

    /// The screen's item with all levels and live changes applied; sides that are hidden are empty, lost items are gone.
    public var item = Item()
    /// Whether a back button stands at the left.
    public var showsBack = false
    /// The back button's text by the dialect's rule; `nil` for an arrow alone.
    public var backText: String?
    /// Whether the title is large while the content is at its top.
    public var isLargeTitle = false
    /// Whether title and items are drawn at all; a library can hide them with the bar still there.
    public var showsItems = true
    /// Whether a title's picture is a template in the colour of icons.
    public var tintsTitleImage = false
    /// Whether the text of an item stands on several lines where it has them.
    public var breaksItemText = false

    public var statusBar = StatusBarLook(.dark)
    /// Whether a tab bar that comes or goes with the page fades instead of sliding with a page.
    public var fadesTabBar = false
    public var tabBar: TabBarLook
    public var trace: [Trace] = []

    public init(
        title: TextLook, largeTitle: TextLook, prompt: TextLook, button: TextLook, iconColor: RGBA, backLabel: TextLook,
        backArrowColor: RGBA, disabledColor: RGBA, tabBar: TabBarLook
    ) {
        self.title = title
        self.largeTitle = largeTitle
        self.prompt = prompt
        self.button = button
        self.iconColor = iconColor
        self.backLabel = backLabel
        self.backArrowColor = backArrowColor
        self.disabledColor = disabledColor
        self.tabBar = tabBar
    }
}
