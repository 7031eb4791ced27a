import Files
import Glibc
import Model

/// Where a command reads, prints and tells; tests hand in one of their own.
struct Console: Sendable {
    /// Standard input to its end.
    var read: @Sendable () throws(Problem) -> [UInt8]
    /// Standard output: results.
    var print: @Sendable ([UInt8]) throws(Problem) -> Void
    /// Standard error: messages and progress.
    var tell: @Sendable (String) -> Void
    /// Whether somebody looks at standard error, so that progress can be shown there.
    var isWatched: Bool

    /// The process's own streams.
    static var standard: Console {
        Console(
            read: { () throws(Problem) in try AtomicFile.readAll(STDIN_FILENO, "standard input") },
            print: { bytes throws(Problem) in try AtomicFile.put(bytes, into: STDOUT_FILENO, "standard output") },
            tell: { text in try? AtomicFile.put(Array(text.utf8), into: STDERR_FILENO, "standard error") },
            isWatched: isatty(STDERR_FILENO) == 1)
    }

    /// A result to a file, or to standard output for `-` and for none.
    func put(_ bytes: [UInt8], to path: String?) throws(Problem) {
        if let path, path != "-" { try AtomicFile.write(bytes, to: path) } else { try print(bytes) }
    }

    func put(_ text: String, to path: String? = nil) throws(Problem) {
        try put(Array(text.utf8), to: path)
    }
}
