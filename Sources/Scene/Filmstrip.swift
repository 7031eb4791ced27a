/// Which moments of a transition a strip of a few frames shows: the first, the last, and those between at even distances.
public struct Filmstrip: Equatable, Sendable {
    /// What is even between two frames.
    public enum Spacing: String, CaseIterable, Sendable { case progress, time }

    /// Of each frame, from 0 to 1.
    public let progresses: [Double]

    /// How many frames a strip may have.
    public static let counts = 3...24

    /// A strip of so many frames, as far as strips may have that many.
    public init(count: Int, spacing: Spacing) {
        let last = min(Self.counts.upperBound, max(Self.counts.lowerBound, count)) - 1
        progresses = (0...last).map { index in
            let share = Double(index) / Double(last)
            return spacing == .progress ? share : Timeline.progress(at: share * Timeline.duration)
        }
    }

    /// The index of the frame whose progress is nearest.
    public func nearest(to progress: Double) -> Int {
        progresses.indices.min { abs(progresses[$0] - progress) < abs(progresses[$1] - progress) } ?? 0
    }

    /// Milliseconds after the start, and progress in tenths of a percent, such as `71 ms  37.5 %`.
    public static func label(_ progress: Double) -> String {
        let tenths = Int((progress * 1000).rounded())
        return "\(Int((Timeline.seconds(at: progress) * 1000).rounded())) ms  \(tenths / 10).\(tenths % 10) %"
    }
}
