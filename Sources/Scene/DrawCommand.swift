public import Dialects
public import Model

/// One step of drawing a frame, in points; the canvas and every file are drawn from the same list.
public enum DrawCommand: Equatable, Sendable {
    case fill(Rect, RGBA)
    case rounded(Rect, radius: Double, RGBA)
    /// An outline of `width` points inside the rectangle's edge.
    case outline(Rect, radius: Double, width: Double, RGBA)
    /// From one colour to another, downwards or to the right.
    case gradient(Rect, from: RGBA, to: RGBA, isHorizontal: Bool)
    /// The inside of a closed outline with round corners, from one colour to another downwards.
    case polygon([Point], radius: Double, from: RGBA, to: RGBA)
    case text(TextRun)
    case image(ImageRun)
    /// An own vector icon by name, such as `chevronBack`, `mpaas.Help`, `system.add`, `tab.home`, `status.wifi`.
    case glyph(String, Rect, RGBA)
    /// Blurs what has been drawn so far inside the rectangle.
    case blur(Rect, BlurRun)
    /// Commands that share a place, a clip and an opacity.
    indirect case group(DrawGroup)
}

/// One line of text.
public struct TextRun: Equatable, Sendable {
    public enum Alignment: Sendable { case left, center, right }

    public var text: String
    public var font: Font
    public var color: RGBA
    /// The line's box: text is centred vertically in it by the font's ascent and descent, and ends in an ellipsis if too wide.
    public var frame: Rect
    public var alignment: Alignment

    public init(_ text: String, _ font: Font, _ color: RGBA, _ frame: Rect, _ alignment: Alignment = .left) {
        self.text = text
        self.font = font
        self.color = color
        self.frame = frame
        self.alignment = alignment
    }
}

/// A picture in a rectangle.
public struct ImageRun: Equatable, Sendable {
    public enum Mode: String, Sendable {
        case stretch
        case aspectFill
        case aspectFit
        /// In its own size at the top left corner.
        case natural
    }

    /// As the project refers to it.
    public var reference: String
    public var frame: Rect
    public var mode: Mode
    public var opacity: Double
    /// Paints the picture's shape in one colour (a template image).
    public var tint: RGBA?

    public init(_ reference: String, _ frame: Rect, _ mode: Mode, opacity: Double = 1, tint: RGBA? = nil) {
        self.reference = reference
        self.frame = frame
        self.mode = mode
        self.opacity = opacity
        self.tint = tint
    }
}

/// How a backdrop is blurred.
public struct BlurRun: Equatable, Sendable {
    /// Standard deviation of the gaussian, in points.
    public var sigma: Double
    public var saturation: Double
    /// A veil painted over the blurred backdrop.
    public var veil: RGBA?
    public var opacity: Double

    public init(sigma: Double, saturation: Double, veil: RGBA? = nil, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.veil = veil
        self.opacity = opacity
    }
}

/// Commands that share a place, a clip and an opacity.
public struct DrawGroup: Equatable, Sendable {
    /// A group with a name is kept as a picture while its commands stay equal, so that what only moves is not drawn again.
    public var cacheName: String?
    /// Where the group's own origin lies.
    public var origin: Point
    /// The clip, in the group's own coordinates; `nil` for none.
    public var clip: Rect?
    public var cornerRadius: Double
    public var scale: Double
    public var opacity: Double
    public var commands: [DrawCommand]

    public init(
        cacheName: String? = nil, origin: Point = Point(0, 0), clip: Rect? = nil, cornerRadius: Double = 0, scale: Double = 1,
        opacity: Double = 1, _ commands: [DrawCommand]
    ) {
        self.cacheName = cacheName
        self.origin = origin
        self.clip = clip
        self.cornerRadius = cornerRadius
        self.scale = scale
        self.opacity = opacity
        self.commands = commands
    }
}
