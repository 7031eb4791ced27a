import Glibc
import Model

extension Bench {
    /// From the start of a process to its first painted frame.
    static func startFigures() throws -> [Figure] {
        let words = [[Child.window, "data/samples/portal.transom"], [Child.bareWindow]]
        let seconds = try startTimes(words, rounds: 15)
        return [
            Figure(
                name: "start to first frame, portal.transom", unit: .milliseconds, transom: seconds[0] * 1e3,
                baseline: seconds[1] * 1e3, budget: 1.5)
        ]
    }

    /// The median seconds to the first frame of programs that are started in turn.
    static func startTimes(_ programs: [[String]], rounds: Int) throws -> [Double] {
        var times = programs.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, words) in programs.enumerated() {
                let seconds = try startTime(words)
                if round > 0 { times[index].append(seconds) }
            }
        }
        return times.map(Stopwatch.median)
    }

    private static func startTime(_ words: [String]) throws(Problem) -> Double {
        // A window whose forerunner is just leaving the bus hands its file over to it and ends without a frame.
        for _ in 0..<5 {
            let start = Stopwatch.now
            let child = try Child(words)
            defer { child.end() }
            if child.line() == "painted" { return Stopwatch.now - start }
        }
        throw Problem(.unreadable, "no window was painted.", remedy: "Run it as Scripts/isolated transom-bench.")
    }

    /// Resident megabytes of a window that has been painted and has nothing more to do.
    static func residentMemory(_ words: [String]) throws(Problem) -> Double {
        let child = try Child(words)
        defer { child.end() }
        guard child.line() == "painted" else { throw Problem(.unreadable, "no window was painted.") }
        sleep(3)
        return (Memory.kilobytes("VmRSS", of: String(child.process)) ?? 0) / 1024
    }
}
