/// The project's named colours, in the order of the file.
public struct Palette: Equatable, Sendable {
    public struct Entry: Equatable, Sendable {
        public var name: String
        public var color: Color

        public init(_ name: String, _ color: Color) {
            self.name = name
            self.color = color
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    public subscript(name: String) -> Color? {
        get { entries.first { $0.name == name }?.color }
        set {
            let at = entries.firstIndex { $0.name == name }
            switch (at, newValue) {
            case (let at?, let color?): entries[at].color = color
            case (let at?, nil): entries.remove(at: at)
            case (nil, let color?): entries.append(Entry(name, color))
            case (nil, nil): break
            }
        }
    }

    /// The colour to paint in an appearance; `nil` for a name that the palette has not, or that leads in a circle.
    public func resolve(_ color: Color, _ appearance: Appearance) -> RGBA? {
        var color = color
        for _ in 0...2 * entries.count + 2 {
            switch color {
            case .plain(let value): return value
            case .pair(let light, let dark): color = appearance == .dark ? dark : light
            case .palette(let name):
                guard let next = self[name] else { return nil }
                color = next
            }
        }
        return nil
    }

    /// The names that lead in a circle, in light or in dark.
    public var endless: Set<String> {
        var waiting: [String: Int] = [:]
        var users: [String: [String]] = [:]
        let known = Set(entries.map(\.name))
        for entry in entries {
            let used = entry.color.names.filter(known.contains)
            waiting[entry.name] = used.count
            for name in used { users[name, default: []].append(entry.name) }
        }
        var settled = entries.map(\.name).filter { waiting[$0] == 0 }
        while let name = settled.popLast() {
            waiting[name] = nil
            for user in users[name] ?? [] {
                waiting[user, default: 0] -= 1
                if waiting[user] == 0 { settled.append(user) }
            }
        }
        return Set(waiting.keys)
    }

    /// Whether a colour ends in a light and dark pair, through all names.
    public func isDynamic(_ color: Color) -> Bool {
        var color = color
        for _ in 0...entries.count {
            switch color {
            case .plain: return false
            case .pair: return true
            case .palette(let name):
                guard let next = self[name] else { return false }
                color = next
            }
        }
        return false
    }
}

extension Palette: FileValue {
    public init(from reader: Reader) throws(Problem) {
        self.init()
        for member in try reader.members() {
            entries.append(Entry(member.key, try Color(from: reader.member(member.key, member.value))))
        }
        let endless = endless
        for entry in entries where endless.contains(entry.name) {
            throw reader.member(entry.name, entry.color.json).expected("a colour that does not lead back to itself")
        }
    }

    public var json: JSON { .object(entries.map { JSON.Member($0.name, $0.color.json) }) }
    public static var schema: JSON { ["type": "object", "additionalProperties": Color.schema] }
}
