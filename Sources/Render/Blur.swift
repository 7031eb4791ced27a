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

    /// Averages squares of `factor` pixels; (`x`, `y`) is where the plane's first one starts.
    private static func reduce(_ surface: Surface, x: Int, y: Int, by factor: Int, into plane: inout Plane) {
        guard surface.width > 0, surface.height > 0 else { return }
        let shift = 2 * UInt32(factor.trailingZeroBitCount)
        let half = (UInt32(1) << shift) >> 1
        for row in 0..<plane.height {
            for column in 0..<plane.width {
                var (alphaRed, greenBlue) = (SIMD2<UInt32>(0, 0), SIMD2<UInt32>(0, 0))
                for lineOffset in 0..<factor {
                    let line = min(max(0, y + row * factor + lineOffset), surface.height - 1) * surface.width
                    for offset in 0..<factor {
                        let pixel = surface.pixels[line + min(max(0, x + column * factor + offset), surface.width - 1)]
                        alphaRed &+= SIMD2(pixel >> 24, pixel >> 16 & 0xFF)
                        greenBlue &+= SIMD2(pixel >> 8 & 0xFF, pixel & 0xFF)
                    }
                }
                alphaRed = (alphaRed &+ half) &>> shift
                greenBlue = (greenBlue &+ half) &>> shift
                plane.values[row * plane.width + column] = SIMD4(alphaRed.x, alphaRed.y, greenBlue.x, greenBlue.y)
            }
        }
    }
}
