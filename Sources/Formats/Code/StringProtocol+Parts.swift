extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        var part = self[startIndex..<endIndex]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }

    /// The text with every `old` replaced.
    func replacing(_ old: String, by new: String) -> String {
        var result = "", rest = self[startIndex..<endIndex]
        while let range = rest.firstRange(of: old) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// The text without a word in it.
    func without(_ word: String) -> String { replacing(word, by: "") }
}
