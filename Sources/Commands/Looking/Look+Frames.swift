import Files
import Model
import Render
import Scene

extension Look {
    /// Draws the frames on all cores and writes each as a numbered PNG of a new folder.
    func fill(_ path: String, with moments: [FramesRequest.Moment], _ progress: Progress) throws(Problem) {
        let digits = max(4, String(moments.count).count)
        try FolderOutput.write(path) { folder throws(Problem) in
            _ = try draw(moments) { index, surface throws(Problem) in
                let number = String(index + 1)
                let name = "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
                try folder.write(Png.encode(surface), as: name)
                progress.advance()
            }
        }
    }

    /// Draws the frames, a few at a time on all cores, and gives back the film.
    func film(
        _ kind: FilmKind, of moments: [FramesRequest.Moment], framesPerSecond: Double, _ progress: Progress
    ) throws(Problem) -> [UInt8] {
        let metrics = builder.metrics
        let width = ((metrics.width * scale - 0.001).rounded(.up)), height = ((metrics.height * scale - 0.001).rounded(.up))
        guard max(width, height) <= Double(Surface.sideLimit) else {
            throw Problem(.usage, place: Option.scale.name, "\(SurfaceError.tooLarge(width: Int(width), height: Int(height))).")
        }
        let encoder = try FilmEncoder(kind, width: Int(width), height: Int(height), framesPerSecond: framesPerSecond)
        var rest = moments[...]
        while !rest.isEmpty {
            let next = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(Self.batch)
            for surface in try draw(next, { _, surface throws(Problem) in surface }) {
                try encoder.add(surface)
                progress.advance()
            }
        }
        return try encoder.finish()
    }

    /// Frames that are kept in memory at a time.
    private static let batch = 8

    /// Draws frames on all cores and hands each on, with its place.
    private func draw<Result: Sendable>(
        _ moments: [FramesRequest.Moment], _ use: @escaping @Sendable (Int, Surface) throws(Problem) -> Result
    ) throws(Problem) -> [Result] {
        do {
            return try renderer.concurrently(moments.count) { index, canvas in
                let frame =
                    switch moments[index] {
                    case .moving(let plan, let progress): try self.frame(of: plan, progress: progress)
                    case .rest(let state): try self.frame(of: state)
                    }
                let surface = try Surface(points: frame.width, frame.height, scale: scale)
                canvas.draw(frame.commands, on: surface)
                return try use(index, surface)
            }
        } catch let problem as Problem {
            throw problem
        } catch let error as SurfaceError {
            throw Problem(.usage, place: Option.scale.name, "\(error).")
        } catch {
            throw Problem(.fault, "\(error).")
        }
    }
}
