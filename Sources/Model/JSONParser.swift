/// Reads JSON text (RFC 8259) and names line and column where it is broken.
struct JSONParser {
    /// Deeper files are refused, so that no input can exhaust the stack.
    static let deepest = 200

    /// Where each value begins, in the order in which they begin.
    private(set) var starts: [Int] = []
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parse() throws(Problem) -> JSON {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        skipSpace()
        guard at < bytes.count else { throw problem("the file is empty", "Expected a JSON object.") }
        let value = try value(depth: 0)
        skipSpace()
        guard at == bytes.count else { throw problem("there is more after the end of the JSON value") }
        return value
    }

    private mutating func value(depth: Int) throws(Problem) -> JSON {
        guard depth <= Self.deepest else { throw problem("the JSON is nested more than \(Self.deepest) deep") }
        guard at < bytes.count else { throw problem("the file ends here, and a value was expected", Self.half) }
        starts.append(at)
        switch bytes[at] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(Problem) -> JSON {
        var members: [JSON.Member] = []
        var seen: Set<String> = []
        at += 1
        skipSpace()
        if take("}") { return .object([]) }
        while true {
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw missing("a key in quotes") }
            let start = at
            let key = try string()
            guard seen.insert(key).inserted else {
                at = start
                throw problem("the key \"\(key)\" stands twice")
            }
            skipSpace()
            guard take(":") else { throw missing("a colon after the key \"\(key)\"") }
            skipSpace()
            members.append(JSON.Member(key, try value(depth: depth + 1)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw missing("a comma or }, the end of the object") }
        }
    }

    private mutating func array(depth: Int) throws(Problem) -> JSON {
        var values: [JSON] = []
        at += 1
        skipSpace()
        if take("]") { return .array([]) }
        while true {
            skipSpace()
            values.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw missing("a comma or ], the end of the list") }
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(Problem) -> JSON {
        guard bytes[at...].starts(with: word.utf8) else { throw problem("this is no JSON value") }
        at += word.utf8.count
        return value
    }

    private mutating func number() throws(Problem) -> JSON {
        let start = at
        _ = take("-")
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[at - whole] != UInt8(ascii: "0") else {
            at = start
            throw problem("this is no JSON value")
        }
        if take("."), digits() == 0 { throw problem("expected digits after the point") }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if digits() == 0 { throw problem("expected digits in the exponent") }
        }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw problem("the number is too large") }
        return JSON.spelling(value) == text ? .number(value) : .literal(text)
    }

    private mutating func digits() -> Int {
        let start = at
        while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
        return at - start
    }

    private mutating func string() throws(Problem) -> String {
        let start = at
        at += 1
        var text: [UInt8] = []
        var run = at
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                text += bytes[run..<at]
                at += 1
                guard let result = String(validating: text, as: UTF8.self) else { throw problem("the text is not UTF-8") }
                return result
            case UInt8(ascii: "\\"):
                text += bytes[run..<at]
                at += 1
                text += Array(String(try escape()).utf8)
                run = at
            case 0x0A, 0x0D: throw endless(start)
            case 0..<0x20: throw problem("a control character stands in a text", "Write it as \\u and four digits.")
            default: at += 1
            }
        }
        throw endless(start)
    }

    private static let half = "The file may have been written only in part."

    /// The error that something else was expected, or anything at all.
    private func missing(_ expected: String) -> Problem {
        at < bytes.count
            ? problem("expected \(expected)") : problem("the file ends here, and \(expected) was expected", Self.half)
    }

    /// The error that a text goes on to the end of its line or of the file.
    private mutating func endless(_ start: Int) -> Problem {
        at = start
        return problem("the text that begins here does not end", "Put a \" behind it.")
    }

    private mutating func escape() throws(Problem) -> Unicode.Scalar {
        guard at < bytes.count else { throw problem("the file ends here, within a text", Self.half) }
        let letter = bytes[at]
        at += 1
        switch letter {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "u"): return try unicode()
        default: throw problem("unknown escape in a text")
        }
    }

    private mutating func unicode() throws(Problem) -> Unicode.Scalar {
        let high = try hex()
        guard (0xD800...0xDBFF).contains(high) else {
            guard let scalar = Unicode.Scalar(high) else { throw problem("half of a surrogate pair stands alone") }
            return scalar
        }
        guard take("\\"), take("u") else { throw problem("half of a surrogate pair stands alone") }
        let low = try hex()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw problem("half of a surrogate pair stands alone") }
        return scalar
    }

    private mutating func hex() throws(Problem) -> UInt32 {
        guard at + 4 <= bytes.count, bytes[at..<at + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
        else { throw problem("expected four hexadecimal digits") }
        at += 4
        return value
    }

    private mutating func skipSpace() {
        while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    private func problem(_ message: String, _ remedy: String? = nil) -> Problem {
        let before = bytes[..<min(at, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let column = before.count - ((before.lastIndex(of: 0x0A) ?? -1) + 1) + 1
        return Problem(.invalid, place: "line \(line), column \(column)", message + ".", remedy: remedy)
    }
}

extension JSON {
    /// Reads JSON text in UTF-8; a `Problem` of kind `invalid` names line and column.
    public init(parsing bytes: [UInt8]) throws(Problem) {
        var parser = JSONParser(bytes)
        self = try parser.parse()
    }

    /// Reads JSON text, and tells at which byte each of its values begins, in the order in which they begin: a list or an object
    /// before what is in it. A `Problem` of kind `invalid` names line and column.
    public static func parse(_ bytes: [UInt8]) throws(Problem) -> (value: JSON, starts: [Int]) {
        var parser = JSONParser(bytes)
        let value = try parser.parse()
        return (value, parser.starts)
    }
}
