import Dialects
import Model

/// What the inspector says about one style key at the level that is edited.
struct KeyState: Equatable {
    /// What the level itself says.
    var value: StyleValue?
    /// What counts if the level says nothing, colours as they are painted; `null` if nothing does.
    var inherited: JSON = .null
    /// The level that this comes from.
    var inheritedFrom: Level?
    /// A higher level that beats this one.
    var beatenBy: Level?
    /// Why the dialect ignores the key at this level.
    var ignored: String?

    /// The state of a key, read from what the trace of the bar says of it.
    init(_ key: StyleKey, in style: Style, at level: Level, _ dialect: any Dialect, _ entries: [Trace.Entry]) {
        value = style[key]
        if case .ignored(let reason) = dialect.support(key, at: level) { ignored = reason }
        let below = entries.filter { $0.level < level }
        let source = below.last { $0.wins } ?? below.last { $0.value != .null }
        inherited = source?.value ?? .null
        inheritedFrom = source?.level
        if let winner = entries.first(where: \.wins)?.level, winner > level { beatenBy = winner }
    }
}
