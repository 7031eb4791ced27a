extension JSON {
    /// A step of the way to a value within another one.
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// A way as a person reads it, such as `tabs[0].style.background`.
    static func spelling(_ way: [Step]) -> String {
        way.reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }

    /// The value that a way leads to.
    subscript(way: ArraySlice<Step>) -> JSON? {
        guard let first = way.first else { return self }
        switch first {
        case .key(let key): return self[key]?[way.dropFirst()]
        case .index(let index):
            guard let array, array.indices.contains(index) else { return nil }
            return array[index][way.dropFirst()]
        }
    }

    /// The value with another one at the end of a way, or with none; objects on the way are made, and go once they are empty.
    func setting(_ new: JSON?, at way: ArraySlice<Step>) -> JSON? {
        guard let first = way.first else { return new }
        switch first {
        case .key(let key):
            var own = members ?? []
            let index = own.firstIndex { $0.key == key }
            let value = (index.map { own[$0].value } ?? .object([])).setting(new, at: way.dropFirst())
            if let index {
                if let value { own[index].value = value } else { own.remove(at: index) }
            } else if let value {
                own.append(Member(key, value))
            }
            return new == nil && own.isEmpty ? nil : .object(own)
        case .index(let index):
            guard var own = array, own.indices.contains(index) else { return self }
            own[index] = own[index].setting(new, at: way.dropFirst()) ?? .object([])
            return .array(own)
        }
    }
}
