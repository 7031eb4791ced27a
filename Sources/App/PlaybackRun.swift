import Scene

/// A transition whose progress follows the clock.
struct PlaybackRun {
    var plan: TransitionPlan
    /// After the finger has let go; `nil` for a timed transition.
    var release: Release?
    /// Phone seconds since the start.
    var seconds = 0.0
    /// The frame clock at the last frame.
    var lastTick: Double?
    var isPaused = false
    /// Whether the end changes where the app stands; a replay does not.
    var isReplay = false
    /// Phone seconds that the finger of a played swipe takes to the release.
    var approach = 0.0
    /// What comes after a step that is played.
    var then: (() -> Void)?

    var duration: Double { approach + (release?.duration ?? Timeline.duration) }
    var completes: Bool { release?.completes ?? true }
    var progress: Double {
        guard let release else { return Timeline.progress(at: seconds) }
        return seconds < approach ? release.progress * seconds / approach : release.progress(at: seconds - approach)
    }

    /// Widths a second.
    var velocity: Double {
        var soon = self
        soon.seconds += 0.001
        return (soon.progress - progress) / 0.001
    }
}
