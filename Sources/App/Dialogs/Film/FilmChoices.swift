import Files
import Model
import Render
import Scene

/// What a transition is recorded as.
nonisolated struct FilmChoices: Equatable, Sendable {
    /// `nil` for a folder of PNG files.
    var kind: FilmKind? = .gif
    var framesPerSecond = 60.0
    /// Pixels a point; `nil` for the device's own.
    var scale: Double?
    /// 0.1 shows a transition ten times as slow.
    var speed = 1.0

    /// The frames a second that are written: a kind of film may know no faster one.
    var shownFramesPerSecond: Double { min(framesPerSecond, kind?.fastest ?? framesPerSecond) }

    /// Whether it can be written here.
    var isPossible: Bool { kind == nil || FilmKind.isAvailable }

    func moments(of plan: TransitionPlan) -> [FilmMoment] {
        FilmMoment.all(of: plan, framesPerSecond: shownFramesPerSecond, speed: speed)
    }

    /// Writes the moments to a file or a new folder; answers the reason if it cannot.
    func write(
        _ moments: [FilmMoment], _ builder: SceneBuilder, _ renderer: Renderer, to path: String, _ work: LongWork
    ) -> Problem? {
        let film = Film(of: moments.count, scale: scale ?? builder.phone.project.device.scale, renderer: renderer) { index in
            builder.frame(of: moments[index])
        }
        do throws(Problem) {
            if let kind {
                try AtomicFile.requirePlace(path)
                let bytes = try film.encode(as: kind, framesPerSecond: shownFramesPerSecond, work)
                if work.isCancelled { return Problem(.cancelled, "it was called off.") }
                try AtomicFile.write(bytes, to: path)
            } else {
                try FolderOutput.write(path) { folder throws(Problem) in try film.write(into: folder, work) }
            }
            return nil
        } catch {
            return error
        }
    }
}
