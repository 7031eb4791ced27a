import Model
import Render

extension Words {
    /// A number within a range, spelled with a point in every locale.
    func number(_ option: Option, _ range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let text = text(option) else { return nil }
        guard let value = Self.number(text), range.contains(value) else {
            let ends = "\(JSON.spelling(range.lowerBound)) to \(JSON.spelling(range.upperBound))"
            throw Problem(.usage, place: option.name, "\"\(text)\" is not a number from \(ends).")
        }
        return value
    }

    /// A number above 0.
    func positive(_ option: Option, atMost limit: Double) throws(Problem) -> Double? {
        guard let value = try number(option, 0...limit) else { return nil }
        guard value > 0 else { throw Problem(.usage, place: option.name, "it must be above 0.") }
        return value
    }

    /// Numbers between commas.
    func numbers(_ option: Option, _ range: ClosedRange<Double>) throws(Problem) -> [Double]? {
        guard let text = text(option) else { return nil }
        var values: [Double] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let value = Self.number(part), range.contains(value) else {
                let ends = "\(JSON.spelling(range.lowerBound)) to \(JSON.spelling(range.upperBound))"
                throw Problem(.usage, place: option.name, "\"\(part)\" is not a number from \(ends).")
            }
            values.append(value)
        }
        return values
    }

    /// One of the words of a closed choice.
    func word<Word: FileWord>(_ option: Option, _ type: Word.Type = Word.self) throws(Problem) -> Word? {
        guard let text = text(option) else { return nil }
        guard let value = Word(rawValue: text) else { throw choice(option, text, Word.allCases.map(\.rawValue)) }
        return value
    }

    /// Names between commas, each of a known list.
    func names(_ option: Option, of known: [String]) throws(Problem) -> Set<String>? {
        guard let text = text(option) else { return nil }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        for name in names where !known.contains(name) { throw choice(option, name, known) }
        return Set(names)
    }

    /// The problem of a word that is none of a choice.
    func choice(_ option: Option, _ text: String, _ known: [String]) -> Problem {
        let near = Spelling.nearest(to: text, in: known).map { "Did you mean \($0)? " } ?? ""
        return Problem(
            .usage, place: option.name, "there is no \"\(text)\".",
            remedy: near + "There are: \(known.joined(separator: ", ")).")
    }

    /// Digits, a sign, a point and an exponent, and nothing else that the language's own parser would take.
    static func number(_ text: some StringProtocol) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text), value.isFinite else {
            return nil
        }
        return value
    }
}
