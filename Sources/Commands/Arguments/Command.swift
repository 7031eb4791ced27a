import Model

/// A command: its name, what it takes, what it does.
struct Command: Sendable {
    let name: String
    let summary: String
    /// What the words without a dash are, in their order.
    let operands: [String]
    let options: [Option]
    /// Options without which the command cannot work.
    let required: [Option]
    /// Does the work and answers the exit status.
    let run: @Sendable (Words, Console) throws(Problem) -> Outcome

    init(
        _ name: String, _ summary: String, operands: [String] = [], options: [Option] = [], required: [Option] = [],
        run: @escaping @Sendable (Words, Console) throws(Problem) -> Outcome
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.required = required
        self.run = run
    }

    var allOptions: [Option] { required + options + [.quiet, .help] }

    /// A wrong use of this command.
    func problem(_ message: String, remedy: String? = nil) -> Problem {
        Problem(.usage, place: name, message, remedy: remedy ?? "`transom \(name) --help` tells what it takes.")
    }

    /// One line: name, operands and options in brackets.
    var usage: String {
        (["transom", name] + operands + required.map(\.spelling) + options.map { "[\($0.spelling)]" }).joined(separator: " ")
    }

    /// What `--help` prints.
    var help: String {
        let head = (["Usage: transom", name] + operands + required.map(\.spelling)).joined(separator: " ") + " [OPTION ...]"
        let table = Table(allOptions.map { [$0.spelling, $0.summary] })
        return "\(head)\n\n\(summary)\n\n\(table.text(indent: "  "))"
    }
}
