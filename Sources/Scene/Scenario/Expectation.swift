public import Model

/// What a scenario expects of a frame as `describe` tells it.
public struct Expectation: Equatable, Sendable {
    /// What the description must have: objects may have more, lists are compared in full, elements are found by role.
    public var subset: JSON
    /// The mark at which everything that is seen must have been the same.
    public var mark: String?

    public init(subset: JSON = .object([]), mark: String? = nil) {
        self.subset = subset
        self.mark = mark
    }

    /// Reads a part of a description; its key `same` names a mark.
    init(from reader: Reader) throws(Problem) {
        let members = try reader.members()
        self.init(subset: .object(members.filter { $0.key != "same" }))
        if let name = reader.json["same"] { mark = try String(from: reader.member("same", name)) }
    }

    /// What is not as expected, one line for each difference; `marks` holds the descriptions at the marks passed.
    public func differences(from description: JSON, marks: [String: JSON]) -> [String] {
        let own = Difference.of(description, from: subset, at: "", isWhole: false)
        guard let mark else { return own }
        guard let then = marks[mark] else {
            return own + [
                "no mark \"\(mark)\" has been passed. " + Spelling.hint(for: mark, in: marks.keys.sorted(), called: "marks")
            ]
        }
        return own + Difference.of(Self.seen(description), from: Self.seen(then), at: "", isWhole: true)
    }

    /// A description without what tells of the way there.
    private static func seen(_ description: JSON) -> JSON {
        .object((description.members ?? []).filter { !["transition", "trace", "events"].contains($0.key) })
    }
}

/// Compares descriptions.
private enum Difference {
    /// Figures are rounded to 0.01.
    static let tolerance = 0.0201

    static func of(_ got: JSON, from wanted: JSON, at place: String, isWhole: Bool) -> [String] {
        switch (got, wanted) {
        case (.object(let members), .object(let expected)): return objects(members, expected, place, isWhole)
        case (.array(let values), .array(let expected)):
            if place == "elements", !isWhole { return elements(values, expected) }
            guard values.count == expected.count else {
                return ["\(place): expected \(expected.count) entries, got \(values.count)"]
            }
            return zip(values, expected).enumerated().flatMap { of($1.0, from: $1.1, at: "\(place)[\($0)]", isWhole: isWhole) }
        default:
            return isSame(got, wanted) ? [] : ["\(place): expected \(wanted.compactText()), got \(got.compactText())"]
        }
    }

    private static func objects(
        _ got: [JSON.Member], _ wanted: [JSON.Member], _ place: String, _ isWhole: Bool
    ) -> [String] {
        let prefix = place.isEmpty ? "" : place + "."
        var lines = wanted.flatMap { member -> [String] in
            let value = got.first { $0.key == member.key }?.value ?? .null
            return of(value, from: member.value, at: prefix + member.key, isWhole: isWhole)
        }
        if isWhole {
            for member in got where member.value != .null && !wanted.contains(where: { $0.key == member.key }) {
                lines.append("\(prefix)\(member.key): expected nothing, got \(member.value.compactText())")
            }
        }
        return lines
    }

    /// Each expected element must match one that is there, of those with its role, owner and text the one that fits best.
    private static func elements(_ got: [JSON], _ wanted: [JSON]) -> [String] {
        wanted.flatMap { element -> [String] in
            let candidates = got.filter { one in
                ["role", "owner", "text"].allSatisfy { element[$0] == nil || element[$0] == one[$0] }
            }
            let lines = candidates.map { of($0, from: element, at: "elements.\(element["role"]?.string ?? "")", isWhole: false) }
            return lines.min { $0.count < $1.count } ?? ["elements: there is none like \(element.compactText())"]
        }
    }

    private static func isSame(_ one: JSON, _ other: JSON) -> Bool {
        if let one = one.double, let other = other.double { return abs(one - other) <= tolerance }
        if let one = one.string, let other = other.string, one.hasPrefix("#") { return one.lowercased() == other.lowercased() }
        return one == other
    }
}
