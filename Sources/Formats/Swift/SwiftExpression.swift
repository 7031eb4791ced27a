import Model

/// An expression of Swift, as far as theme code needs it.
struct SwiftExpression: Sendable {
    indirect enum Kind: Sendable {
        case number(Double)
        /// `nil` for a text with inserted values.
        case text(String?)
        case flag(Bool)
        case nothing
        /// A name by itself: `appearance`, `self`, `$0`, `UIColor`.
        case name(String)
        /// `.red`, whose type the place decides.
        case implicit(String)
        case member(SwiftExpression, String)
        case call(SwiftExpression, [Argument])
        case element(SwiftExpression, [Argument])
        case list([SwiftExpression])
        case dictionary([Pair])
        case tuple([Argument])
        case prefix(String, SwiftExpression)
        case infix(String, SwiftExpression, SwiftExpression)
        case choice(SwiftExpression, SwiftExpression, SwiftExpression)
        case closure(SwiftFunction)
        /// What the reader does not understand.
        case other
    }

    struct Argument: Sendable {
        var label: String?
        var value: SwiftExpression
    }

    struct Pair: Sendable {
        var key: SwiftExpression
        var value: SwiftExpression
    }

    var kind: Kind
    /// The place of its first byte in the file.
    var offset: Int
    /// How many expressions stand inside of each other.
    let height: Int

    init(_ kind: Kind, _ offset: Int) {
        self.kind = kind
        self.offset = offset
        height = 1 + Self.inner(kind)
    }

    private static func inner(_ kind: Kind) -> Int {
        func highest(_ arguments: [Argument]) -> Int { arguments.map(\.value.height).max() ?? 0 }
        return switch kind {
        case .number, .text, .flag, .nothing, .name, .implicit, .other: 0
        case .closure(let function): function.height
        case .member(let base, _), .prefix(_, let base): base.height
        case .call(let base, let arguments), .element(let base, let arguments): max(base.height, highest(arguments))
        case .list(let values): values.map(\.height).max() ?? 0
        case .dictionary(let pairs): pairs.map { max($0.key.height, $0.value.height) }.max() ?? 0
        case .tuple(let arguments): highest(arguments)
        case .infix(_, let left, let right): max(left.height, right.height)
        case .choice(let condition, let one, let other): max(condition.height, one.height, other.height)
        }
    }

    /// The names of a chain such as `a.b?.c`; `nil` if something else stands in it.
    var path: [String]? {
        switch kind {
        case .name(let name): [name]
        case .member(let base, let name): base.path.map { $0 + [name] }
        default: nil
        }
    }
}
