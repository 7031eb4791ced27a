import Dialects
import Files
import Model
import Render
import Scene

extension Command {
    /// Draws the frames of a transition.
    static let frames = Command(
        "frames", "Draws a transition as PNG files in a folder, frame-0001.png and on, or as one film (by ffmpeg).",
        operands: ["PROJECT"],
        options: [.from, .to, .fps, .at, .release, .notAnimated, .steps] + Option.look, required: [.transition, .film]
    ) { words, console throws(Problem) in
        let request = try FramesRequest(words)
        let look = try Look(words, console)
        try request.checkEnding()
        let moments = try request.moments(look.plan(request.transition), look)
        let film = look.film(moments)
        if request.film != nil { try AtomicFile.requirePlace(request.output) }
        let progress = Progress("Frame", of: moments.count, console, isQuiet: words.has(.quiet))
        defer { progress.finish() }
        let work = LongWork(of: moments.count) { progress.advance() }
        if let kind = request.film {
            let bytes = try Look.scaled { () throws(Problem) in
                try film.encode(as: kind, framesPerSecond: request.framesPerSecond(kind), work)
            }
            try console.put(bytes, to: request.output)
        } else {
            try Look.scaled { () throws(Problem) in
                try FolderOutput.write(request.output) { folder throws(Problem) in try film.write(into: folder, work) }
            }
        }
        return .done
    }
}

/// Which frames `frames` is asked for.
struct FramesRequest: Equatable {
    let transition: TransitionOptions
    /// `nil` if it is not said.
    let fps: Double?
    let at: [Double]?
    /// A folder, or the film's file.
    let output: String
    let film: FilmKind?

    init(_ words: Words) throws(Problem) {
        guard let transition = try TransitionOptions(words), let output = words.text(.film) else {
            throw Command.frames.problem("--transition and -o are missing.")
        }
        self.transition = transition
        self.output = output
        film = FilmKind(path: output)
        fps = try words.positive(.fps, atMost: 1000)
        at = try words.numbers(.at, 0...1)
        if let one = [Option.fps, .release].first(where: words.has), at != nil {
            throw Command.frames.problem("--at and \(one.name) exclude each other.")
        }
        guard output != "-" else { throw Command.frames.problem("several files do not fit into standard output.") }
    }

    /// Refuses a file of a kind that cannot be written; a fault of the project is told before.
    func checkEnding() throws(Problem) {
        let name = output.split(separator: "/").last ?? ""
        if let dot = name.lastIndex(of: "."), Self.otherFilms.contains(name[dot...].lowercased()) {
            let known = FilmKind.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw Command.frames.problem("\(name[dot...]) cannot be written.", remedy: "Use a folder, or \(known).")
        }
    }

    /// Endings that somebody expects one file of.
    private static let otherFilms: Set = [".mov", ".avi", ".mkv", ".m4v", ".avif", ".png"]
    /// Frames at chosen progresses are looked at one by one.
    private static let leisurely = 2.0

    /// How fast the frames of a film follow each other.
    func framesPerSecond(_ kind: FilmKind) -> Double {
        at != nil ? Self.leisurely : min(fps ?? 60, kind.fastest)
    }

    /// The frames from the first to the last.
    func moments(_ plan: TransitionPlan, _ look: Look) throws(Problem) -> [FilmMoment] {
        if let at { return at.map { .moving(plan, progress: $0) } }
        let fps = fps ?? film.map(framesPerSecond) ?? 60
        guard let release = transition.release else {
            return FilmMoment.all(of: plan, framesPerSecond: fps)
        }
        guard look.builder.back(.swipe, in: plan.before).effect == .back else { return [.rest(plan.before)] }
        let times = Timeline.frameTimes(fps: fps, duration: release.duration)
        let way = times.dropLast().map { FilmMoment.moving(plan, progress: release.progress(at: $0)) }
        return way + [.rest(look.builder.settled(plan, release))]
    }
}
