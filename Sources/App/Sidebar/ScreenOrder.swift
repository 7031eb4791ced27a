import Model

/// How several screens are put together at one place of the project's order.
nonisolated enum ScreenOrder {
    /// The edits that put screens before or after another one, in the order that they have; none if they stand so already.
    static func edits(_ order: [ScreenID], moving ids: [ScreenID], to target: ScreenID, isAfter: Bool) -> [Edit] {
        let moved = Set(ids), moving = order.filter(moved.contains)
        guard let at = order.firstIndex(of: target) else { return [] }
        // The nearest screen before the gap that stays where it is.
        let before = order[..<(isAfter ? at + 1 : at)].last { !moved.contains($0) }
        var now = order, edits: [Edit] = [], previous = before
        for id in moving {
            guard let from = now.firstIndex(of: id) else { continue }
            now.remove(at: from)
            let index = previous.flatMap { now.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            now.insert(id, at: index)
            if index != from { edits.append(.moveScreen(id, to: index)) }
            previous = id
        }
        return edits
    }
}
