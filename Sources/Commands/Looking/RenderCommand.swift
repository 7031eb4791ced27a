import Model
import Render
import Scene

extension Command {
    /// Draws one frame, or all screens.
    static let render = Command(
        "render", "Draws a screen, or all of them, as PNG, SVG or PDF.", operands: ["PROJECT"],
        options: [.screen, .all, .steps, .output] + Option.look
    ) { words, console throws(Problem) in
        let path = words.text(.output)
        let format = try PictureFormat(path: path)
        try requireOneThing(words)
        let look = try Look(words, console)
        try console.put(words.has(.all) ? look.board(format, words) : look.screen(format, words), to: path)
        return .done
    }

    private static func requireOneThing(_ words: Words) throws(Problem) {
        guard words.has(.all), let one = [Option.screen, .steps, .press].first(where: words.has) else { return }
        throw Command.render.problem("--all and \(one.name) exclude each other.")
    }
}

extension Look {
    fileprivate func screen(_ format: PictureFormat, _ words: Words) throws(Problem) -> [UInt8] {
        let frame = try frame(of: state(words.text(.screen)))
        return try format.encode(frame.commands, width: frame.width, height: frame.height, scale: scale, by: renderer)
    }

    /// All screens; without a scale as large as a picture can well be.
    fileprivate func board(_ format: PictureFormat, _ words: Words) throws(Problem) -> [UInt8] {
        let appearances: [Appearance] =
            words.has(.appearance) || !project.profile.hasDarkAppearance ? [project.appearance] : [.light, .dark]
        let metrics = builder.metrics
        let board = Board(project.screens, appearances, width: metrics.width, height: metrics.height)
        var frames: [[DrawCommand]] = []
        for cell in board.cells {
            var builder = builder
            builder.phone.project.appearance = cell.appearance
            frames.append(try builder.frame(of: state(cell.screen)).commands)
        }
        var next = frames.makeIterator()
        let commands = board.commands { _ in next.next() ?? [] }
        let scale = words.has(.scale) ? scale : min(scale, Self.boardScale(board))
        return try format.encode(commands, width: board.width, height: board.height, scale: scale, by: renderer)
    }

    /// Fifty million pixels, and sides that every viewer takes.
    private static func boardScale(_ board: Board) -> Double {
        min((50_000_000 / (board.width * board.height)).squareRoot(), 16_000 / max(board.width, board.height))
    }
}
