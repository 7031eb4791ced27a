/// A partial set of bar properties; a key that is not set is inherited.
public struct Style: Equatable, Sendable {
    private var values: [String: StyleValue]
    /// Members that this version does not know, by the object in which they stand (`""`: the style itself).
    private var unknown: [String: [JSON.Member]] = [:]

    public init() {
        values = [:]
    }

    /// A style of a few keys.
    public init(_ values: [StyleKey: StyleValue]) {
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.name, $0.value) })
    }

    /// The value of a key at this level: `nil` inherits, `.nothing` sets it to nothing.
    public subscript(key: StyleKey) -> StyleValue? {
        get { values[key.name] }
        set { values[key.name] = newValue }
    }

    public var isEmpty: Bool { values.isEmpty && unknown.isEmpty }

    /// The keys that are set, in the order of `StyleKey.all`.
    public var keys: [StyleKey] { values.isEmpty ? [] : StyleKey.all.filter { values[$0.name] != nil } }

    /// This style with the keys of another one on top.
    public func merging(_ other: Style) -> Style {
        var result = self
        result.values.merge(other.values) { $1 }
        return result
    }

    public func color(_ key: StyleKey) -> Color? { self[key]?.color }
    public func flag(_ key: StyleKey) -> Bool? { self[key]?.flag }
    public func number(_ key: StyleKey) -> Double? { self[key]?.number }
    public func text(_ key: StyleKey) -> String? { self[key]?.text }

    public var customBar: CustomBar? {
        if case .customBar(let bar) = self[.customBar] { bar } else { nil }
    }

    public var scrollEdge: Style? {
        if case .style(let style) = self[.scrollEdge] { style } else { nil }
    }
}

extension Style: FileValue {
    public init(from reader: Reader) throws(Problem) {
        try self.init(members: try reader.members(), of: reader)
    }

    /// Reads the keys that stand in an object of another kind too, such as a live entry.
    init(members: [JSON.Member], of reader: Reader) throws(Problem) {
        self.init()
        for member in members { try read(member, of: reader, group: nil) }
    }

    private mutating func read(_ member: JSON.Member, of reader: Reader, group: String?) throws(Problem) {
        let part = reader.member(member.key, member.value)
        if let key = StyleKey.named(group.map { "\($0).\(member.key)" } ?? member.key) {
            self[key] = try Self.value(key, part)
        } else if group == nil, let keys = Self.groups[member.key] {
            if member.value == .null {
                for key in keys { self[key] = .nothing }
            } else {
                for inner in try part.members() { try read(inner, of: part, group: member.key) }
            }
        } else {
            unknown[group ?? "", default: []].append(member)
        }
    }

    private static func value(_ key: StyleKey, _ reader: Reader) throws(Problem) -> StyleValue {
        if reader.json == .null { return .nothing }
        switch key.kind {
        case .color: return .color(try Color(from: reader))
        case .flag: return .flag(try Bool(from: reader))
        case .number(_, let valid, _, _):
            let number = try Double(from: reader)
            guard valid.contains(number) else {
                throw reader.expected("a number from \(JSON.spelling(valid.lowerBound)) to \(JSON.spelling(valid.upperBound))")
            }
            return .number(number)
        case .word(let words):
            guard let word = reader.json.string, words.contains(word) else {
                throw reader.expected("one of \(words.joined(separator: ", "))")
            }
            return .word(word)
        case .image: return .image(try String(from: reader))
        case .family: return .text(try String(from: reader))
        case .customBar: return .customBar(try CustomBar(from: reader))
        case .style: return .style(try Style(from: reader))
        }
    }

    /// The keys of each object of the file that holds several.
    private static let groups: [String: [StyleKey]] = Dictionary(grouping: StyleKey.all.filter { $0.group != nil }) {
        $0.group ?? ""
    }

    public var json: JSON { .object(members) }

    /// The keys that are set, in the schema's order, then the unknown ones.
    var members: [JSON.Member] {
        var result: [JSON.Member] = []
        var written: Set<String> = []
        for key in StyleKey.all {
            guard let group = key.group else {
                if let value = self[key] { result.append(JSON.Member(key.name, value.json)) }
                continue
            }
            guard written.insert(group).inserted, let value = groupValue(group) else { continue }
            result.append(JSON.Member(group, value))
        }
        return result + (unknown[""] ?? [])
    }

    private func groupValue(_ group: String) -> JSON? {
        let keys = Self.groups[group] ?? []
        let inner = keys.compactMap { key in self[key].map { JSON.Member(key.leaf, $0.json) } }
        let strange = unknown[group] ?? []
        if strange.isEmpty, inner.count == keys.count, inner.allSatisfy({ $0.value == .null }) { return .null }
        return inner.isEmpty && strange.isEmpty ? nil : .object(inner + strange)
    }
}
