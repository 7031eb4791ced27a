import Model

/// A named value in code.
struct CodeArgument: Equatable, Sendable {
    /// What is written for a value.
    indirect enum Value: Equatable, Sendable {
        /// An expression in light and another, or the same, in dark.
        case text(light: String, dark: String)
        /// Named values between an opening and a closing bracket, each on a line of its own.
        case group(open: String, [CodeArgument], close: String)

        /// Whether light and dark differ anywhere in it.
        var isDynamic: Bool {
            switch self {
            case .text(let light, let dark): light != dark
            case .group(_, let arguments, _): arguments.contains { $0.value.isDynamic }
            }
        }
    }

    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// A value that is the same in light and dark.
    init(_ name: String, _ text: String) {
        self.init(name, .text(light: text, dark: text))
    }

    /// A value for each appearance.
    init(_ name: String, _ make: (Appearance) -> String) {
        self.init(name, .text(light: make(.light), dark: make(.dark)))
    }

    /// A group of values.
    init(_ name: String, open: String, _ arguments: [CodeArgument], close: String) {
        self.init(name, .group(open: open, arguments, close: close))
    }

    /// The expression in one appearance; empty for a group.
    func text(in appearance: Appearance) -> String {
        guard case .text(let light, let dark) = value else { return "" }
        return appearance == .dark ? dark : light
    }
}

extension [CodeArgument] {
    /// The values that another list has not, or has otherwise.
    func changes(from other: [CodeArgument]) -> [CodeArgument] {
        let known = Dictionary(other.map { ($0.name, $0) }) { first, _ in first }
        return filter { known[$0.name] != $0 }
    }
}
