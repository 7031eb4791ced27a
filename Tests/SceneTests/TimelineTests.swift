import Testing

@testable import Scene

@Suite("Timeline")
struct TimelineTests {
    @Test(
        "UIKit's spring",
        arguments: [
            (0.025, 0.0773), (0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420), (0.3, 0.9729),
            (0.4, 0.9944),
        ])
    func spring(seconds: Double, progress: Double) {
        #expect(near(Timeline.progress(at: seconds), progress, 0.0001))
        #expect(near(Timeline.seconds(at: progress), seconds, 0.001))
    }

    @Test("The spring has settled when a thousandth is left")
    func duration() {
        #expect(near(Timeline.progress(at: Timeline.duration - 1e-9), 0.999, 2e-6))
        #expect(Timeline.progress(at: Timeline.duration) == 1)
        #expect(Timeline.progress(at: 0) == 0)
        #expect(Timeline.progress(at: -1) == 0)
        #expect(Timeline.seconds(at: 1) == Timeline.duration)
    }

    /// Milliseconds after a release with 0.4 widths left, and what is left by velocity.
    private static let released = [
        (0, 0.4, 0.4, 0.4), (25, 0.3691, 0.3374, 0.3849), (50, 0.3071, 0.267, 0.3272), (100, 0.1821, 0.1499, 0.1982),
        (150, 0.0967, 0.0773, 0.1064), (200, 0.0483, 0.0379, 0.0535), (300, 0.0108, 0.0083, 0.0121),
    ]

    @Test("After a release the distance falls by the same spring")
    func release() {
        for (milliseconds, still, toward, away) in Self.released {
            let seconds = Double(milliseconds) / 1000
            for (velocity, left) in [(0.0, still), (2, toward), (-1, away)] {
                #expect(near(Timeline.left(after: seconds, of: 0.4, velocity: velocity), left, 0.0001))
            }
            #expect(near(1 - Release(progress: 0.6, velocity: 0).progress(at: seconds), still, 0.0001))
            #expect(near(Release(progress: 0.4, velocity: -2).progress(at: seconds), toward, 0.0001))
        }
        #expect(Timeline.left(after: 0.2, of: 0.1, velocity: 20) == 0, "it does not swing over")
    }

    @Test(
        "Progress and velocity decide whether a swipe completes",
        arguments: [
            (0.05, 3.0, true), (0.3, 1, true), (0.45, 0, false), (0.55, 0, true), (0.7, -1, false), (0.95, -1, true),
            (0.5, 0, false),
        ])
    func completes(progress: Double, velocity: Double, completes: Bool) {
        let release = Release(progress: progress, velocity: velocity)
        #expect(release.completes == completes)
        #expect(near(release.progress(at: 0), progress, 1e-12))
        #expect(release.progress(at: release.duration) == (completes ? 1 : 0))
        #expect(release.duration < 0.6)
    }

    @Test("Frames stand at every 1/fps and at the end", arguments: [(20.0, 12), (40, 22), (60, 32), (120, 62)])
    func frames(fps: Double, count: Int) {
        let times = Timeline.frameTimes(fps: fps)
        #expect(times.count == count)
        #expect(times.first == 0 && times.last == Timeline.duration)
        for (index, time) in times.dropLast().enumerated() { #expect(near(time, Double(index) / fps, 1e-12)) }
        #expect(Timeline.frameTimes(fps: 10, duration: 0.2) == [0, 0.1, 0.2], "an end on the beat is one frame")
        #expect(Timeline.frameTimes(fps: 60, duration: 0) == [0])
    }
}
