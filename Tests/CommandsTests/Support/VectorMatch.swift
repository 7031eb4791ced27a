import Model

/// Whether an answer has what a case expects of it.
///
/// Objects may have more than is expected, lists are compared in full and in order. An element is found by role, owner and text,
/// and of several the one that fits best counts. Numbers count within 0.02, or as `{"about": x, "within": y}` says; colours in
/// either case. `{"absent": true}` wants nothing, for an element none that can be seen; `{"any": [...]}` one of several.
enum VectorMatch {
    private static let tolerance = 0.02
    private static let invisible = 0.005

    /// One line for each difference.
    static func differences(_ wanted: JSON, _ got: JSON?, at place: String = "") -> [String] {
        switch wanted {
        case .object(let members): object(members, wanted, got, place)
        case .array(let values) where place == "elements": values.flatMap { element($0, got?.array ?? []) }
        case .array(let values): list(values, got, place)
        default: isSame(wanted, got) ? [] : [line(place, wanted, got)]
        }
    }

    private static func object(_ members: [JSON.Member], _ wanted: JSON, _ got: JSON?, _ place: String) -> [String] {
        if wanted["absent"] == true { return (got ?? .null) == .null ? [] : [line(place, wanted, got)] }
        if let choices = wanted["any"]?.array {
            return choices.contains { differences($0, got, at: place).isEmpty } ? [] : [line(place, wanted, got)]
        }
        if let about = wanted["about"]?.double, let within = wanted["within"]?.double {
            return got?.double.map { abs($0 - about) <= within + 1e-9 } == true ? [] : [line(place, wanted, got)]
        }
        guard got?.members != nil else { return [line(place, wanted, got)] }
        return members.flatMap { differences($0.value, got?[$0.key], at: place.isEmpty ? $0.key : "\(place).\($0.key)") }
    }

    private static func list(_ values: [JSON], _ got: JSON?, _ place: String) -> [String] {
        guard let have = got?.array, have.count == values.count else { return [line(place, .array(values), got)] }
        return zip(values, have).enumerated().flatMap { differences($1.0, $1.1, at: "\(place)[\($0)]") }
    }

    private static func element(_ wanted: JSON, _ all: [JSON]) -> [String] {
        let place = "elements[\(wanted["role"]?.string ?? "")]"
        let found = all.filter { one in
            ["role", "owner", "text"].allSatisfy { key in wanted[key].map { differences($0, one[key]).isEmpty } ?? true }
        }
        if wanted["absent"] == true {
            return found.filter { ($0["opacity"]?.double ?? 1) >= invisible }.map { line(place, "nothing", $0) }
        }
        return found.map { differences(wanted, $0, at: place) }.min { $0.count < $1.count } ?? [line(place, wanted, nil)]
    }

    private static func isSame(_ wanted: JSON, _ got: JSON?) -> Bool {
        guard let got else { return false }
        if let one = wanted.double, let other = got.double { return abs(one - other) <= tolerance + 1e-9 }
        if let one = wanted.string, let other = got.string, one.hasPrefix("#") { return one.lowercased() == other.lowercased() }
        return wanted == got
    }

    private static func line(_ place: String, _ wanted: JSON, _ got: JSON?) -> String {
        "\(place): expected \(wanted.compactText()), got \(got?.compactText() ?? "nothing")"
    }
}
