public import Model

/// What came of one step of a scenario.
public enum StepVerdict: Equatable, Sendable {
    /// It was taken, and expects nothing.
    case taken
    /// Everything is as it expects.
    case met
    /// Nothing moved, and why.
    case stayed(String)
    /// What is not as it expects, one line for each difference.
    case failed([String])
    /// It could not be read or taken, and why; a scenario ends there.
    case broken(String)

    /// A step that a problem stops.
    public init(_ problem: Problem) {
        self = .broken([problem.message, problem.remedy].compactMap { $0 }.joined(separator: " "))
    }

    /// Whether a scenario can pass with it.
    public var passes: Bool {
        switch self {
        case .taken, .met, .stayed: true
        case .failed, .broken: false
        }
    }

    /// What there is to say about it.
    public var lines: [String] {
        switch self {
        case .taken, .met: []
        case .stayed(let line), .broken(let line): [line]
        case .failed(let lines): lines
        }
    }
}
