public import Files
public import Model
public import Scene

/// Frames that follow each other, drawn on all cores and written as one film or as PNG files.
public struct Film: Sendable {
    private let count: Int
    private let scale: Double
    private let renderer: Renderer
    private let frame: @Sendable (Int) throws -> Frame

    /// So many frames at `scale` pixels a point; `frame` gives each by its place, on any thread.
    public init(
        of count: Int, scale: Double, renderer: Renderer, frame: @escaping @Sendable (Int) throws -> Frame
    ) {
        self.count = count
        self.scale = scale
        self.renderer = renderer
        self.frame = frame
    }

    /// Writes each frame as a numbered PNG file: `frame-0001.png` and on.
    public func write(into folder: FolderOutput, _ work: LongWork) throws(Problem) {
        let digits = max(4, String(count).count)
        _ = try draw(0..<count, work) { index, surface throws(Problem) in
            let number = String(index + 1)
            let name = "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
            try folder.write(Png.encode(surface), as: name)
            work.advance()
        }
    }

    /// The bytes of the film; a few frames at a time are kept in memory.
    public func encode(as kind: FilmKind, framesPerSecond: Double, _ work: LongWork) throws(Problem) -> [UInt8] {
        var encoder: FilmEncoder?
        for start in stride(from: 0, to: count, by: Self.batch) {
            for surface in try draw(start..<min(count, start + Self.batch), work, { _, surface in surface }) {
                if encoder == nil {
                    encoder = try FilmEncoder(
                        kind, width: surface.width, height: surface.height, framesPerSecond: framesPerSecond,
                        isCancelled: { work.isCancelled })
                }
                try encoder?.add(surface)
                work.advance()
            }
        }
        guard let encoder else { throw Problem(.usage, "a film has at least one frame.") }
        return try encoder.finish()
    }

    /// Frames that are kept in memory at a time.
    private static let batch = 8

    /// Draws frames on all cores and hands each on, with its place.
    private func draw<Result: Sendable>(
        _ range: Range<Int>, _ work: LongWork, _ use: @escaping @Sendable (Int, Surface) throws(Problem) -> Result
    ) throws(Problem) -> [Result] {
        try renderer.pieces(range.count) { index, canvas in
            try work.goOn()
            let frame = try frame(range.lowerBound + index)
            let surface = try Surface(points: frame.width, frame.height, scale: scale)
            canvas.draw(frame.commands, on: surface)
            return try use(range.lowerBound + index, surface)
        }
    }
}

extension Renderer {
    /// As `concurrently`, with every error as a problem: one of too many pixels is wrong use.
    func pieces<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, Canvas) throws -> Result
    ) throws(Problem) -> [Result] {
        do {
            return try concurrently(count, body)
        } catch let problem as Problem {
            throw problem
        } catch let error as SurfaceError {
            throw Problem(.usage, "\(error).")
        } catch {
            throw Problem(.fault, "\(error).")
        }
    }
}
