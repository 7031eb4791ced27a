import Model
import Render
import Scene

extension Bench {
    /// Frames from the scene to their pixels, beside plain C that draws the same rectangles and texts.
    static func frameFigures() throws -> [Figure] {
        try Sample.dialects.flatMap { dialect in
            let sample = try Sample(dialect)
            let canvas = sample.renderer.makeCanvas()
            let still = sample.still
            let surface = try Surface(points: still.width, still.height, scale: 3)
            let plainStill = PlainFrames([still], scale: 3)
            let plainMoving = PlainFrames((0..<Sample.steps).map { sample.moving($0) }, scale: 3)
            // A still frame is drawn when something on its page has changed, so nothing that is kept helps it.
            let stills = try Stopwatch.medians(
                rounds: 100,
                [
                    { _ in
                        canvas.forgetLayers()
                        canvas.draw(sample.still.commands, on: surface)
                    },
                    { _ in plainStill.draw(0) },
                ])
            let movings = try Stopwatch.medians(
                rounds: 100,
                [
                    { canvas.draw(sample.moving($0).commands, on: surface) },
                    { plainMoving.draw($0 % Sample.steps) },
                ])
            return [
                Figure(
                    name: "still frame, \(dialect.rawValue)", unit: .milliseconds, transom: stills[0] * 1e3,
                    baseline: stills[1] * 1e3, budget: 2),
                Figure(
                    name: "transition frame, \(dialect.rawValue)", unit: .milliseconds, transom: movings[0] * 1e3,
                    baseline: movings[1] * 1e3, budget: 4),
            ]
        }
    }
}
