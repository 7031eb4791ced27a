import App
import Files
import Glibc
import Model

extension Bench {
    /// How long the window's main loop works at a stretch while a person works with it. Of the 16.7 ms of a frame the program
    /// itself may take the half; with what GTK lays out and paints, phone included, a turn may take the whole. Waiting is not work.
    static func loopFigures() throws -> [Figure] {
        let large = try LargeProject(), small = large.folder + "/portal.transom"
        defer { large.remove([small]) }
        try AtomicFile.write(AtomicFile.read("data/samples/portal.transom"), to: small)
        return try [("portal", small), ("1,000 screens", large.path)].flatMap { name, path in
            try longestTurns(path, rounds: 3).flatMap { turn in
                [
                    figure("main loop, \(name): \(turn.step)", turn.own, of: 8),
                    figure("  with its frame", turn.whole, of: 1000 / 60),
                ]
            }
        }
    }

    private static func figure(_ name: String, _ milliseconds: Double, of room: Double) -> Figure {
        Figure(name: name, unit: .milliseconds, transom: milliseconds, baseline: room, budget: 1)
    }

    private struct Turn {
        let step: String
        /// Milliseconds without and with what GTK lays out and paints.
        var own: Double
        var whole: Double
    }

    /// The longest turn for each action, in the quietest of some programs that are started anew: the machine only adds to it.
    private static func longestTurns(_ path: String, rounds: Int) throws -> [Turn] {
        var turns: [Turn] = []
        for round in 0..<rounds {
            let child = try Child([Child.exercise, path])
            defer { child.end() }
            var index = 0, isWhole = false
            while let line = child.line() {
                let parts = line.split(separator: "\t")
                isWhole = isWhole || line == exerciseEnd
                guard parts.count == 3, let own = Double(parts[1]), let whole = Double(parts[2]) else { continue }
                if round == 0 { turns.append(Turn(step: String(parts[0]), own: own, whole: whole)) }
                turns[index].own = min(turns[index].own, own)
                turns[index].whole = min(turns[index].whole, whole)
                index += 1
            }
            guard isWhole, index == turns.count else {
                throw Problem(
                    .unreadable, "the work in a window came to no end.", remedy: "Run it as Scripts/isolated transom-bench.")
            }
        }
        return turns
    }
}
