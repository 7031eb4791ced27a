import App
import Formats
import Glibc
import Model

extension Bench {
    /// How long the window's main loop works at a stretch while a person works with it, GTK's layout and painting included, beside
    /// what a smooth window may take: of the 16.7 ms of a frame, the desktop needs its half. Waiting for it is not work.
    static func loopFigures() throws -> [Figure] {
        let large = try LargeProject(), small = large.folder + "/portal.transom"
        defer { large.remove([small]) }
        try AtomicFile.write(AtomicFile.read("data/samples/portal.transom"), to: small)
        return try [("portal", small), ("1,000 screens", large.path)].flatMap { name, path in
            try longestTurns(path, rounds: 3).map { step, milliseconds in
                Figure(
                    name: "main loop, \(name): \(step)", unit: .milliseconds, transom: milliseconds, baseline: turn, budget: 1)
            }
        }
    }

    private static let turn = 8.0

    /// The longest turn for each action, in the quietest of some programs that are started anew: the machine only adds to it.
    private static func longestTurns(_ path: String, rounds: Int) throws -> [(step: String, milliseconds: Double)] {
        var turns: [(step: String, milliseconds: Double)] = []
        for round in 0..<rounds {
            let child = try Child([Child.exercise, path])
            defer { child.end() }
            var index = 0, isWhole = false
            while let line = child.line() {
                let parts = line.split(separator: "\t")
                isWhole = isWhole || line == exerciseEnd
                guard parts.count == 2, let milliseconds = Double(parts[1]) else { continue }
                if round == 0 { turns.append((String(parts[0]), milliseconds)) }
                turns[index].milliseconds = min(turns[index].milliseconds, milliseconds)
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
