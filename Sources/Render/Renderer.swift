internal import Dispatch
internal import Glibc
public import Scene
internal import Synchronization

/// Draws frames as pixels, one or many side by side.
public struct Renderer: Sendable {
    /// The fonts of all frames.
    public let fonts: FontStack
    /// The project's pictures.
    public let images: ImageStore

    /// A renderer with `fonts` and `images`.
    public init(fonts: FontStack = FontStack(), images: ImageStore) {
        self.fonts = fonts
        self.images = images
    }

    /// A canvas for the calling thread.
    public func makeCanvas() -> Canvas { Canvas(fonts: fonts, images: images) }

    /// The pixels of `commands` on a screen of `width` by `height` points.
    public func surface(_ commands: [DrawCommand], width: Double, height: Double, scale: Double) throws(SurfaceError) -> Surface {
        let surface = try Surface(points: width, height, scale: scale)
        makeCanvas().draw(commands, on: surface)
        return surface
    }

    /// Calls `body` once for each number below `count`, on all cores, each with a canvas of its own to draw with.
    ///
    /// Results come back in order. After a failure no further number is begun; the failure of the lowest one is thrown.
    public func concurrently<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, Canvas) throws -> Result
    ) throws -> [Result] {
        let work = Mutex(Work<Result>())
        DispatchQueue.concurrentPerform(iterations: min(count, Work<Result>.hands)) { _ in
            let canvas = makeCanvas()
            while let index = work.withLock({ $0.take(below: count) }) {
                let result = Swift.Result { try body(index, canvas) }
                work.withLock { $0.finish(index, result) }
            }
        }
        return try work.withLock { $0.results }.sorted { $0.key < $1.key }.map { try $0.value.get() }
    }
}

/// What several threads share out.
private struct Work<Result: Sendable> {
    private(set) var results: [Int: Swift.Result<Result, any Error>] = [:]
    private var next = 0
    private var hasFailed = false

    /// As many threads as there are cores.
    static var hands: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    mutating func take(below count: Int) -> Int? {
        guard !hasFailed, next < count else { return nil }
        next += 1
        return next - 1
    }

    mutating func finish(_ index: Int, _ result: Swift.Result<Result, any Error>) {
        results[index] = result
        if case .failure = result { hasFailed = true }
    }
}
