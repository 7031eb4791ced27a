import Dialects
import Model

extension ResolvedBar {
    /// Why a key has its value.
    func trace(_ key: StyleKey) -> Trace? { trace.first { $0.key == key } }

    /// The level whose value of a key counts, and that value.
    func winning(_ key: StyleKey) -> Trace.Entry? { trace(key)?.entries.first(where: \.wins) }

    /// The level whose value of a key counts.
    func winner(_ key: StyleKey) -> Level? { winning(key)?.level }

    /// Whether someone has set the value that counts for a key.
    func isSet(_ key: StyleKey) -> Bool { winning(key).map { $0.level > .builtIn && $0.value != .null } ?? false }

    /// The colour that counts for a key.
    func winningColor(_ key: StyleKey) -> RGBA? { winning(key)?.value.string.flatMap { RGBA(hex: $0) } }
}
