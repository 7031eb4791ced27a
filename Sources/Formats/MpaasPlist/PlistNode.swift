import Model

/// A value of a property list and its place in the file.
struct PlistNode: Equatable {
    enum Value: Equatable {
        case string(String)
        /// A whole number or a real one, as it is spelled.
        case integer(String)
        case real(String)
        case flag(Bool)
        /// A date or base64 data, by the name of its element.
        case other(String, String)
        case array([PlistNode])
        case dictionary([Member])
    }

    struct Member: Equatable {
        var key: String
        var node: PlistNode
    }

    var value: Value
    /// The first byte of its element in the file; 0 for a value that comes from no file.
    var offset = 0

    init(_ value: Value, offset: Int = 0) {
        self.value = value
        self.offset = offset
    }

    /// The members of a dictionary.
    var members: [Member]? {
        if case .dictionary(let members) = value { members } else { nil }
    }

    /// The value of a key of a dictionary.
    subscript(key: String) -> PlistNode? { members?.first { $0.key == key }?.node }

    /// The text of a string or number.
    var text: String? {
        switch value {
        case .string(let text), .integer(let text), .real(let text): text
        default: nil
        }
    }

    /// Sets the value at a path, with the dictionaries that lead to it, or removes it; what has no other form stays as it is.
    mutating func set(_ path: ArraySlice<String>, _ node: PlistNode?) {
        guard let key = path.first, case .dictionary(var members) = value else { return }
        let at = members.firstIndex { $0.key == key }
        if path.count == 1 {
            switch (at, node) {
            case (let at?, let node?): members[at].node = node
            case (let at?, nil): members.remove(at: at)
            case (nil, let node?): members.append(Member(key: key, node: node))
            case (nil, nil): break
            }
        } else {
            var inner = at.map { members[$0].node } ?? PlistNode(.dictionary([]))
            guard at != nil || node != nil else { return }
            if inner.members == nil { inner = PlistNode(.dictionary([])) }
            inner.set(path.dropFirst(), node)
            if let at { members[at].node = inner } else { members.append(Member(key: key, node: inner)) }
        }
        value = .dictionary(members)
    }
}

extension PlistNode {
    /// The form in which a project file keeps the value.
    var json: JSON {
        switch value {
        case .string(let text): .string(text)
        case .integer(let text): Self.number(text, isReal: false)
        case .real(let text): Self.number(text, isReal: true)
        case .flag(let flag): .bool(flag)
        case .other(let element, let text): .object([JSON.Member("<\(element)>", .string(text))])
        case .array(let nodes): .array(nodes.map(\.json))
        case .dictionary(let members): .object(members.map { JSON.Member($0.key, $0.node.json) })
        }
    }

    /// A number that comes back as it was: a real one always has a point or an exponent.
    private static func number(_ text: String, isReal: Bool) -> JSON {
        guard let value = Double(text), value.isFinite else { return .string(text) }
        let spelling = JSON.spelling(value)
        if isReal { return spelling.contains { ".e".contains($0) } ? .number(value) : .literal(spelling + ".0") }
        return abs(value) < 1e15 ? .number(value) : .string(text)
    }

    /// The value that a project file has kept.
    init(kept json: JSON) {
        switch json {
        case .null: self.init(.string(""))
        case .bool(let flag): self.init(.flag(flag))
        case .number(let value):
            let text = JSON.spelling(value)
            self.init(text.contains { ".e".contains($0) } ? .real(text) : .integer(text))
        case .literal(let text): self.init(.real(text))
        case .string(let text): self.init(.string(text))
        case .array(let values): self.init(.array(values.map { PlistNode(kept: $0) }))
        case .object(let members):
            if members.count == 1, let text = members[0].value.string, ["<date>", "<data>"].contains(members[0].key) {
                self.init(.other(String(members[0].key.dropFirst().dropLast()), text))
            } else {
                self.init(.dictionary(members.map { Member(key: $0.key, node: PlistNode(kept: $0.value)) }))
            }
        }
    }
}
