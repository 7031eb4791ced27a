/// Draws frames for whoever judges their pixels, and reads the project's pictures; the renderer is one.
public protocol FramePainter: Sendable {
    /// The pixels of the commands on a screen of that many points; `nil` if there is no memory for them.
    func paint(_ commands: [DrawCommand], width: Double, height: Double, scale: Double) -> PixelGrid?
    /// Why a picture cannot be drawn; `nil` if it can.
    func fault(ofImage reference: String) -> ImageError?
}
