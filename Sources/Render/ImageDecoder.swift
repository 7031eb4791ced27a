internal import CCairo
internal import Scene

/// Turns the bytes of a picture file into pixels.
enum ImageDecoder {
    /// The pixels of a PNG and whether the file has an alpha channel.
    static func png(_ bytes: [UInt8], as reference: String) throws(ImageError) -> (Surface, hasAlpha: Bool) {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
            throw .broken(reference, reason: message(&image))
        }
        // The flag of an alpha channel or of a transparent colour; then blue, green, red, alpha as cairo has them.
        let hasAlpha = image.format & 0x01 != 0
        image.format = 0x01 | 0x02 | 0x10
        let surface = try surface(width: Int(image.width), height: Int(image.height), reference)
        guard png_image_finish_read(&image, nil, surface.pixels, 0, nil) != 0 else {
            throw .broken(reference, reason: message(&image))
        }
        if hasAlpha { premultiply(surface) }
        return (surface, hasAlpha)
    }

    /// The pixels of a JPEG, turned the way its camera was held.
    static func jpeg(_ bytes: [UInt8], as reference: String) throws(ImageError) -> Surface {
        guard endsWhole(bytes) else { throw .broken(reference, reason: "the JPEG ends early") }
        let stream = g_memory_input_stream_new_from_data(bytes, bytes.count, nil)
        defer { g_object_unref(stream) }
        var error: UnsafeMutablePointer<GError>?
        guard let raw = gdk_pixbuf_new_from_stream(stream, nil, &error) else {
            throw .broken(reference, reason: take(error))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(raw)) }
        guard let pixbuf = gdk_pixbuf_apply_embedded_orientation(raw) else { throw .broken(reference, reason: "no pixels") }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return try pixels(of: pixbuf, reference)
    }

    private static func pixels(of pixbuf: OpaquePointer, _ reference: String) throws(ImageError) -> Surface {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf)))
        let surface = try surface(width: width, height: height, reference)
        guard let source = gdk_pixbuf_read_pixels(pixbuf), channels >= 3 else { return surface }
        for row in 0..<height {
            let line = source + row * stride
            let target = surface.pixels + row * width
            for column in 0..<width {
                let at = line + column * channels
                target[column] = 0xFF00_0000 | UInt32(at[0]) << 16 | UInt32(at[1]) << 8 | UInt32(at[2])
            }
        }
        return surface
    }

    private static func surface(width: Int, height: Int, _ reference: String) throws(ImageError) -> Surface {
        do { return try Surface(width: width, height: height) } catch {
            throw .tooLarge(reference, reason: error.description)
        }
    }

    private static func premultiply(_ surface: Surface) {
        for index in 0..<surface.width * surface.height {
            let pixel = surface.pixels[index]
            let alpha = pixel >> 24
            if alpha == 255 { continue }
            func times(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
            surface.pixels[index] =
                alpha << 24 | times(pixel >> 16 & 0xFF) << 16 | times(pixel >> 8 & 0xFF) << 8 | times(pixel & 0xFF)
        }
    }

    /// Whether the end marker is there; libjpeg would fill up what is missing with grey.
    private static func endsWhole(_ bytes: [UInt8]) -> Bool {
        zip(bytes.suffix(4_097), bytes.suffix(4_096)).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    private static func message(_ image: inout png_image) -> String {
        withUnsafePointer(to: &image.message) {
            $0.withMemoryRebound(to: CChar.self, capacity: 64) { String(cString: $0) }
        }
    }

    static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
