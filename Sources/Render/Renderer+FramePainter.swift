public import Scene

extension Renderer: FramePainter {
    public func paint(_ commands: [DrawCommand], width: Double, height: Double, scale: Double) -> PixelGrid? {
        guard let surface = try? surface(commands, width: width, height: height, scale: scale) else { return nil }
        return PixelGrid(width: surface.width, height: surface.height, scale: scale, pixels: surface.argb)
    }

    public func fault(ofImage reference: String) -> ImageError? {
        do throws(ImageError) {
            _ = try images.picture(reference)
            return nil
        } catch {
            return error
        }
    }
}
