internal import Glibc

/// Blurs what lies behind a bar: three box passes, which come within 3 % of a Gaussian, on a copy made smaller first.
///
/// All arithmetic is on integers, so the result is the same on every machine.
public enum Blur {
    /// The blurred copy of a rectangle of `surface`, its colours made `saturation` times as strong.
    ///
    /// `x`, `y`, `width` and `height` are device pixels; `sigma` too. Beyond the surface's edges its outermost pixels go
    /// on. The copy is smaller than the rectangle by `Blurred.reduction`, since a blurred picture has no fine detail.
    public static func backdrop(
        of surface: Surface, x: Int, y: Int, width: Int, height: Int, sigma: Double, saturation: Double = 1
    ) throws(SurfaceError) -> Blurred {
        let reduction = factor(sigma)
        let radii = boxRadii(sigma / Double(reduction))
        let margin = radii.reduce(1, +)
        let columns = (width + reduction - 1) / reduction
        let rows = (height + reduction - 1) / reduction
        var plane = Plane(width: columns + 2 * margin, height: rows + 2 * margin)
        reduce(surface, x: x - margin * reduction, y: y - margin * reduction, by: reduction, into: &plane)
        for radius in radii where radius > 0 {
            plane.boxRows(radius)
            plane.boxColumns(radius)
        }
        let result = try Surface(width: columns, height: rows, scale: surface.scale / Double(reduction))
        plane.write(to: result, margin: margin, saturation: Int((saturation * 256).rounded()))
        return Blurred(surface: result, reduction: reduction)
    }

    /// How much smaller the copy is: a power of two that leaves a sigma of at least 2.
    static func factor(_ sigma: Double) -> Int {
        var result = 1
        while sigma / Double(result * 2) >= 2, result < 16 { result *= 2 }
        return result
    }

    /// The radii of three boxes whose variances, ((2r + 1)^2 - 1) / 12 each, come nearest to sigma squared in all.
    static func boxRadii(_ sigma: Double) -> [Int] {
        let variance = 12 * sigma * sigma
        let low = max(0, Int(((variance / 3 + 1).squareRoot() - 1) / 2))
        let base = Double((2 * low + 1) * (2 * low + 1) - 1)
        let more = min(3, max(0, Int(((variance - 3 * base) / Double(8 * (low + 1))).rounded())))
        return (0..<3).map { $0 < more ? low + 1 : low }
    }

    /// Averages squares of `factor` pixels, of large ones every second line; (`x`, `y`) is where the plane's first one starts.
    ///
    /// Two channels at a time are added in the halves of one number, which hold up to 256 pixels.
    private static func reduce(_ surface: Surface, x: Int, y: Int, by factor: Int, into plane: inout Plane) {
        guard surface.width > 0, surface.height > 0 else { return }
        let step = factor >= 8 ? 2 : 1
        let shift = UInt32((factor * factor / step).trailingZeroBitCount)
        let half = (UInt32(1) << shift) >> 1
        let pixels = UnsafePointer(surface.pixels)
        for row in 0..<plane.height {
            for column in 0..<plane.width {
                let start = x + column * factor
                let isInside = start >= 0 && start + factor <= surface.width
                var (alphaGreen, redBlue) = (UInt32(0), UInt32(0))
                for offset in stride(from: 0, to: factor, by: step) {
                    let line = pixels + min(max(0, y + row * factor + offset), surface.height - 1) * surface.width
                    if isInside {
                        add(line + start, factor, &alphaGreen, &redBlue)
                    } else {
                        for place in start..<start + factor {
                            add(line + min(max(0, place), surface.width - 1), 1, &alphaGreen, &redBlue)
                        }
                    }
                }
                let sums = SIMD4(alphaGreen >> 16, redBlue >> 16, alphaGreen & 0xFFFF, redBlue & 0xFFFF)
                plane.values[row * plane.width + column] = (sums &+ half) &>> shift
            }
        }
    }

    @inline(__always)
    private static func add(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ alphaGreen: inout UInt32, _ redBlue: inout UInt32) {
        for index in 0..<count {
            alphaGreen &+= (pixels[index] >> 8) & 0x00FF_00FF
            redBlue &+= pixels[index] & 0x00FF_00FF
        }
    }
}
