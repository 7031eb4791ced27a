import CBaseline
import Model
import Render
import Scene

extension Bench {
    /// Writing the still frame as PNG, beside libpng on the same pixels.
    static func pngFigures() throws -> [Figure] {
        let sample = try Sample(.uikit)
        let still = sample.still
        let surface = try sample.renderer.surface(still.commands, width: still.width, height: still.height, scale: 3)
        let pixels = rgb(surface)
        let levels: [(Int) -> Void] = (1...3).map { level in
            { _ in _ = baseline_png(pixels, Int32(surface.width), Int32(surface.height), Int32(level)) }
        }
        let times = try Stopwatch.medians(rounds: 40, [{ _ in _ = Png.encode(surface) }] + levels)
        let best = times.dropFirst().min() ?? 0
        return [
            Figure(
                name: "PNG of the still frame", unit: .milliseconds, transom: times[0] * 1e3, baseline: best * 1e3, budget: 1.3)
        ]
    }

    /// The pixels as libpng takes them, turned round beforehand so that it need not.
    private static func rgb(_ surface: Surface) -> [UInt8] {
        surface.withPixels { pixels in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(pixels.count * 3)
            for pixel in pixels {
                for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
            }
            return bytes
        }
    }
}
