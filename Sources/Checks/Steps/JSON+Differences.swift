import Model

extension JSON {
    /// The paths at which another value is not the same, numbers within 0.01, with both values.
    func differences(from other: JSON, at path: String = "") -> [(path: String, own: JSON, other: JSON)] {
        if let one = double, let two = other.double { return abs(one - two) <= 0.01 ? [] : [(path, self, other)] }
        if let one = members, let two = other.members, one.map(\.key) == two.map(\.key) {
            return zip(one, two).flatMap { $0.value.differences(from: $1.value, at: path.isEmpty ? $0.key : "\(path).\($0.key)") }
        }
        if let one = array, let two = other.array, one.count == two.count {
            return zip(one, two).enumerated().flatMap { $1.0.differences(from: $1.1, at: "\(path)[\($0)]") }
        }
        return self == other ? [] : [(path, self, other)]
    }
}
