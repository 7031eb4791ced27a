/// One picture of a transition.
public enum FilmMoment: Equatable, Sendable {
    /// On its way.
    case moving(TransitionPlan, progress: Double)
    /// At rest, as it is after a release has settled.
    case rest(NavigationState)

    /// The pictures of a timed transition, its beginning and its end among them; at a speed of 0.1 there are ten times as many.
    public static func all(of plan: TransitionPlan, framesPerSecond: Double, speed: Double = 1) -> [FilmMoment] {
        Timeline.frameTimes(fps: framesPerSecond / speed).map { .moving(plan, progress: Timeline.progress(at: $0)) }
    }
}

extension SceneBuilder {
    /// The frame of a moment.
    public func frame(of moment: FilmMoment) -> Frame {
        switch moment {
        case .moving(let plan, let progress): frame(of: plan, progress: progress)
        case .rest(let state): frame(of: state)
        }
    }
}
