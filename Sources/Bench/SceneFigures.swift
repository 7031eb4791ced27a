import Model
import Render
import Scene

extension Bench {
    /// Building a frame's commands, beside drawing the still frame.
    static func sceneFigures() throws -> [Figure] {
        try historyFigures()
            + Sample.dialects.flatMap { dialect in
                let sample = try Sample(dialect)
                let still = sample.still
                let surface = try Surface(points: still.width, still.height, scale: 3)
                let canvas = sample.renderer.makeCanvas()
                let times = try Stopwatch.medians(
                    rounds: 100,
                    [
                        { _ in for _ in 0..<10 { _ = sample.still } },
                        { _ in for _ in 0..<10 { _ = sample.moving(20) } },
                        { _ in
                            canvas.forgetLayers()
                            canvas.draw(still.commands, on: surface)
                        },
                    ])
                let names = ["at rest", "half way through a push"]
                return names.indices.map { index in
                    Figure(
                        name: "scene, \(dialect.rawValue), \(names[index])", unit: .microseconds,
                        transom: times[index] / 10 * 1e6,
                        baseline: times[2] * 1e6, budget: sceneShare)
                }
            }
    }

    /// A frame of an app whose pages have come and gone a thousand times, beside the frame after the first time.
    private static func historyFigures() throws -> [Figure] {
        try [DialectName.mpaas, .saveRestore, .customBar].map { dialect in
            let sample = try Sample(dialect)
            let navigator = Navigator(sample.project)
            let young = try navigator.pop(in: sample.push.after).after
            var old = young
            for _ in 0..<1000 { old = try navigator.pop(in: try navigator.push("archive", in: old).after).after }
            let times = try Stopwatch.medians(
                rounds: 100,
                [young, old].map { state in
                    { _ in for _ in 0..<10 { _ = sample.builder.frame(of: state) } }
                })
            return Figure(
                name: "scene, \(dialect.rawValue), after 1,000 visits", unit: .microseconds, transom: times[1] / 10 * 1e6,
                baseline: times[0] / 10 * 1e6, budget: 3)
        }
    }

    /// Of the drawing: what a frame costs is its pixels.
    private static let sceneShare = 0.1
}
