internal import CCairo
internal import Glibc

/// A picture in device pixels: premultiplied ARGB as cairo stores it, with the scale that turns points into pixels.
///
/// One thread draws it; from then on it is only read, so it may be passed on and shared.
public final class Surface: @unchecked Sendable {
    /// Device pixels from left to right.
    public let width: Int
    /// Device pixels from top to bottom.
    public let height: Int
    /// Device pixels a point.
    public let scale: Double
    let pixels: UnsafeMutablePointer<UInt32>

    /// The most pixels a surface may have; more is refused rather than swapped to disk.
    public static let pixelLimit = 200_000_000
    /// The longest side cairo can address.
    public static let sideLimit = 32_767

    /// A transparent surface of `width` by `height` device pixels.
    public init(width: Int, height: Int, scale: Double = 1) throws(SurfaceError) {
        guard width >= 0, height >= 0, width <= Self.sideLimit, height <= Self.sideLimit, width * height <= Self.pixelLimit else {
            throw .tooLarge(width: width, height: height)
        }
        guard let memory = calloc(max(1, width * height), 4) else { throw .outOfMemory(width: width, height: height) }
        self.width = width
        self.height = height
        self.scale = scale
        pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, width * height))
    }

    /// A transparent surface that holds `width` by `height` points at `scale`; part pixels count as whole ones.
    public convenience init(points width: Double, _ height: Double, scale: Double) throws(SurfaceError) {
        let sides = [width, height].map { ($0 * scale - 0.001).rounded(.up) }
        guard sides.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= Double(Self.sideLimit) }) else {
            throw .tooLarge(width: Int(clamping: width * scale), height: Int(clamping: height * scale))
        }
        try self.init(width: Int(sides[0]), height: Int(sides[1]), scale: scale)
    }

    deinit { free(pixels) }

    /// Lends the pixels in rows from the top, `0xAARRGGBB`, premultiplied.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(UnsafeBufferPointer(start: pixels, count: width * height)) }
    }

    /// A copy of the pixels in rows from the top, `0xAARRGGBB`, premultiplied.
    public var argb: [UInt32] { withPixels(Array.init) }

    /// The pixel in column `x` of row `y`, `0xAARRGGBB`, premultiplied.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height)
        return pixels[y * width + x]
    }

    /// Whether no pixel lets anything through.
    public var isOpaque: Bool { withPixels { $0.reduce(.max) { $0 & $1 } >= 0xFF00_0000 } }

    /// A surface of its own with the same pixels.
    public func copy() throws(SurfaceError) -> Surface {
        let result = try Surface(width: width, height: height, scale: scale)
        result.pixels.update(from: pixels, count: width * height)
        return result
    }

    /// The `width` by `height` pixels from (`x`, `y`); what lies outside is transparent.
    public func crop(x: Int, y: Int, width: Int, height: Int) throws(SurfaceError) -> Surface {
        let result = try Surface(width: width, height: height, scale: scale)
        let columns = max(0, x)..<max(0, x, min(self.width, x + width))
        guard !columns.isEmpty else { return result }
        for row in max(0, y)..<max(0, y, min(self.height, y + height)) {
            let target = result.pixels + (row - y) * width + (columns.lowerBound - x)
            target.update(from: pixels + row * self.width + columns.lowerBound, count: columns.count)
        }
        return result
    }

    /// Draws on the surface by a cairo context whose unit is one point.
    public func draw<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        try withImage { image in
            let context = cairo_create(image)
            defer { cairo_destroy(context) }
            cairo_scale(context, scale, scale)
            return try body(context!)
        }
    }

    /// Lends the pixels as a cairo image surface, which must not outlive the call.
    ///
    /// Each call makes a header of its own: cairo keeps state in it, so sharing one between threads is not safe.
    func withImage<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let data = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        let image = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
        defer {
            cairo_surface_finish(image)
            cairo_surface_destroy(image)
        }
        return try body(image)
    }
}

extension Int {
    /// The whole part of `value`; what no integer can hold becomes the nearest that can.
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
    }
}
