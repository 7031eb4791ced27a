import Model

/// How a command ended; the numbers from 64 on are those of sysexits.
enum Outcome: Int32 {
    case done = 0
    /// There are findings or differences.
    case found = 1
    case usage = 64
    case invalid = 65
    case unreadable = 66
    case missingProgram = 69
    case fault = 70
    case unwritable = 73

    init(_ kind: Problem.Kind) {
        self =
            switch kind {
            case .usage: .usage
            case .invalid: .invalid
            case .unreadable: .unreadable
            case .unwritable, .unread, .cancelled: .unwritable
            case .missingProgram: .missingProgram
            case .fault: .fault
            }
    }
}
