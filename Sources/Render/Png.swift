internal import CCairo

/// Writes PNG files: the same bytes for the same pixels, fast rather than small.
///
/// libdeflate's level 1 without a row filter was measured against libpng's levels 1 to 3 without filter: on drawn
/// interfaces it takes about a third of the time for a file of nearly the same size.
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
        append("IDAT", compress(rows(of: surface, channels: channels)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// The rows as PNG wants them: a filter byte (none), then straight colours.
    private static func rows(of surface: Surface, channels: Int) -> [UInt8] {
        let (width, height) = (surface.width, surface.height)
        let stride = 1 + width * channels
        return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            guard var target = buffer.baseAddress else { return }
            var source = UnsafePointer(surface.pixels)
            for _ in 0..<height {
                target.pointee = 0
                target += 1
                if channels == 3 {
                    opaqueRow(source, width, target)
                } else {
                    straightRow(source, width, target)
                }
                source += width
                target += width * channels
            }
            count = stride * height
        }
    }

    private static func opaqueRow(_ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>) {
        for column in 0..<width {
            let pixel = source[column]
            target[3 * column] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[3 * column + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[3 * column + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    private static func straightRow(_ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>) {
        for column in 0..<width {
            let pixel = straight(source[column])
            target[4 * column] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[4 * column + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[4 * column + 2] = UInt8(truncatingIfNeeded: pixel)
            target[4 * column + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
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

    private static func compress(_ bytes: [UInt8]) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(1)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
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
