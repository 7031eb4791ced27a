internal import CCairo
internal import Dialects

/// One shaped line of text.
final class TextLine {
    private let layout: OpaquePointer
    /// Its room in points.
    let extent: TextExtent

    init(_ text: String, _ font: Font, _ typeface: Typeface, width: Double?, context: OpaquePointer) {
        layout = pango_layout_new(context)
        pango_layout_set_single_paragraph_mode(layout, gboolean(1))
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
        Self.describe(layout, font, typeface)
        if let width {
            pango_layout_set_width(layout, Int32(clamping: Int(max(0, width) * Double(PANGO_SCALE))))
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        extent = Self.extent(of: layout, font, typeface)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Draws in the context's colour, the baseline starting at (`x`, `y`).
    func draw(x: Double, y: Double, on context: OpaquePointer) {
        cairo_move_to(context, x, y)
        pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
        cairo_new_path(context)
    }

    private static func describe(_ layout: OpaquePointer, _ font: Font, _ typeface: Typeface) {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, typeface.families)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(1000, max(100, font.weight)))))
        let size = min(10_000, max(0, font.size)) * typeface.scale
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        guard typeface.isSystem else { return }
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        insert(spacing(typeface.tracking(size: font.size, weight: font.weight)), 0..<Int(UInt32.max), attributes)
        for range in wideRanges(of: String(cString: pango_layout_get_text(layout))) {
            insert(spacing(typeface.wideTracking(size: font.size)), range, attributes)
            insert(pango_attr_size_new_absolute(Int32(size / typeface.scale * Double(PANGO_SCALE))), range, attributes)
        }
        pango_layout_set_attributes(layout, attributes)
    }

    private static func spacing(_ points: Double) -> UnsafeMutablePointer<PangoAttribute> {
        pango_attr_letter_spacing_new(Int32((points * Double(PANGO_SCALE)).rounded()))
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>, _ list: OpaquePointer?
    ) {
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_change(list, attribute)
    }

    /// The bytes of Chinese, Japanese and Korean characters, which iOS sets in another font with other spacing.
    static func wideRanges(of text: String) -> [Range<Int>] {
        var (ranges, offset): ([Range<Int>], Int) = ([], 0)
        for scalar in text.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            switch scalar.value {
            case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
                if ranges.last?.upperBound == offset {
                    ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end
                } else {
                    ranges.append(offset..<end)
                }
            default: break
            }
            offset = end
        }
        return ranges
    }

    private static func extent(of layout: OpaquePointer, _ font: Font, _ typeface: Typeface) -> TextExtent {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
        let unit = Double(PANGO_SCALE)
        if typeface.isSystem {
            return TextExtent(
                width: Double(logical.width) / unit, ascent: font.size * Typeface.systemAscent,
                descent: font.size * Typeface.systemDescent)
        }
        return TextExtent(
            width: Double(logical.width) / unit, ascent: Double(-logical.y) / unit,
            descent: Double(logical.y + logical.height) / unit)
    }
}
