internal import CCairo
public import Model

/// An icon of one colour, made of strokes and filled shapes on a grid of its own.
public struct Glyph: Sendable {
    /// One shape of an icon.
    struct Part: Sendable {
        enum Ink: Equatable, Sendable {
            /// A line of that width, in units of the grid, with round ends.
            case stroke(Double)
            /// The inside, by the even-odd rule.
            case fill
            /// The inside with a round-cornered line of that width about it.
            case solid(Double)
        }

        let ink: Ink
        let path: PathData
        /// How strong it is beside the other parts.
        var opacity = 1.0
    }

    /// The grid's width; an icon of the set is 24 by 24, and one of UIKit's own parts has its size in points.
    public let width: Double
    /// The grid's height.
    public let height: Double
    let parts: [Part]

    /// The line width of the set on its grid of 24: that of an icon in a bar of iOS.
    static let line = 1.7

    /// An icon of lines, and of shapes filled.
    init(
        _ lines: String = "", fill: String = "", solid: String = "", width: Double = 24, height: Double = 24,
        line: Double = Self.line
    ) {
        var parts: [Part] = []
        if !lines.isEmpty { parts.append(Part(ink: .stroke(line), path: PathData(lines))) }
        if !fill.isEmpty { parts.append(Part(ink: .fill, path: PathData(fill))) }
        if !solid.isEmpty { parts.append(Part(ink: .solid(line), path: PathData(solid))) }
        self.init(width: width, height: height, parts: parts)
    }

    init(width: Double, height: Double, parts: [Part]) {
        self.width = width
        self.height = height
        self.parts = parts
    }

    /// The icon for a right-to-left language.
    public var mirrored: Glyph {
        Glyph(
            width: width, height: height,
            parts: parts.map { Part(ink: $0.ink, path: $0.path.mirrored(width: width), opacity: $0.opacity) })
    }

    /// Draws the icon into the box at (`x`, `y`) of `width` by `height` points.
    public func draw(
        x: Double, y: Double, width: Double, height: Double, color: RGBA, opacity: Double = 1, on context: OpaquePointer
    ) {
        guard width > 0, height > 0 else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, x, y)
        cairo_scale(context, width / self.width, height / self.height)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        for part in parts {
            color.setSource(on: context, opacity: opacity * part.opacity)
            part.draw(on: context)
        }
    }
}

extension Glyph.Part {
    fileprivate func draw(on context: OpaquePointer) {
        cairo_new_path(context)
        path.trace(on: context)
        switch ink {
        case .stroke(let width):
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        case .fill:
            cairo_fill(context)
        case .solid(let width):
            cairo_fill_preserve(context)
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        }
    }
}
