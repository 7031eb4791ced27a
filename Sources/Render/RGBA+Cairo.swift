internal import CCairo
internal import Model

extension RGBA {
    /// Makes it the colour that is painted with, its alpha times `opacity`.
    func setSource(on context: OpaquePointer, opacity: Double = 1) {
        cairo_set_source_rgba(context, Double(red) / 255, Double(green) / 255, Double(blue) / 255, self.opacity * opacity)
    }
}
