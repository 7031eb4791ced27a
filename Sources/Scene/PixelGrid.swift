public import Model

/// Drawn pixels, opaque, in rows from the top.
public struct PixelGrid: Sendable {
    public let width: Int
    public let height: Int
    /// Pixels a point.
    public let scale: Double
    private let pixels: [UInt32]

    /// `pixels` are `0xAARRGGBB`; what lies under a frame is opaque, so alpha is not looked at.
    public init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }

    /// The different colours inside a rectangle of points, and how many pixels have each.
    public func colors(in rect: Rect) -> [RGBA: Int] {
        let columns = range(rect.x, rect.right, width), rows = range(rect.y, rect.bottom, height)
        var counts: [UInt32: Int] = [:]
        for row in rows {
            // Backdrops are even for the most part: a run of equal pixels is counted at once.
            var start = columns.lowerBound
            while start < columns.upperBound {
                let pixel = pixels[row * width + start]
                var end = start + 1
                while end < columns.upperBound, pixels[row * width + end] == pixel { end += 1 }
                counts[pixel, default: 0] += end - start
                start = end
            }
        }
        return counts.reduce(into: [:]) { colors, entry in
            let (pixel, count) = entry
            colors[
                RGBA(
                    UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
                    UInt8(truncatingIfNeeded: pixel)), default: 0] += count
        }
    }

    private func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        let first = Int((min(max(low * scale, 0), Double(count))).rounded(.down))
        let end = Int((min(max(high * scale, 0), Double(count))).rounded(.up))
        return first..<max(first, end)
    }
}
