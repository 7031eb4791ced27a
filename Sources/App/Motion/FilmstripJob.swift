import Dialects
import Model
import Render
import Scene

/// Draws the frames of a strip, one row a phone; meant for another thread than the main one.
nonisolated struct FilmstripJob: Sendable {
    /// A transition on one phone.
    struct Row: Sendable {
        let plan: TransitionPlan
        let phone: Phone
        let renderer: Renderer
    }

    let rows: [Row]
    let strip: Filmstrip
    let showsWholeScreen: Bool

    /// The frames of each row in their order.
    var frames: [[Frame]] {
        rows.map { row in
            let builder = SceneBuilder(row.phone), change = builder.change(row.plan)
            return strip.progresses.map { builder.frame(of: row.plan, progress: $0, change: change) }
        }
    }

    /// How much of the frames' top is shown, in points.
    func extent(of frames: [[Frame]]) -> Double {
        let height = frames.compactMap(\.first?.height).max() ?? 0
        let ends = frames.flatMap { [$0.first, $0.last].compactMap { $0 } }
        return showsWholeScreen ? height : min(height, FilmstripSheet.barExtent(ends))
    }

    /// The frames as pictures of so many device pixels from top to bottom; those for which there is no memory are missing.
    func draw(height: Int) -> [[Surface]] {
        let frames = frames, scale = Double(height) / max(1, extent(of: frames))
        return zip(rows, frames).map { row, frames in
            let canvas = row.renderer.makeCanvas()
            return frames.compactMap { frame in
                let width = Int((frame.width * scale).rounded())
                guard let surface = try? Surface(width: width, height: height, scale: scale) else { return nil }
                canvas.draw(frame.commands, on: surface)
                return surface
            }
        }
    }

    /// All frames with their labels on one picture, as a PNG file.
    func png(place: String) throws(Problem) -> [UInt8] {
        let frames = frames
        let sheet = FilmstripSheet(frames, labels: strip.progresses.map(Filmstrip.label), extent: extent(of: frames))
        do throws(SurfaceError) {
            // More pixels a point would make a strip of many frames too large to be of use.
            let surface = try Surface(points: sheet.width, sheet.height, scale: 2)
            for (row, cells) in zip(rows, sheet.rows) { row.renderer.makeCanvas().draw(cells, on: surface) }
            return Png.encode(surface)
        } catch {
            throw Problem(.unwritable, place: place, "\(error)")
        }
    }
}
