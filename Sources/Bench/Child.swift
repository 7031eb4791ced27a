import CBaseline
import Glibc
import Model

/// A program that is measured as a process of its own: this one, started anew with a word for what it shall be.
final class Child {
    /// The words.
    static let bareWindow = "bare-window"
    static let window = "window"
    static let command = "command"
    static let exercise = "exercise"

    let process: pid_t
    private let output: Int32

    init(_ words: [String]) throws(Problem) {
        let arguments = (["transom-bench"] + words).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var output: Int32 = -1
        process = baseline_spawn("/proc/self/exe", arguments, &output)
        self.output = output
        guard process > 0 else { throw Problem(.unreadable, "a process could not be started.") }
    }

    /// Waits for the next line; `nil` if the program ends without one.
    func line() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }

    /// Ends the program if it still runs.
    func end() {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(output)
    }
}
