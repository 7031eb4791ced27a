import Glibc
import Model
import Render

/// The program's command line: a command's work without a display, or the window.
public enum Commands {
    /// The version that `--version` prints.
    static let version = "0.1.0"

    /// Runs what the words ask for and answers the exit status; `arguments` begins with the program's own name.
    ///
    /// Files, or nothing, go to `window`.
    public static func run(_ arguments: [String], window: ([String]) -> Int32) -> Int32 {
        // A reader that closes the pipe and a limit on file sizes are failures to write, not reasons to be killed.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(arguments.dropFirst())
        if opensWindow(words) {
            if let missing = words.first(where: { !$0.hasPrefix("-") && access($0, F_OK) != 0 }) {
                return tell(missingFile(missing, isAlone: words.count == 1), .standard).rawValue
            }
            return window(arguments)
        }
        return run(words, console: .standard).rawValue
    }

    /// Runs a command.
    static func run(_ words: [String], console: Console) -> Outcome {
        do throws(Problem) {
            return try command(words, console)
        } catch {
            return tell(error, console)
        }
    }

    private static func command(_ words: [String], _ console: Console) throws(Problem) -> Outcome {
        let rest = Array(words.dropFirst())
        switch words.first {
        case nil, "--help", "-h", "help":
            try console.put(help(rest.first))
        case "--version":
            try console.put("transom \(version)\n")
        case let name?:
            guard let command = Command.all.first(where: { $0.name == name }) else { throw unknown(name) }
            if rest.contains("--help") {
                try console.put(command.help)
            } else {
                return try command.run(Words(rest, for: command), console)
            }
        }
        return .done
    }

    /// Whether the words are files for the window; GTK's own switch for a start by the desktop is passed on.
    private static func opensWindow(_ words: [String]) -> Bool {
        if words.first == "--gapplication-service" { return true }
        guard let first = words.first else { return true }
        if first == "help" || Command.all.contains(where: { $0.name == first }) { return false }
        return words.allSatisfy { !$0.hasPrefix("-") }
    }

    private static func missingFile(_ name: String, isAlone: Bool) -> Problem {
        let near = isAlone ? nearestCommand(name) : nil
        return Problem(
            .unreadable, place: name, "there is no such file and no such command.", remedy: near.map { "Did you mean \($0)?" })
    }

    private static func unknown(_ name: String) -> Problem {
        let what = name.hasPrefix("-") ? "option" : "command"
        return Problem(
            .usage, "there is no \(what) \(name).",
            remedy: nearestCommand(name).map { "Did you mean \($0)?" } ?? "`transom help` lists the commands.")
    }

    private static func nearestCommand(_ name: String) -> String? {
        Spelling.nearest(to: name, in: Command.all.map(\.name))
    }

    private static func help(_ name: String?) throws(Problem) -> String {
        guard let name else { return overview }
        guard let command = Command.all.first(where: { $0.name == name }) else { throw unknown(name) }
        return command.help
    }

    private static var overview: String {
        """
        Usage: transom [FILE ...]
               transom COMMAND [OPTION ...]

        See, change and test the navigation bars of an iOS app. Without a command the window opens.

        \(Table(Command.all.map { [$0.name, $0.summary] }).text(indent: "  "))
        `transom COMMAND --help` tells what a command takes.

        """
    }

    private static func tell(_ problem: Problem, _ console: Console) -> Outcome {
        if problem.kind != .unread { console.tell("transom: \(problem.description)\n") }
        return Outcome(problem.kind)
    }
}
