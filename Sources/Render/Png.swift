internal import CCairo

/// Writes PNG files: the same bytes for the same pixels, fast rather than small.
///
/// libpng's levels 1 to 3 and libdeflate's level 1 were measured without row filters on drawn interfaces; `PixelDeflate`
/// takes a fraction of the time of each.
public enum Png {
    /// The file of `surface`: RGB where every pixel is opaque, else RGBA.
    public static func encode(_ surface: Surface) -> [UInt8] {
        let opaque = surface.isOpaque
        let channels = opaque ? 3 : 4
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let size = bigEndian(surface.width) + bigEndian(surface.height)
        append("IHDR", size + [8, opaque ? 2 : 6, 0, 0, 0], to: &file)
        append("sRGB", [0], to: &file)
        let density = bigEndian(Int((72 * surface.scale / 0.0254).rounded()))
        append("pHYs", density + density + [1], to: &file)
        append("IDAT", compress(surface, channels: channels), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func compress(_ surface: Surface, channels: Int) -> [UInt8] {
        surface.withPixels { pixels in
            func stream(_ straight: UnsafeBufferPointer<UInt32>) -> [UInt8] {
                guard let start = straight.baseAddress else { return [] }
                return PixelDeflate.compress(start, width: surface.width, height: surface.height, channels: channels)
            }
            return channels == 3 ? stream(pixels) : pixels.map(straight).withUnsafeBufferPointer(stream)
        }
    }

    /// A premultiplied pixel with its colour divided by alpha again, to the nearest.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, ((pixel >> 16 & 0xFF) * 255 + half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) * 255 + half) / alpha)
        let blue = min(255, ((pixel & 0xFF) * 255 + half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(content.count)
        let start = file.count
        file += name.utf8
        file += content
        let checksum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, file.count - start) }
        file += bigEndian(Int(checksum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
