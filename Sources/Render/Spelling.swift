/// Finds what somebody may have meant.
public enum Spelling {
    /// The word most like `word`, if no more than a third of its letters (at least two) differ.
    public static func nearest(to word: String, in words: [String]) -> String? {
        let wanted = Array(word.lowercased())
        let best = words.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }.min { $0.distance < $1.distance }
        guard let best, best.distance <= max(2, wanted.count / 3) else { return nil }
        return best.name
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
