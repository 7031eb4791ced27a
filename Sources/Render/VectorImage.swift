internal import CCairo
internal import Scene

/// An SVG, kept as text and drawn sharp at any size.
struct VectorImage: Sendable {
    /// Its own size in points.
    let width: Double
    let height: Double
    private let bytes: [UInt8]

    /// Reads the SVG's size; what it refers to outside itself is not loaded.
    init(_ bytes: [UInt8], as reference: String) throws(ImageError) {
        self.bytes = bytes
        let handle = try Self.handle(bytes, reference)
        defer { g_object_unref(handle) }
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
            var (wide, high, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &wide, &hasHeight, &high, &hasBox, &box)
            (width, height) = hasBox != 0 ? (box.width, box.height) : (0, 0)
        }
        guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
            throw .tooLarge(reference, reason: "its size is no number of pixels")
        }
        try ImageFormat.check(Int(width.rounded(.up)), Int(height.rounded(.up)), reference)
        self.width = width
        self.height = height
    }

    /// Draws it into the rectangle of `width` by `height` at the context's origin.
    func draw(width: Double, height: Double, on context: OpaquePointer) {
        guard let handle = try? Self.handle(bytes, "") else { return }
        defer { g_object_unref(handle) }
        cairo_save(context)
        cairo_scale(context, width / self.width, height / self.height)
        var viewport = RsvgRectangle(x: 0, y: 0, width: self.width, height: self.height)
        rsvg_handle_render_document(handle, context, &viewport, nil)
        cairo_restore(context)
    }

    /// A reader of its own for each use, since one may not be shared between threads.
    private static func handle(
        _ bytes: [UInt8], _ reference: String
    ) throws(ImageError) -> UnsafeMutablePointer<RsvgHandle> {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
            throw .broken(reference, reason: ImageDecoder.take(error))
        }
        return handle
    }
}
