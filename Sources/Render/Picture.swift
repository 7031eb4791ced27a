internal import CCairo
public import Dialects
internal import Model

/// A decoded picture, to be drawn at any size from any thread.
public final class Picture: Sendable {
    enum Source: Sendable {
        case raster(Surface)
        case vector(VectorImage)
        case glyph(Glyph, RGBA)
        case empty
    }

    /// What rules and checks ask about it.
    public let facts: ImageFacts
    /// Device pixels of the file; of an SVG its size in points.
    public let pixelWidth: Int
    public let pixelHeight: Int
    let source: Source

    init(_ source: Source, scale: Double, hasAlpha: Bool, digest: UInt64) {
        self.source = source
        let size: (Double, Double)
        switch source {
        case .raster(let surface): size = (Double(surface.width), Double(surface.height))
        case .vector(let image): size = (image.width, image.height)
        case .glyph(let glyph, _): size = (glyph.width, glyph.height)
        case .empty: size = (0, 0)
        }
        (pixelWidth, pixelHeight) = (Int(size.0.rounded(.up)), Int(size.1.rounded(.up)))
        facts = ImageFacts(
            width: size.0 / scale, height: size.1 / scale, hasAlphaChannel: hasAlpha, averageColor: Self.average(source),
            digest: digest)
    }

    /// The picture stretched to `width` by `height` device pixels.
    public func surface(width: Int, height: Int) throws(SurfaceError) -> Surface {
        if case .raster(let own) = source, own.width == width, own.height == height { return own }
        let result = try Surface(width: width, height: height)
        result.draw { draw(width: Double(width), height: Double(height), on: $0) }
        return result
    }

    /// Draws the picture into the rectangle of `width` by `height` at the context's origin.
    func draw(width: Double, height: Double, on context: OpaquePointer) {
        guard width > 0, height > 0 else { return }
        Self.draw(source, width: width, height: height, on: context)
    }

    private static func draw(_ source: Source, width: Double, height: Double, on context: OpaquePointer) {
        switch source {
        case .raster(let surface): surface.paint(width: width, height: height, on: context)
        case .vector(let image): image.draw(width: width, height: height, on: context)
        case .glyph(let glyph, let color):
            glyph.draw(x: 0, y: 0, width: width, height: height, color: color, on: context)
        case .empty: break
        }
    }

    /// The mean of the pixels, each counting by its alpha; the alpha is their mean.
    private static func average(_ source: Source) -> RGBA {
        guard let surface = try? sample(source), surface.width * surface.height > 0 else { return .clear }
        var sums = SIMD4<Int>(0, 0, 0, 0)
        surface.withPixels { pixels in
            for pixel in pixels {
                sums &+= SIMD4(Int(pixel >> 24), Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
            }
        }
        guard sums.x > 0 else { return .clear }
        func channel(_ sum: Int) -> UInt8 { UInt8(min(255, (sum * 255 + sums.x / 2) / sums.x)) }
        let count = surface.width * surface.height
        return RGBA(channel(sums.y), channel(sums.z), channel(sums.w), UInt8((sums.x + count / 2) / count))
    }

    private static func sample(_ source: Source) throws(SurfaceError) -> Surface? {
        switch source {
        case .raster(let surface): return surface
        case .vector, .glyph:
            let result = try Surface(width: 32, height: 32)
            result.draw { draw(source, width: 32, height: 32, on: $0) }
            return result
        case .empty: return nil
        }
    }
}

extension Surface {
    /// Draws the pixels stretched into the rectangle of `width` by `height` at the context's origin.
    public func paint(width: Double, height: Double, alpha: Double = 1, on context: OpaquePointer) {
        guard self.width > 0, self.height > 0, width > 0, height > 0 else { return }
        withImage { image in
            cairo_save(context)
            cairo_scale(context, width / Double(self.width), height / Double(self.height))
            cairo_set_source_surface(context, image, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_rectangle(context, 0, 0, Double(self.width), Double(self.height))
            cairo_clip(context)
            cairo_paint_with_alpha(context, alpha)
            cairo_restore(context)
        }
    }
}
