internal import CCairo
internal import Model
internal import Scene

extension Canvas {
    func fill(_ rect: Rect, _ color: RGBA, _ opacity: Double) {
        guard color.alpha > 0, rect.intersects(visible) else { return }
        setColor(color, opacity)
        addRectangle(rect)
        cairo_fill(context)
    }

    func rounded(_ rect: Rect, _ radius: Double, _ color: RGBA, _ opacity: Double) {
        guard color.alpha > 0, rect.intersects(visible) else { return }
        setColor(color, opacity)
        addRounded(rect, radius)
        cairo_fill(context)
    }

    func outline(_ rect: Rect, _ radius: Double, _ width: Double, _ color: RGBA, _ opacity: Double) {
        guard color.alpha > 0, width > 0, rect.intersects(visible) else { return }
        setColor(color, opacity)
        cairo_set_line_width(context, width)
        addRounded(rect.inset(width / 2, width / 2), max(0, radius - width / 2))
        cairo_stroke(context)
    }

    func gradient(_ rect: Rect, _ from: RGBA, _ to: RGBA, _ isHorizontal: Bool, _ opacity: Double) {
        guard rect.intersects(visible) else { return }
        setGradient(
            from: (rect.x, rect.y), to: isHorizontal ? (rect.right, rect.y) : (rect.x, rect.bottom), from, to, opacity)
        addRectangle(rect)
        cairo_fill(context)
    }

    /// Paints what follows from one colour at a point to another at a second point.
    func setGradient(
        from start: (Double, Double), to end: (Double, Double), _ from: RGBA, _ to: RGBA, _ opacity: Double
    ) {
        let pattern = cairo_pattern_create_linear(start.0, start.1, end.0, end.1)
        defer { cairo_pattern_destroy(pattern) }
        for (offset, color) in [(0.0, from), (1, to)] {
            cairo_pattern_add_color_stop_rgba(
                pattern, offset, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
                color.opacity * opacity)
        }
        cairo_set_source(context, pattern)
    }

    func glyph(_ name: String, _ rect: Rect, _ color: RGBA, _ opacity: Double) {
        guard color.alpha > 0, rect.intersects(visible) else { return }
        guard let glyph = Glyph.forCommand(name) else { return placeholder(rect, opacity) }
        let factor = min(rect.width / glyph.width, rect.height / glyph.height)
        let (width, height) = (glyph.width * factor, glyph.height * factor)
        glyph.draw(
            x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height, color: color, opacity: opacity,
            on: context)
    }

    /// What stands where a picture is missing or broken: a dashed frame with a diagonal.
    func placeholder(_ rect: Rect, _ opacity: Double) {
        let line = 1.0
        let frame = rect.inset(line / 2, line / 2)
        guard frame.width > 0, frame.height > 0 else { return }
        setColor(RGBA(0xFF, 0x3B, 0x30, 0x1F), opacity)
        addRectangle(rect)
        cairo_fill(context)
        setColor(RGBA(0xFF, 0x3B, 0x30), opacity)
        cairo_set_line_width(context, line)
        cairo_save(context)
        cairo_set_dash(context, [3, 2], 2, 0)
        cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
        cairo_stroke(context)
        cairo_restore(context)
        cairo_move_to(context, frame.x, frame.bottom)
        cairo_line_to(context, frame.right, frame.y)
        cairo_stroke(context)
    }

    /// Adds a rectangle to the path, on whole pixels where there are pixels.
    func addRectangle(_ rect: Rect) {
        guard !isVector else { return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
        let pixels = snapped(rect)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_rectangle(context, pixels.x, pixels.y, pixels.width, pixels.height)
        cairo_set_matrix(context, &matrix)
    }

    /// Adds a rectangle with round corners to the path; without a radius it is on whole pixels.
    func addRounded(_ rect: Rect, _ radius: Double) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        guard r > 0 else { return addRectangle(rect) }
        cairo_new_sub_path(context)
        cairo_arc(context, rect.right - r, rect.y + r, r, -.pi / 2, 0)
        cairo_arc(context, rect.right - r, rect.bottom - r, r, 0, .pi / 2)
        cairo_arc(context, rect.x + r, rect.bottom - r, r, .pi / 2, .pi)
        cairo_arc(context, rect.x + r, rect.y + r, r, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}
