import Model
import Render
import Scene

extension Look {
    /// The frames of a transition, ready to be written.
    func film(_ moments: [FilmMoment]) -> Film {
        Film(of: moments.count, scale: scale, renderer: renderer) { index in
            switch moments[index] {
            case .moving(let plan, let progress): try self.frame(of: plan, progress: progress)
            case .rest(let state): try self.frame(of: state)
            }
        }
    }

    /// Does what draws; a picture that has too many pixels is a matter of the scale.
    static func scaled<Result>(_ work: () throws(Problem) -> Result) throws(Problem) -> Result {
        do throws(Problem) {
            return try work()
        } catch {
            throw error.kind == .usage && error.place == nil ? error.inside(Option.scale.name) : error
        }
    }
}
