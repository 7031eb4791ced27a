import Dialects
import Model
import Render
import Scene

extension Command {
    /// Draws the frames of a transition.
    static let frames = Command(
        "frames", "Draws a transition as PNG files in a folder, frame-0001.png and on.", operands: ["PROJECT"],
        options: [.from, .to, .fps, .at, .release, .notAnimated, .steps] + Option.look, required: [.transition, .output]
    ) { words, console throws(Problem) in
        let request = try FramesRequest(words)
        let look = try Look(words, console)
        let moments = try request.moments(look.plan(request.transition), look)
        let folder = try FolderOutput(request.folder)
        do throws(Problem) {
            let progress = Progress("Frame", of: moments.count, console, isQuiet: words.has(.quiet))
            defer { progress.finish() }
            try look.draw(moments, into: folder, progress)
            try folder.finish()
        } catch {
            folder.discard()
            throw error
        }
        return .done
    }
}

/// Which frames `frames` is asked for.
struct FramesRequest: Equatable {
    /// One frame of a transition.
    enum Moment: Sendable {
        case moving(TransitionPlan, progress: Double)
        /// A state at rest, as it is after a release has settled.
        case rest(NavigationState)
    }

    let transition: TransitionOptions
    let fps: Double
    let at: [Double]?
    let folder: String

    init(_ words: Words) throws(Problem) {
        guard let transition = try TransitionOptions(words), let folder = words.text(.output) else {
            throw Command.frames.problem("--transition and -o are missing.")
        }
        self.transition = transition
        self.folder = folder
        fps = try words.positive(.fps, atMost: 1000) ?? 60
        at = try words.numbers(.at, 0...1)
        if let one = [Option.fps, .release].first(where: words.has), at != nil {
            throw Command.frames.problem("--at and \(one.name) exclude each other.")
        }
        guard folder != "-" else { throw Command.frames.problem("several files do not fit into standard output.") }
        let name = folder.split(separator: "/").last ?? ""
        if let dot = name.lastIndex(of: "."), Self.films.contains(name[dot...].lowercased()) {
            throw Command.frames.problem("\(name[dot...]) cannot be written.", remedy: "Name a folder.")
        }
    }

    /// Endings that somebody expects one file of.
    private static let films: Set = [".gif", ".mp4", ".webm", ".webp", ".apng", ".mov"]

    /// The frames from the first to the last.
    func moments(_ plan: TransitionPlan, _ look: Look) throws(Problem) -> [Moment] {
        if let at { return at.map { .moving(plan, progress: $0) } }
        guard let release = transition.release else {
            return Timeline.frameTimes(fps: fps).map { .moving(plan, progress: Timeline.progress(at: $0)) }
        }
        guard look.builder.back(.swipe, in: plan.before).effect == .back else { return [.rest(plan.before)] }
        let times = Timeline.frameTimes(fps: fps, duration: release.duration)
        let way = times.dropLast().map { Moment.moving(plan, progress: release.progress(at: $0)) }
        return way + [.rest(look.builder.settled(plan, release))]
    }
}

extension Look {
    /// Draws the frames on all cores and writes each as a numbered PNG.
    fileprivate func draw(
        _ moments: [FramesRequest.Moment], into folder: FolderOutput, _ progress: Progress
    ) throws(Problem) {
        let digits = max(4, String(moments.count).count)
        do {
            _ = try renderer.concurrently(moments.count) { index, canvas in
                let frame =
                    switch moments[index] {
                    case .moving(let plan, let progress): try self.frame(of: plan, progress: progress)
                    case .rest(let state): try self.frame(of: state)
                    }
                let surface = try Surface(points: frame.width, frame.height, scale: scale)
                canvas.draw(frame.commands, on: surface)
                let number = String(index + 1)
                let name = "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
                try folder.write(Png.encode(surface), as: name)
                progress.advance()
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
