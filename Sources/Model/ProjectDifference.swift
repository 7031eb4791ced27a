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
    /// The way to the value within the screen, the theme or else the project; none for a screen that one project lacks.
    public var way: [JSON.Step]
    /// The values; `nil` where the key is not set.
    public var old: JSON?
    public var new: JSON?

    /// What two projects differ in: the project's keys first, then each screen's, in the order of the second project.
    public static func all(_ old: Project, _ new: Project) -> [ProjectDifference] {
        let one = old.ownJSON, two = new.ownJSON
        let own = JSON.changes(one, two).map { change in
            ProjectDifference(change.key.contains("].style.") ? .style(.stack) : .project, change)
        }
        let theme = JSON.changes(old.theme.json, new.theme.json).map { ProjectDifference(.style(.theme), $0) }
        let olds = Dictionary(old.screens.map { ($0.id, $0) }) { first, _ in first }
        let news = Set(new.screens.map(\.id))
        let gone = old.screens.filter { !news.contains($0.id) }
        return own + theme + new.screens.flatMap { screen(olds[$0.id], $0) } + gone.flatMap { screen($0, nil) }
    }

    private static func screen(_ old: Screen?, _ new: Screen?) -> [ProjectDifference] {
        let id = new?.id ?? old?.id
        guard let old, let new else {
            return [
                ProjectDifference(
                    place: .screen, screen: id, key: "id", way: [], old: old.map { .string($0.id) },
                    new: new.map { .string($0.id) })
            ]
        }
        if old == new { return [] }
        return JSON.changes(old.json, new.json).map { change in
            let (place, key) = level(change.key)
            return ProjectDifference(place, change, screen: id, key: key)
        }
    }

    /// The level that a key of a screen belongs to, and the key within it.
    private static func level(_ key: String) -> (Place, String) {
        if key.hasPrefix("style.") { return (.style(.screen), String(key.dropFirst("style.".count))) }
        if key.hasPrefix("live") { return (.style(.live), key) }
        return key == "scroll" || key.hasPrefix("scroll[") ? (.style(.scroll), key) : (.screen, key)
    }
}

extension ProjectDifference {
    fileprivate init(_ place: Place, _ change: JSON.Change, screen: ScreenID? = nil, key: String? = nil) {
        self.init(
            place: place, screen: screen, key: key ?? change.key, way: change.way, old: change.old, new: change.new)
    }
}

extension Project {
    /// The project's keys but its theme and its screens.
    var ownJSON: JSON {
        var copy = self
        copy.screens = []
        return .object((copy.json.members ?? []).filter { !["screens", "theme"].contains($0.key) })
    }
}

extension JSON {
    fileprivate struct Change {
        let way: [Step]
        let old: JSON?
        let new: JSON?

        var key: String { JSON.spelling(way) }
    }

    /// Where two values differ, down to what is no object and no list of equal length.
    fileprivate static func changes(_ old: JSON?, _ new: JSON?, at way: [Step] = []) -> [Change] {
        if old == new { return [] }
        if let one = old?.members ?? (old == nil ? [] : nil), let two = new?.members ?? (new == nil ? [] : nil) {
            let keys = one.map(\.key) + two.map(\.key).filter { key in !one.contains { $0.key == key } }
            return keys.flatMap { changes(old?[$0], new?[$0], at: way + [.key($0)]) }
        }
        if let one = old?.array, let two = new?.array, one.count == two.count {
            return zip(one, two).enumerated().flatMap { changes($1.0, $1.1, at: way + [.index($0)]) }
        }
        return [Change(way: way, old: old, new: new)]
    }
}
