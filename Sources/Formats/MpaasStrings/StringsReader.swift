import Model

/// Reads a table of strings, one pair a call; comments are skipped.
struct StringsReader {
    private let source: Source
    private var at = 0

    /// A pair and the place of its value.
    struct Pair {
        var key: String
        var value: String
        var offset: Int
    }

    init(_ source: Source) {
        self.source = source
    }

    /// The next pair; `nil` at the end. A `Problem` names the place where something else was expected.
    mutating func next() throws(Problem) -> Pair? {
        try skipSpace()
        guard at < source.bytes.count else { return nil }
        let key = try word("a key in quotes")
        try take("=", "an equals sign after the key \"\(key.prefix(60))\"")
        try skipSpace()
        let offset = at
        let value = try word("a value in quotes for the key \"\(key.prefix(60))\"")
        try take(";", "a semicolon after the value of \"\(key.prefix(60))\"")
        return Pair(key: key, value: value, offset: offset)
    }

    private mutating func take(_ character: Unicode.Scalar, _ expected: String) throws(Problem) {
        try skipSpace()
        guard at < source.bytes.count, source.bytes[at] == UInt8(ascii: character) else {
            throw source.problem(at, "expected \(expected).")
        }
        at += 1
    }

    private mutating func word(_ expected: String) throws(Problem) -> String {
        guard at < source.bytes.count, source.bytes[at] == UInt8(ascii: "\"") else {
            return try bareWord(expected)
        }
        let start = at
        at += 1
        var text: [UInt8] = []
        while at < source.bytes.count, source.bytes[at] != UInt8(ascii: "\n") {
            switch source.bytes[at] {
            case UInt8(ascii: "\""):
                at += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\") where at + 1 < source.bytes.count && source.bytes[at + 1] != UInt8(ascii: "\n"):
                text.append(source.bytes[at + 1])
                at += 2
            default:
                text.append(source.bytes[at])
                at += 1
            }
        }
        throw source.problem(start, "the text does not end on its line.", remedy: "Close it with a quote.")
    }

    private mutating func bareWord(_ expected: String) throws(Problem) -> String {
        let start = at
        while at < source.bytes.count, Self.isPartOfWord(source.bytes[at]) { at += 1 }
        guard at > start else { throw source.problem(at, "expected \(expected).") }
        return String(decoding: source.bytes[start..<at], as: UTF8.self)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || "_-.$".contains(character))
    }

    private mutating func skipSpace() throws(Problem) {
        while at < source.bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[at]) {
                at += 1
            } else if source.bytes[at...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
                while at < source.bytes.count, source.bytes[at] != UInt8(ascii: "\n") { at += 1 }
            } else if source.bytes[at...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "*")]) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Problem) {
        let start = at
        at += 2
        while at + 1 < source.bytes.count {
            if source.bytes[at] == UInt8(ascii: "*"), source.bytes[at + 1] == UInt8(ascii: "/") {
                at += 2
                return
            }
            at += 1
        }
        throw source.problem(start, "the comment does not end.")
    }
}
