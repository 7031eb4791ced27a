import Dialects
import Model

extension ResolvedBar {
    /// The level whose value of a key counts.
    func winner(_ key: StyleKey) -> Level? { trace.first { $0.key == key }?.entries.first(where: \.wins)?.level }
}
