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
        let format = try PictureFormat.asked(by: path)
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
        return try Look.scaled { () throws(Problem) in
            try format.encode(frame.commands, width: frame.width, height: frame.height, scale: scale, by: renderer)
        }
    }

    /// All screens; without a scale as large as a picture can well be.
    fileprivate func board(_ format: PictureFormat, _ words: Words) throws(Problem) -> [UInt8] {
        let appearances = BoardPicture.appearances(of: project, only: words.has(.appearance) ? project.appearance : nil)
        let picture = BoardPicture(builder, project.screens, appearances, renderer: renderer) { screen throws(Problem) in
            try state(screen)
        }
        return try Look.scaled { () throws(Problem) in
            try picture.encode(
                as: format, scale: words.has(.scale) ? scale : nil, largest: scale, LongWork(of: picture.count))
        }
    }
}

extension PictureFormat {
    /// The format that a file's name asks for; PNG for standard output.
    fileprivate static func asked(by path: String?) throws(Problem) -> PictureFormat {
        guard let path, path != "-" else { return .png }
        if let format = PictureFormat(path: path) { return format }
        let name = path.split(separator: "/").last ?? "", known = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
        throw Problem(.usage, place: Option.output.name, "\"\(name)\" is no kind of picture.", remedy: "Use \(known).")
    }
}
