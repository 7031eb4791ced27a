/// A sentence with gaps and what fills them: it is English as it stands, and another language by a translation of its template.
///
/// Written as a literal with interpolations. A long one may be joined from literals by `+`, but from nothing else, as the
/// catalogue of translations is read from the sources; a part that depends on something is a phrase in a gap.
public struct Phrase: Hashable, Sendable {
    /// What fills a gap.
    public enum Filling: Hashable, Sendable {
        /// A name, a number or a quotation, which is the same in every language.
        case text(String)
        case phrase(Phrase)
    }

    /// The texts between the gaps, one more than there are gaps.
    private var texts: [String]
    public private(set) var gaps: [Filling] = []

    /// Words without a gap, from a table that is translated by itself.
    public init(words: String) {
        texts = [words]
    }

    /// The sentence with its gaps as `{1}`, `{2}` and so on, which is what is translated.
    public var template: String {
        texts.dropFirst().enumerated().reduce(texts[0]) { "\($0){\($1.offset + 1)}\($1.element)" }
    }

    /// The sentence in English.
    public var text: String { text { $0 } }

    /// The sentence in the language into which the function translates templates; they may have their gaps in another order.
    public func text(in translate: (String) -> String) -> String {
        let template = hasWords ? translate(template) : template
        return template.replacing(/\{(\d+)\}/) { match -> String in
            guard let number = Int(match.1), gaps.indices.contains(number - 1) else { return String(match.0) }
            switch gaps[number - 1] {
            case .text(let text): return text
            case .phrase(let phrase): return phrase.text(in: translate)
            }
        }
    }

    /// Whether there is something to translate beside the gaps.
    public var hasWords: Bool { texts.contains { $0.contains(where: \.isLetter) } }

    /// One after the other.
    public static func + (one: Phrase, other: Phrase) -> Phrase {
        var sum = one
        sum.texts[sum.texts.count - 1] += other.texts[0]
        sum.texts += other.texts.dropFirst()
        sum.gaps += other.gaps
        return sum
    }

    /// Several one after the other, with commas.
    public static func list(_ phrases: [Phrase]) -> Phrase {
        phrases.dropFirst().reduce(phrases.first ?? "") { "\($0), \($1)" }
    }
}

extension Phrase: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = Phrase(words: "")

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ text: String) {
            phrase = phrase + Phrase(words: text)
        }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            phrase.add(.text(value.description))
        }

        public mutating func appendInterpolation(_ part: Phrase) {
            phrase.add(.phrase(part))
        }
    }

    public init(stringLiteral text: String) {
        self.init(words: text)
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.phrase
    }

    private mutating func add(_ filling: Filling) {
        gaps.append(filling)
        texts.append("")
    }
}
