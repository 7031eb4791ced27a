/// What a theme file says anew, brought into a project that may have been changed since the file was read last.
///
/// A place that only the file has changed is taken over, one that only the person has changed stays, and one that both have changed
/// to different values is a conflict, in which nothing is overwritten. Where the two meet for the first time, all that differs is a
/// conflict.
public struct ProjectMerge: Equatable, Sendable {
    /// A place that the file and the person have changed to different values.
    public struct Conflict: Equatable, Sendable {
        /// The place, with what the file has said before and what it says now.
        public var change: ProjectDifference
        /// The person's value; `nil` if they have taken it away.
        public var own: JSON?
    }

    /// The project with all that is not in conflict.
    public private(set) var project: Project
    /// What the next reading of the file is compared with: what it says now, but at conflicts what it has said before.
    public private(set) var base: Project
    public private(set) var conflicts: [Conflict] = []
    private let file: Project
    /// Whether the person's word is asked for wherever the file and the project differ.
    private let asks: Bool

    /// Merges what a file says now into a project; `base` is what the file has said before, or nothing of the kind if both have not
    /// been one yet, and then `asks` makes a conflict of every difference.
    public init(base: Project, file: Project, own: Project, asks: Bool = false) {
        project = own
        self.base = base
        self.file = file
        self.asks = asks
        var seen: [ProjectDifference] = []
        for found in ProjectDifference.all(base, file) where found.isSaidByFile {
            let change = found.widened(base: base, file: file, own: own)
            if change != found {
                guard !seen.contains(change) else { continue }
                seen.append(change)
            }
            merge(change, own)
        }
        keepColors(own)
    }

    private mutating func merge(_ change: ProjectDifference, _ own: Project) {
        // The stacks of tabs and modals are the person's: a look of one that is gone has no place.
        if change.isOfMissingStack(in: own) { return base.copy(change, from: file) }
        if own.agrees(with: file, at: change) { return base.copy(change, from: file) }
        guard !asks, own.agrees(with: base, at: change), project.copied(change, from: file) else {
            return conflicts.append(Conflict(change: change, own: own.value(at: change)))
        }
        base.copy(change, from: file)
    }

    /// Decides on a conflict: the file's value is taken, or the person's stays until the file changes the place again.
    public mutating func settle(_ conflict: Conflict, takingFile: Bool) {
        guard let index = conflicts.firstIndex(of: conflict) else { return }
        conflicts.remove(at: index)
        let before = project
        if takingFile { project.copy(conflict.change, from: file) }
        base.copy(conflict.change, from: file)
        keepColors(before)
    }

    /// Colours of the palette that are used stay in it, or come with what uses them.
    private mutating func keepColors(_ own: Project) {
        var missing = (file.palette.entries + own.palette.entries).filter { project.palette[$0.name] == nil }
        // One that comes back may use another one.
        while let index = missing.firstIndex(where: { project.uses(of: $0.name) > 0 }) {
            project.palette.entries.append(missing[index])
            missing.removeAll { project.palette[$0.name] != nil }
        }
    }
}

extension ProjectDifference {
    /// Whether a theme file says such a thing: looks, colours and what screens hold, but no navigation and no device.
    fileprivate var isSaidByFile: Bool {
        guard place == .project, screen == nil else { return true }
        guard case .key(let key)? = way.first else { return false }
        // What a format keeps for its own export stands under a name of its own.
        if ["palette", "defaults"].contains(key) || key.hasPrefix("x-") { return true }
        return stack != nil && [.key("item"), .key("style")].contains(way[2])
    }

    /// The tab or modal whose own keys are meant.
    fileprivate var stack: (list: String, index: Int)? {
        guard screen == nil, way.count > 2, case .key(let list) = way[0], case .index(let index) = way[1],
            ["tabs", "modals"].contains(list)
        else { return nil }
        return (list, index)
    }

    fileprivate func isOfMissingStack(in own: Project) -> Bool {
        guard let stack else { return false }
        return stack.index >= (stack.list == "tabs" ? own.tabs.count : own.modals.count)
    }

    /// The change of a whole screen that the person has taken away, or of a whole list that has another length there, so that it is
    /// not known which of its values is meant.
    fileprivate func widened(base: Project, file: Project, own: Project) -> ProjectDifference {
        if let screen, !way.isEmpty, own[screen: screen] == nil {
            return ProjectDifference(
                place: .screen, screen: screen, key: "id", way: [], old: .string(screen), new: .string(screen))
        }
        for index in way.indices.dropFirst(stack == nil ? 0 : 2) {
            guard case .index = way[index] else { continue }
            var list = self
            list.way = Array(way[..<index])
            list.old = base.value(at: list)
            guard own.value(at: list)?.array?.count != list.old?.array?.count else { continue }
            list.new = file.value(at: list)
            list.key = JSON.spelling(list.way)
            return list
        }
        return self
    }
}

extension Project {
    /// The value at a place; for a whole screen its id.
    fileprivate func value(at change: ProjectDifference) -> JSON? {
        guard let id = change.screen else { return container(of: change)[change.way[...]] }
        guard let screen = self[screen: id] else { return nil }
        return change.way.isEmpty ? .string(id) : screen.json[change.way[...]]
    }

    /// The theme, or the project's own keys.
    private func container(of change: ProjectDifference) -> JSON {
        change.place == .style(.theme) && change.screen == nil ? theme.json : ownJSON
    }

    /// Whether both have the same value at a place.
    fileprivate func agrees(with other: Project, at change: ProjectDifference) -> Bool {
        if let id = change.screen, change.way.isEmpty { return self[screen: id] == other[screen: id] }
        return value(at: change) == other.value(at: change)
    }

    /// Takes another project's value at a place.
    fileprivate mutating func copy(_ change: ProjectDifference, from other: Project) {
        _ = copied(change, from: other)
    }

    /// Takes another project's value at a place; answers whether the result can be, and changes nothing if not.
    fileprivate mutating func copied(_ change: ProjectDifference, from other: Project) -> Bool {
        let new = other.value(at: change)
        if let id = change.screen {
            if change.way.isEmpty || self[screen: id] == nil { return copyScreen(id, from: other) }
            guard let json = self[screen: id]?.json.setting(new, at: change.way[...]),
                let screen = try? Screen(from: Reader(json))
            else { return false }
            self.change(id) { $0 = screen }
            return true
        }
        let json = container(of: change).setting(new, at: change.way[...]) ?? .object([])
        if change.place == .style(.theme) {
            guard let theme = try? Theme(from: Reader(json)) else { return false }
            self.theme = theme
            return true
        }
        guard var whole = try? Project(from: Reader(json)) else { return false }
        (whole.theme, whole.screens) = (theme, screens)
        self = whole
        return true
    }

    /// Takes a whole screen, behind the one that stands before it there, or takes it away; the last one stays.
    private mutating func copyScreen(_ id: ScreenID, from other: Project) -> Bool {
        guard let index = other.screens.firstIndex(where: { $0.id == id }) else {
            guard screens.count > 1 else { return false }
            self = applying(.removeScreen(id))
            return true
        }
        let screen = other.screens[index]
        if self[screen: id] != nil {
            change(id) { $0 = screen }
        } else {
            let before = other.screens[..<index].last { self[screen: $0.id] != nil }
            let place = before.flatMap { before in screens.firstIndex { $0.id == before.id } }.map { $0 + 1 } ?? 0
            screens.insert(screen, at: place)
        }
        return true
    }
}
