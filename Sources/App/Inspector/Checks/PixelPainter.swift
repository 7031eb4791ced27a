import Checks
import Render
import Scene

/// Draws for the checks with the renderer of the window, on any thread.
nonisolated struct PixelPainter: FramePainter {
    let renderer: Renderer

    func paint(_ commands: [DrawCommand], width: Double, height: Double, scale: Double) -> PixelGrid? {
        guard let surface = try? renderer.surface(commands, width: width, height: height, scale: scale) else { return nil }
        return PixelGrid(width: surface.width, height: surface.height, scale: scale, pixels: surface.argb)
    }

    func fault(ofImage reference: String) -> String? {
        do throws(ImageError) {
            _ = try renderer.images.picture(reference)
            return nil
        } catch {
            return error.description
        }
    }
}
