import CBaseline
import Scene

/// The plain C program that draws the rectangles and texts of frames, all on one surface.
@MainActor
final class PlainFrames {
    private let frame: OpaquePointer
    private let lists: [[BaselineCommand]]

    init(_ frames: [Frame], scale: Double) {
        var flattening = Flattening()
        lists = frames.map { flattening.flatten($0) }
        frame = baseline_frame_new(
            frames[0].width, frames[0].height, scale, "Inter", flattening.fonts, Int32(flattening.fonts.count))
    }

    isolated deinit { baseline_frame_free(frame) }

    /// Draws one of the frames.
    func draw(_ index: Int) {
        baseline_frame_draw(frame, lists[index], Int32(lists[index].count))
    }
}
