import Testing

@testable import Scene

@Suite("Frames of a timed transition")
struct FrameGridTests {
    @Test("One frame every 1/fps, and the end", arguments: [(60.0, 31), (120, 61), (10, 6)])
    func last(fps: Double, last: Int) {
        let grid = FrameGrid(fps: fps)
        #expect(grid.last == last)
        #expect(grid.seconds(of: last) == Timeline.duration)
        #expect(grid.progress(of: last) == 1)
        #expect(grid.seconds(of: last + 3) == Timeline.duration)
        #expect(grid.seconds(of: -1) == 0)
        #expect(near(grid.seconds(of: last - 1), Double(last - 1) / fps, 1e-12))
    }

    @Test("A frame stays until the next one comes")
    func numbers() {
        let grid = FrameGrid(fps: 60)
        #expect([0, 0.016, 1.0 / 60, 0.02, 0.1, 0.505, 0.506, 2].map(grid.number) == [0, 0, 1, 1, 6, 30, 31, 31])
        #expect(grid.number(at: -1) == 0)
    }

    @Test("The number of a frame comes back from its progress", arguments: [60.0, 120])
    func roundTrip(fps: Double) {
        let grid = FrameGrid(fps: fps)
        for number in 0...grid.last {
            #expect(grid.number(at: Timeline.seconds(at: grid.progress(of: number))) == number)
        }
    }

    @Test(
        "Steps go from frame to frame, also from between two",
        arguments: [
            (0, 1, 1), (0.1, 1, 7), (0.1, -1, 5), (0.105, 1, 7), (0.105, -1, 6), (0, -1, 0), (0.5, 5, 31), (0.506, -1, 30),
        ])
    func steps(seconds: Double, steps: Int, number: Int) {
        #expect(FrameGrid(fps: 60).number(steps, from: seconds) == number)
    }
}
