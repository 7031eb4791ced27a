public import Dialects
public import Model

/// One frame of the phone: what stands where, why, and how it is drawn. Points; `describe` prints it.
public struct Frame: Equatable, Sendable {
    public struct Transition: Equatable, Sendable {
        public var kind: TransitionKind
        public var from: ScreenID
        public var to: ScreenID
        /// 0 = the old state, 1 = the new one.
        public var progress: Double
        public var barMode: BarMode

        public init(kind: TransitionKind, from: ScreenID, to: ScreenID, progress: Double, barMode: BarMode) {
            self.kind = kind
            self.from = from
            self.to = to
            self.progress = progress
            self.barMode = barMode
        }
    }

    public var device: Device
    /// Of the screen as it is held.
    public var width: Double
    public var height: Double
    public var dialect: DialectName
    public var profile: Profile
    public var appearance: Appearance
    /// The screen in front; the old one until a transition has completed.
    public var screen: ScreenID
    public var transition: Transition?
    /// Bottom to top.
    public var pages: [PageFrame] = []
    public var bars: [BarFrame] = []
    public var statusBar: StatusBarFrame
    public var elements: [Element] = []
    public var trace: [Trace] = []
    public var events: [Event] = []
    public var commands: [DrawCommand] = []

    public init(
        device: Device, width: Double, height: Double, dialect: DialectName, profile: Profile, appearance: Appearance,
        screen: ScreenID, statusBar: StatusBarFrame
    ) {
        self.device = device
        self.width = width
        self.height = height
        self.dialect = dialect
        self.profile = profile
        self.appearance = appearance
        self.screen = screen
        self.statusBar = statusBar
    }
}

/// A page and where it stands.
public struct PageFrame: Equatable, Sendable {
    public var screen: ScreenID
    public var frame: Rect
    /// Opacity of the black over the page.
    public var dim: Double

    public init(screen: ScreenID, frame: Rect, dim: Double) {
        self.screen = screen
        self.frame = frame
        self.dim = dim
    }
}

/// A bar and what is painted behind its title and items.
public struct BarFrame: Equatable, Sendable {
    public var owner: ScreenID
    public var frame: Rect
    public var isHidden: Bool
    public var contentUnderBar: Bool
    public var contentOriginY: Double
    public var safeAreaTop: Double
    public var touchThrough: Bool
    public var isCovered: Bool
    public var layers: [LayerFrame]

    public init(
        owner: ScreenID, frame: Rect, isHidden: Bool, contentUnderBar: Bool, contentOriginY: Double, safeAreaTop: Double,
        touchThrough: Bool, isCovered: Bool, layers: [LayerFrame]
    ) {
        self.owner = owner
        self.frame = frame
        self.isHidden = isHidden
        self.contentUnderBar = contentUnderBar
        self.contentOriginY = contentOriginY
        self.safeAreaTop = safeAreaTop
        self.touchThrough = touchThrough
        self.isCovered = isCovered
        self.layers = layers
    }
}

/// A layer of a bar, placed.
public struct LayerFrame: Equatable, Sendable {
    public var layer: BarLayer
    public var frame: Rect

    public init(_ layer: BarLayer, _ frame: Rect) {
        self.layer = layer
        self.frame = frame
    }
}

/// The status bar, placed.
public struct StatusBarFrame: Equatable, Sendable {
    public var look: StatusBarLook
    public var frame: Rect

    public init(look: StatusBarLook, frame: Rect) {
        self.look = look
        self.frame = frame
    }
}

/// A title, an item or a tab, as a person sees and touches it.
public struct Element: Equatable, Sendable {
    public enum Role: String, Sendable, CaseIterable {
        case title, secondTitle, largeTitle, titleImage, titleButton, prompt, backChevron, backLabel, leftItem, rightItem, tab
    }

    public enum State: String, Sendable { case normal, pressed, disabled }

    public var role: Role
    /// The screen whose item it shows.
    public var owner: ScreenID
    /// The place in its list, for items and tabs.
    public var index: Int
    public var text: String?
    public var frame: Rect
    public var opacity: Double
    public var color: RGBA
    public var font: Font?
    /// Where a tap counts; `nil` if it takes none.
    public var tapFrame: Rect?
    public var state: State
    /// The picture that it draws, as the project refers to it.
    public var image: String?
    /// The own vector icon that it draws.
    public var glyph: String?
    /// The segments of a segmented title.
    public var segments: [String] = []
    public var badge: String?
    /// How the picture fills its frame.
    public var imageMode = ImageRun.Mode.aspectFit
    /// Whether the picture is a template that takes the element's colour.
    public var isTemplate = false
    /// The width of a picture that stands before a text, in points.
    public var pictureWidth: Double?
    /// The room between that picture and the text, in points.
    public var pictureGap = 4.0
    /// Whether a text of several lines is drawn on several, centred.
    public var breaksLines = false
    /// The button of iOS 6 and earlier under the element, or the glass of iOS 26 under it and those after it.
    public var plate: Plate?
    /// Whether the text is engraved, as on iOS 6 and earlier.
    public var isEngraved = false

    public init(
        _ role: Role, owner: ScreenID, index: Int = 0, text: String? = nil, frame: Rect, opacity: Double = 1, color: RGBA,
        font: Font? = nil, tapFrame: Rect? = nil, state: State = .normal, image: String? = nil, glyph: String? = nil
    ) {
        self.role = role
        self.owner = owner
        self.index = index
        self.text = text
        self.frame = frame
        self.opacity = opacity
        self.color = color
        self.font = font
        self.tapFrame = tapFrame
        self.state = state
        self.image = image
        self.glyph = glyph
    }
}

/// Something that the app would be told.
public struct Event: Equatable, Sendable {
    /// The library's or UIKit's own name for it, such as `navBarItemPressed`.
    public var name: String
    public var screen: ScreenID
    public var detail: String?

    public init(_ name: String, screen: ScreenID, detail: String? = nil) {
        self.name = name
        self.screen = screen
        self.detail = detail
    }
}
