import Model
import Render

/// The words after a command, sorted into operands and options; nothing unknown, repeated or unfinished is in it.
struct Words: Equatable {
    private(set) var operands: [String] = []
    private var values: [Option: String] = [:]

    /// Sorts words by what a command takes.
    init(_ words: [String], for command: Command) throws(Problem) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            } else if word.hasPrefix("-"), word != "-" {
                try take(word, &rest, command)
            } else {
                operands.append(word)
            }
        }
        try checkOperands(command)
        for option in command.required where values[option] == nil {
            throw command.problem("\(option.spelling) is missing.")
        }
    }

    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws(Problem) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.allOptions.first(where: { $0.name == parts[0] }) else {
            let near = Spelling.nearest(to: parts[0], in: command.allOptions.map(\.name))
            throw command.problem("there is no option \(parts[0]).", remedy: near.map { "Did you mean \($0)?" })
        }
        guard values[option] == nil else { throw command.problem("\(option.name) is given twice.") }
        guard option.value != nil else {
            guard parts.count == 1 else { throw command.problem("\(option.name) takes no value.") }
            values[option] = ""
            return
        }
        let isNext = parts.count == 1 && rest.first.map { next in !command.allOptions.contains { $0.name == next } } ?? false
        guard let value = parts.count == 2 ? parts[1] : isNext ? rest.popFirst() : nil, !value.isEmpty else {
            throw command.problem("\(option.name) needs a value: \(option.spelling).")
        }
        values[option] = value
    }

    private func checkOperands(_ command: Command) throws(Problem) {
        if operands.count < command.operands.count, !has(.help) {
            throw command.problem("\(command.operands[operands.count]) is missing.")
        }
        if operands.count > command.operands.count {
            throw command.problem("\"\(operands[command.operands.count])\" is one word too many.")
        }
    }

    func has(_ option: Option) -> Bool { values[option] != nil }

    func text(_ option: Option) -> String? { values[option] }
}
