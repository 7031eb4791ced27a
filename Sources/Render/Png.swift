internal import CCairo

/// Writes PNG files: the same bytes for the same pixels, fast rather than small.
///
/// zlib's level 1 without a row filter, as libpng would use it; a few rows at a time are packed while they are in the cache.
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
        append("IDAT", packed(surface, channels: channels), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Rows that are packed together.
    private static let batch = 8

    /// The rows as PNG wants them, packed: a filter byte (none), then straight colours.
    private static func packed(_ surface: Surface, channels: Int) -> [UInt8] {
        let stride = 1 + surface.width * channels
        var stream = z_stream()
        guard start_deflate(&stream, 1) == Z_OK else { return [] }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, uLong(stride * surface.height)))
        // A byte more, for the last word of an opaque row.
        var rows = [UInt8](repeating: 0, count: stride * batch + 1)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            stream.next_out = buffer.baseAddress
            stream.avail_out = uInt(bound)
            rows.withUnsafeMutableBufferPointer { rows in
                guard let start = rows.baseAddress else { return }
                for top in Swift.stride(from: 0, to: surface.height, by: batch) {
                    let height = min(batch, surface.height - top)
                    for row in 0..<height {
                        let source = UnsafePointer(surface.pixels) + (top + row) * surface.width
                        start[row * stride] = 0
                        let target = start + row * stride + 1
                        channels == 3 ? opaqueRow(source, surface.width, target) : straightRow(source, surface.width, target)
                    }
                    stream.next_in = start
                    stream.avail_in = uInt(height * stride)
                    deflate(&stream, Z_NO_FLUSH)
                }
            }
            stream.avail_in = 0
            deflate(&stream, Z_FINISH)
            count = Int(stream.total_out)
        }
    }

    /// Three bytes a pixel, stored as words of four of which the next pixel overwrites the last.
    private static func opaqueRow(_ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>) {
        let bytes = UnsafeMutableRawPointer(target)
        for column in 0..<width {
            bytes.storeBytes(of: (source[column].byteSwapped >> 8).littleEndian, toByteOffset: 3 * column, as: UInt32.self)
        }
    }

    private static func straightRow(_ source: UnsafePointer<UInt32>, _ width: Int, _ target: UnsafeMutablePointer<UInt8>) {
        let bytes = UnsafeMutableRawPointer(target)
        for column in 0..<width {
            let pixel = straight(source[column])
            bytes.storeBytes(of: (pixel << 8 | pixel >> 24).bigEndian, toByteOffset: 4 * column, as: UInt32.self)
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
        let checksum = file.withUnsafeBytes { crc32_z(0, $0.baseAddress! + start, file.count - start) }
        file += bigEndian(Int(checksum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
