/// One value in which two projects differ.
public struct ProjectDifference: Equatable, Sendable {
    /// Where the value is set.
    public enum Place: Equatable, Sendable {
        /// The project's own keys, tabs and modals included.
        case project
        case style(Level)
        /// The screen's own keys and its item.
        case screen
    }

    public var place: Place
    /// The screen, where the value is one's.
    public var screen: ScreenID?
    /// The key, with a point between the parts of its way, such as `title.color` or `tabs[0].style.background`.
    public var key: String
    /// The values; `nil` where the key is not set.
    public var old: JSON?
    public var new: JSON?

    /// What two projects differ in: the project's keys first, then each screen's, in the order of the second project.
    public static func all(_ old: Project, _ new: Project) -> [ProjectDifference] {
        let one = old.json.without(["screens", "theme"]), two = new.json.without(["screens", "theme"])
        let own = JSON.changes(one, two).map { change in
            ProjectDifference(
                place: change.key.contains("].style.") ? .style(.stack) : .project, screen: nil, key: change.key, old: change.old,
                new: change.new)
        }
        let theme = JSON.changes(old.theme.json, new.theme.json).map { change in
            ProjectDifference(place: .style(.theme), screen: nil, key: change.key, old: change.old, new: change.new)
        }
        let gone = old.screens.filter { new[screen: $0.id] == nil }
        return own + theme + new.screens.flatMap { screen(old[screen: $0.id], $0) } + gone.flatMap { screen($0, nil) }
    }

    private static func screen(_ old: Screen?, _ new: Screen?) -> [ProjectDifference] {
        let id = new?.id ?? old?.id
        guard let old, let new else {
            return [
                ProjectDifference(
                    place: .screen, screen: id, key: "id", old: old.map { .string($0.id) }, new: new.map { .string($0.id) })
            ]
        }
        return JSON.changes(old.json, new.json).map { change in
            let (place, key) = level(change.key)
            return ProjectDifference(place: place, screen: id, key: key, old: change.old, new: change.new)
        }
    }

    /// The level that a key of a screen belongs to, and the key within it.
    private static func level(_ key: String) -> (Place, String) {
        if key.hasPrefix("style.") { return (.style(.screen), String(key.dropFirst("style.".count))) }
        if key.hasPrefix("live") { return (.style(.live), key) }
        return key == "scroll" || key.hasPrefix("scroll[") ? (.style(.scroll), key) : (.screen, key)
    }
}

extension JSON {
    fileprivate typealias Change = (key: String, old: JSON?, new: JSON?)

    /// Where two values differ, down to what is no object and no list of equal length.
    fileprivate static func changes(_ old: JSON?, _ new: JSON?, at key: String = "") -> [Change] {
        if old == new { return [] }
        if let one = old?.members ?? (old == nil ? [] : nil), let two = new?.members ?? (new == nil ? [] : nil) {
            let keys = one.map(\.key) + two.map(\.key).filter { key in !one.contains { $0.key == key } }
            return keys.flatMap { name in
                changes(old?[name], new?[name], at: key.isEmpty ? name : "\(key).\(name)")
            }
        }
        if let one = old?.array, let two = new?.array, one.count == two.count {
            return zip(one, two).enumerated().flatMap { changes($1.0, $1.1, at: "\(key)[\($0)]") }
        }
        return [(key, old, new)]
    }

    fileprivate func without(_ keys: Set<String>) -> JSON {
        .object((members ?? []).filter { !keys.contains($0.key) })
    }
}
