public import Model

/// What a format can say: style keys by level, and keys of items by level.
public struct Capabilities: Sendable {
    private var styles: [StyleKey: Set<Level>]
    private var items: [Level: Set<String>]
    /// What stands in the place of keys that cannot be said.
    let standIns: [StyleKey: StandIn]
    private let isComplete: Bool

    /// A format that says all there is.
    static let everything = Capabilities(isComplete: true)

    init(
        _ styles: [(keys: [StyleKey], levels: Set<Level>)] = [], items: [Level: Set<String>] = [:],
        standIns: [StyleKey: StandIn] = [:]
    ) {
        self.styles = [:]
        self.items = items
        self.standIns = standIns
        isComplete = false
        for entry in styles {
            for key in entry.keys { self.styles[key, default: []].formUnion(entry.levels) }
        }
    }

    private init(isComplete: Bool) {
        styles = [:]
        items = [:]
        standIns = [:]
        self.isComplete = isComplete
    }

    /// Whether the format can say a style key at a level.
    public func canSay(_ key: StyleKey, at level: Level) -> Bool { isComplete || styles[key]?.contains(level) == true }

    /// Whether the format can say a key of an item, such as `prompt`, at a level.
    public func canSay(item key: String, at level: Level) -> Bool { isComplete || items[level]?.contains(key) == true }

    /// Whether the format can say any style at a level.
    func saysStyles(at level: Level) -> Bool { isComplete || styles.values.contains { $0.contains(level) } }

    static let leftOut = Phrase("left out")
}
