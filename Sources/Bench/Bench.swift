import App
import CBaseline
import Commands
import Glibc
import Model

/// Measures Transom against plain C programs that do the same, both in one run, and judges their ratios.
enum Bench {
    /// Without words the whole table; a word asks for one of the programs that are measured as processes of their own.
    static func run(_ words: [String]) -> Int32 {
        switch words.first {
        case Child.bareWindow: baseline_window { Bench.tellPainted() }
        case Child.window: return runApplication(arguments: ["transom"] + words.dropFirst()) { tellPainted() }
        case Child.command: return command(Array(words.dropFirst()))
        case Child.exercise: return exercise(Array(words.dropFirst()))
        case "--loop": return measure([loopFigures], isStrict: false)
        case nil, "--strict":
            let all = [sceneFigures, frameFigures, pngFigures, startFigures, largeProjectFigures, loopFigures]
            return measure(all, isStrict: words.first == "--strict")
        default:
            tell("Usage: transom-bench [--strict | --loop]", on: STDERR_FILENO)
            return 64
        }
        return 0
    }

    private static func measure(_ measures: [@MainActor () throws -> [Figure]], isStrict: Bool) -> Int32 {
        do {
            tell(Figure.heading)
            var overs = 0
            for measure in measures {
                for figure in try measure() {
                    tell(figure.line)
                    if figure.isOver { overs += 1 }
                }
            }
            return isStrict && overs > 0 ? 1 : 0
        } catch {
            tell("transom-bench: \(error)", on: STDERR_FILENO)
            return 70
        }
    }

    /// A command of the program, then what memory it took at most.
    private static func command(_ words: [String]) -> Int32 {
        let status = Commands.run(["transom"] + words) { _ in 70 }
        tell("VmHWM \(Memory.kilobytes("VmHWM", of: "self") ?? 0)")
        return status
    }

    /// What an exercise tells once it has gone through all actions.
    static let exerciseEnd = "done"

    /// Works in a window and tells, for each action, the longest work of a turn of the main loop in milliseconds, without and with
    /// what GTK lays out and paints.
    private static func exercise(_ words: [String]) -> Int32 {
        baseline_watch_loop()
        return runApplication(arguments: ["transom"] + words) {
            Exercise.run(
                painting: { $0 ? baseline_frame_begins() : baseline_frame_ends() },
                began: { _ = (baseline_longest_work(), baseline_longest_turn()) },
                ended: { tell("\($0)\t\(baseline_longest_work())\t\(baseline_longest_turn())") },
                done: {
                    tell(exerciseEnd)
                    exit(0)
                })
        }
    }

    private static func tellPainted() { tell("painted") }

    private static func tell(_ line: String, on file: Int32 = STDOUT_FILENO) {
        let bytes = Array((line + "\n").utf8)
        _ = write(file, bytes, bytes.count)
    }
}
