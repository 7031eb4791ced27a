import Model

extension Bench {
    /// Opening a project of a thousand screens.
    static func largeProjectFigures() throws -> [Figure] {
        let large = try LargeProject()
        let picture = large.folder + "/first.png"
        defer { large.remove([picture]) }
        let decoding = try Stopwatch.medians(
            rounds: 15, [{ _ in _ = try ProjectCodec.decode(large.bytes) }, { _ in _ = try JSON(parsing: large.bytes) }])
        let starts = try startTimes([[Child.window, large.path], [Child.bareWindow]], rounds: 9)
        let bare = try residentMemory([Child.bareWindow])
        let window = try residentMemory([Child.window, large.path])
        let headless = try peakMemory(["render", large.path, "-o", picture])
        return [
            Figure(
                name: "1,000 screens: reading the project", unit: .milliseconds, transom: decoding[0] * 1e3,
                baseline: decoding[1] * 1e3, budget: 3),
            Figure(
                name: "1,000 screens: start to first frame", unit: .milliseconds, transom: starts[0] * 1e3,
                baseline: starts[1] * 1e3, budget: 2),
            Figure(name: "1,000 screens: memory of the window", unit: .megabytes, transom: window, baseline: bare, budget: 3),
            Figure(name: "1,000 screens: memory of render", unit: .megabytes, transom: headless, baseline: bare, budget: 2),
        ]
    }

    /// The most megabytes that a command had resident.
    private static func peakMemory(_ words: [String]) throws(Problem) -> Double {
        let child = try Child([Child.command] + words)
        defer { child.end() }
        guard let line = child.line(), let kilobytes = line.split(separator: " ").last.flatMap({ Double($0) }) else {
            throw Problem(.unreadable, "the command \(words.joined(separator: " ")) failed.")
        }
        return kilobytes / 1024
    }
}
