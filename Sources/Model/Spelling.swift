/// Finds what somebody may have meant.
public enum Spelling {
    /// The words most like `word`, nearest first: those of which no more than a third of the letters (at least two) differ.
    public static func near(_ word: String, in words: [String]) -> [String] {
        let wanted = Array(word.lowercased())
        let limit = max(2, wanted.count / 3)
        return words.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }.filter { $0.distance <= limit }
            .sorted { $0.distance < $1.distance }.map(\.name)
    }

    /// The word most like `word`.
    public static func nearest(to word: String, in words: [String]) -> String? { near(word, in: words).first }

    /// The sentence for somebody who named something that is not there: what was probably meant, else what there is.
    public static func hint(for word: String, in words: [String], called kind: String) -> String {
        let near = near(word, in: words).prefix(3).map { "\"\($0)\"" }
        if let last = near.last {
            return "Did you mean \(near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last)?"
        }
        guard !words.isEmpty else { return "There are no \(kind)." }
        let more = words.count > 20 ? " and \(words.count - 20) more" : ""
        return "The \(kind) are: \(words.prefix(20).joined(separator: ", "))\(more)."
    }

    /// How many letters must be changed, added or taken away.
    static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (column, opposite) in other.enumerated() {
                let change = corner + (letter == opposite ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, corner + 1)
            }
        }
        return row[other.count]
    }
}

extension Project {
    /// The error that there is no screen of a name, with what was probably meant.
    public func noScreen(_ id: ScreenID, _ kind: Problem.Kind = .usage, place: String? = nil) -> Problem {
        Problem(
            kind, place: place, "there is no screen \"\(id)\".",
            remedy: Spelling.hint(for: id, in: screens.map(\.id), called: "screens"))
    }
}
