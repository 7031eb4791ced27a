import CCairo

/// The ground under what may be transparent.
enum Checkerboard {
    /// Squares of 4 logical pixels.
    static func draw(_ context: OpaquePointer, width: Double, height: Double) {
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
        cairo_set_source_rgb(context, 0.75, 0.75, 0.75)
        for row in 0..<Int((height / 4).rounded(.up)) {
            for column in 0..<Int((width / 4).rounded(.up)) where (row + column).isMultiple(of: 2) {
                let x = Double(column) * 4, y = Double(row) * 4
                cairo_rectangle(context, x, y, min(4, width - x), min(4, height - y))
            }
        }
        cairo_fill(context)
    }
}
