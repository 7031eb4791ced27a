public import Model
public import Scene

/// All screens of a project as one file, light and dark side by side.
public struct BoardPicture: Sendable {
    public let board: Board
    private let builder: SceneBuilder
    private let renderer: Renderer
    private let state: @Sendable (ScreenID) throws(Problem) -> NavigationState

    /// The screens of the builder's phone in each appearance; `state` tells where the app stands when it shows one.
    public init(
        _ builder: SceneBuilder, _ screens: [Screen], _ appearances: [Appearance], renderer: Renderer,
        shape: Double = Board.usualShape, ground: RGBA = Board.usualGround,
        state: @escaping @Sendable (ScreenID) throws(Problem) -> NavigationState
    ) {
        let metrics = builder.metrics
        board = Board(screens, appearances, width: metrics.width, height: metrics.height, shape: shape, ground: ground)
        self.builder = builder
        self.renderer = renderer
        self.state = state
    }

    /// The appearances that a phone can show, or the one that is asked for.
    public static func appearances(of project: Project, only: Appearance? = nil) -> [Appearance] {
        if let only { return [only] }
        return project.profile.hasDarkAppearance ? [.light, .dark] : [project.appearance]
    }

    /// How many parts the work has: a screen in an appearance each.
    public var count: Int { board.cells.count }

    /// The file; without a scale as large as a picture can well be, at most `largest` pixels a point.
    public func encode(
        as format: PictureFormat, scale: Double? = nil, largest: Double, _ work: LongWork
    ) throws(Problem) -> [UInt8] {
        let commands = try commands(work)
        return try format.encode(
            commands, width: board.width, height: board.height, scale: scale ?? min(largest, usualScale), by: renderer)
    }

    /// The picture at `scale` pixels a point.
    public func surface(scale: Double, _ work: LongWork) throws(Problem) -> Surface {
        let commands = try commands(work)
        do throws(SurfaceError) {
            return try renderer.surface(commands, width: board.width, height: board.height, scale: scale)
        } catch {
            throw Problem(.usage, "\(error).")
        }
    }

    /// Builds the frames on all cores.
    private func commands(_ work: LongWork) throws(Problem) -> [DrawCommand] {
        let frames = try renderer.pieces(board.cells.count) { index, _ in
            try work.goOn()
            defer { work.advance() }
            var builder = builder
            builder.phone.project.appearance = board.cells[index].appearance
            return builder.frame(of: try state(board.cells[index].screen)).commands
        }
        var next = frames.makeIterator()
        let commands = board.commands { _ in next.next() ?? [] }
        try work.goOn()
        return commands
    }

    /// Fifty million pixels, and sides that every viewer takes.
    private var usualScale: Double {
        min((50_000_000 / (board.width * board.height)).squareRoot(), 16_000 / max(board.width, board.height))
    }
}
