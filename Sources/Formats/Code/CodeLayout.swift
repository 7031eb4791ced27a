import Model

/// How a language writes named values.
struct CodeLayout: Sendable {
    /// What stands between a name and its value.
    var separator = ": "
    /// The expression that is one of two.
    var choice: @Sendable (_ light: String, _ dark: String) -> String
    /// The word before a value that never changes, where the language wants one.
    var constant: @Sendable (_ text: String) -> String = { $0 }
    /// Whether a value that opens like this may stand in a constant one.
    var isConstant: @Sendable (_ text: String) -> Bool = { _ in false }
    var indent = 2

    /// The lines of some values, each with a comma, in both appearances or in one.
    func lines(_ arguments: [CodeArgument], in appearance: Appearance? = nil, isInConstant: Bool = false) -> [String] {
        arguments.flatMap { argument in
            value(argument.value, argument.name + separator, ",", in: appearance, isInConstant)
        }
    }

    /// The lines of one value with something before and after it.
    func value(
        _ value: CodeArgument.Value, _ before: String = "", _ after: String = "", in appearance: Appearance? = nil,
        _ isInConstant: Bool = false
    ) -> [String] {
        switch value {
        case .text(let light, let dark):
            let spell = isInConstant ? { $0 } : constant
            switch appearance {
            case .light: return [before + spell(light) + after]
            case .dark: return [before + spell(dark) + after]
            case nil: return [before + (light == dark ? spell(light) : choice(spell(light), spell(dark))) + after]
            }
        case .group(let open, let arguments, let close):
            let isConstant = isInConstant || isConstant(value)
            let head = isConstant && !isInConstant ? constant(open) : open
            guard !arguments.isEmpty else { return [before + head + close + after] }
            let inner = lines(arguments, in: appearance, isInConstant: isConstant)
            return [before + head] + indented(inner) + [close + after]
        }
    }

    /// Lines, each a step deeper.
    func indented(_ lines: [String], _ steps: Int = 1) -> [String] {
        lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent * steps) + $0 }
    }

    private func isConstant(_ value: CodeArgument.Value) -> Bool {
        switch value {
        case .text(let light, let dark): light == dark && isConstant(light)
        case .group(let open, let arguments, _): isConstant(open) && arguments.allSatisfy { isConstant($0.value) }
        }
    }
}
