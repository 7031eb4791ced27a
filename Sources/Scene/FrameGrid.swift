/// The frames of a timed transition on a phone that shows so many a second: one every 1/fps from the start, and the end.
public struct FrameGrid: Equatable, Sendable {
    /// Frames a second.
    public let fps: Double

    /// A part of a frame that is still the frame itself: the spring gives a time back less exactly.
    private static let tolerance = 1e-3

    public init(fps: Double) {
        self.fps = fps
    }

    /// The number of the last frame, which shows the end; the first one is 0.
    public var last: Int { Timeline.frameTimes(fps: fps).count - 1 }

    /// The frame that is on the screen so many seconds after the start.
    public func number(at seconds: Double) -> Int {
        if seconds >= Timeline.duration { return last }
        return max(0, Int((seconds * fps + Self.tolerance).rounded(.down)))
    }

    /// Seconds after the start at which a frame comes; numbers past the ends count as these.
    public func seconds(of number: Int) -> Double {
        number >= last ? Timeline.duration : Double(max(0, number)) / fps
    }

    /// The progress that a frame shows.
    public func progress(of number: Int) -> Double { Timeline.progress(at: seconds(of: number)) }

    /// The frame so many frames after a moment, or before it if negative; between two frames the next one counts as one step.
    public func number(_ steps: Int, from seconds: Double) -> Int {
        let here = number(at: seconds)
        let isBetween = min(seconds, Timeline.duration) - self.seconds(of: here) > Self.tolerance / fps
        return min(last, max(0, here + steps + (steps < 0 && isBetween ? 1 : 0)))
    }
}
