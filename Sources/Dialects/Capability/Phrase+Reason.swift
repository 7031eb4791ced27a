public import Model

extension Phrase {
    /// Why a dialect ignores a key; names of levels may follow its words.
    public init(reason: String) {
        let parts = reason.split(separator: ": ", maxSplits: 1)
        self = parts.count == 2 ? "\(Phrase(words: parts[0] + ":")) \(parts[1])" : Phrase(words: reason)
    }
}
