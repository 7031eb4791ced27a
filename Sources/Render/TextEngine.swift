internal import CCairo
public import Dialects

/// Measures and draws text with pango; one engine a thread, for pango's maps are not to be shared.
public final class TextEngine {
    /// The fonts it draws with.
    public let fonts: FontStack
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private var lines: [Key: TextLine] = [:]

    /// How many lines are kept shaped; past it all are let go, so that long work stays small.
    static let lineLimit = 4_000

    /// An engine over `fonts`.
    public init(fonts: FontStack) {
        self.fonts = fonts
        map = fonts.makeFontMap()
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, gboolean(0))
        pango_context_set_language(context, pango_language_from_string("zh-cn"))
        cairo_font_options_destroy(options)
    }

    deinit {
        lines = [:]
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    /// The room that `text` takes on one line; with `width` it is cut to that many points by an ellipsis.
    public func measure(_ text: String, _ font: Font, width: Double? = nil) -> TextExtent {
        line(text, font, width: width).extent
    }

    /// Draws `text` in the context's colour, its baseline starting at (`x`, `y`) points; cut to `width` by an ellipsis.
    public func draw(_ text: String, _ font: Font, x: Double, y: Double, width: Double? = nil, on context: OpaquePointer) {
        line(text, font, width: width).draw(x: x, y: y, on: context)
    }

    /// The shaped line, kept for the next time.
    func line(_ text: String, _ font: Font, width: Double?) -> TextLine {
        let key = Key(text: text, font: font, width: width)
        if let known = lines[key] { return known }
        if lines.count >= Self.lineLimit { lines.removeAll(keepingCapacity: true) }
        let made = TextLine(text, font, fonts.typeface(for: font), width: width, context: context)
        lines[key] = made
        return made
    }

    private struct Key: Hashable {
        let text: String
        let font: Font
        let width: Double?
    }
}
