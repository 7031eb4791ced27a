/// A statement of Swift, as far as theme code needs it.
struct SwiftStatement: Sendable {
    indirect enum Kind: Sendable {
        case expression(SwiftExpression)
        case assign(SwiftExpression, SwiftExpression)
        /// `+=` and its kin, which theme code has no use for.
        case change(SwiftExpression)
        case declare([SwiftVariable])
        case returns(SwiftExpression?)
        case conditional([Condition], [SwiftStatement], [SwiftStatement])
        /// `guard`: what follows counts if the conditions hold.
        case unless([Condition])
        case choose(SwiftExpression, [Case])
        case block([SwiftStatement])
        case loop([SwiftStatement])
        case function(SwiftFunction)
        case type(SwiftType)
        case other
    }

    enum Condition: Sendable {
        case expression(SwiftExpression)
        /// `let name = value`.
        case binding(String, SwiftExpression)
        /// `#available(...)`, which holds on the phones that are imitated; with `#unavailable` it does not.
        case available(Bool)
        case other
    }

    struct Case: Sendable {
        /// The values for which it counts; none for `default`.
        var values: [SwiftExpression]
        var body: [SwiftStatement]
    }

    var kind: Kind
    var offset: Int
    let height: Int

    init(_ kind: Kind, _ offset: Int) {
        self.kind = kind
        self.offset = offset
        height = 1 + Self.inner(kind)
    }

    private static func inner(_ kind: Kind) -> Int {
        func highest(_ statements: [SwiftStatement]) -> Int { statements.map(\.height).max() ?? 0 }
        return switch kind {
        case .expression(let value), .change(let value): value.height
        case .assign(let target, let value): max(target.height, value.height)
        case .declare(let variables): variables.map { max($0.initial?.height ?? 0, $0.getter?.height ?? 0) }.max() ?? 0
        case .returns(let value): value?.height ?? 0
        case .conditional(_, let one, let other): max(highest(one), highest(other))
        case .choose(_, let cases): cases.map { highest($0.body) }.max() ?? 0
        case .block(let body), .loop(let body): highest(body)
        case .function(let function): function.height
        case .unless, .type, .other: 0
        }
    }
}
