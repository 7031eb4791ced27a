import Model

/// Splits Objective-C into tokens without its comments; code that no compiler would take is split all the same.
struct ObjCLexer {
    private let source: Source
    private var at = 0
    private var tokens: [ObjCToken] = []
    private var isLineStart = true

    /// The tokens of a file; a text or a comment that does not end gives a `Problem`.
    static func tokens(of source: Source) throws(Problem) -> [ObjCToken] {
        var lexer = ObjCLexer(source: source)
        while lexer.at < source.bytes.count { try lexer.step() }
        return lexer.tokens
    }

    private init(source: Source) {
        self.source = source
    }

    private var byte: UInt8 { source.bytes[at] }
    private var next: UInt8? { at + 1 < source.bytes.count ? source.bytes[at + 1] : nil }

    private mutating func step() throws(Problem) {
        switch byte {
        case UInt8(ascii: "\n"):
            isLineStart = true
            at += 1
        case 0...0x20: at += 1
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
        case UInt8(ascii: "#") where isLineStart: directive()
        default:
            isLineStart = false
            try token()
        }
    }

    private mutating func token() throws(Problem) {
        let start = at
        switch byte {
        case UInt8(ascii: "\""): add(.string, try string(from: start), start)
        case UInt8(ascii: "@") where next == UInt8(ascii: "\""):
            at += 1
            add(.string, try string(from: start), start)
        case UInt8(ascii: "@") where next.map(Self.isWordStart) == true:
            at += 1
            word(from: start)
        case UInt8(ascii: "@") where next.map { "{[(".utf8.contains($0) } == true:
            at += 2
            add(.sign, text(from: start), start)
        case UInt8(ascii: "'"): character()
        case _ where Self.isWordStart(byte): word(from: start)
        case _ where Self.isDigit(byte): number(from: start)
        case UInt8(ascii: ".") where next.map(Self.isDigit) == true: number(from: start)
        default:
            at += 1
            add(.sign, text(from: start), start)
        }
    }

    private mutating func add(_ kind: ObjCToken.Kind, _ text: String, _ offset: Int) {
        tokens.append(ObjCToken(kind: kind, text: text, offset: offset))
    }

    private func text(from start: Int) -> String { String(decoding: source.bytes[start..<at], as: UTF8.self) }

    private mutating func word(from start: Int) {
        while at < source.bytes.count, Self.isWordStart(byte) || Self.isDigit(byte) { at += 1 }
        add(.word, text(from: start), start)
    }

    private mutating func number(from start: Int) {
        while at < source.bytes.count, Self.isWordStart(byte) || Self.isDigit(byte) || byte == UInt8(ascii: ".") { at += 1 }
        add(.number, text(from: start), start)
    }

    private mutating func string(from start: Int) throws(Problem) -> String {
        at += 1
        var content: [UInt8] = []
        while at < source.bytes.count, byte != UInt8(ascii: "\n") {
            switch byte {
            case UInt8(ascii: "\""):
                at += 1
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                at += 1
                escape(into: &content)
            default:
                content.append(byte)
                at += 1
            }
        }
        throw source.problem(start, "the text does not end on its line.", remedy: "Close it with a quote.")
    }

    private mutating func escape(into content: inout [UInt8]) {
        guard at < source.bytes.count else { return }
        let letter = byte
        at += 1
        switch letter {
        case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): content.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "u"), UInt8(ascii: "U"): unicode(digits: letter == UInt8(ascii: "u") ? 4 : 8, into: &content)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(letter, into: &content)
        default: content.append(letter)
        }
    }

    private mutating func unicode(digits: Int, into content: inout [UInt8]) {
        let hex = source.bytes[at..<min(at + digits, source.bytes.count)]
        let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        at += value == nil ? 0 : hex.count
        content += Array(String(value ?? "\u{FFFD}").utf8)
    }

    private mutating func octal(_ first: UInt8, into content: inout [UInt8]) {
        var value = Int(first - UInt8(ascii: "0"))
        var count = 1
        while count < 3, at < source.bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
            value = value * 8 + Int(byte - UInt8(ascii: "0"))
            at += 1
            count += 1
        }
        content += Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8)
    }

    /// Skips `'x'`; an apostrophe that closes nothing on its line is a sign like any other.
    private mutating func character() {
        let start = at
        var end = at + 1
        while end < source.bytes.count, end - start < 8, source.bytes[end] != UInt8(ascii: "\n") {
            if source.bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if source.bytes[end] == UInt8(ascii: "'") {
                at = end + 1
                return add(.number, text(from: start), start)
            } else {
                end += 1
            }
        }
        at += 1
        add(.sign, "'", start)
    }

    /// A line for the preprocessor, with the lines that a backslash joins to it.
    private mutating func directive() {
        let start = at
        while at < source.bytes.count, byte != UInt8(ascii: "\n") || source.bytes[at - 1] == UInt8(ascii: "\\") {
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
            at += 1
        }
        add(.directive, text(from: start), start)
        isLineStart = false
    }

    private mutating func skipLine() {
        while at < source.bytes.count, byte != UInt8(ascii: "\n") { at += 1 }
    }

    private mutating func skipComment() throws(Problem) {
        let start = at
        at += 2
        while at < source.bytes.count {
            if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                at += 2
                return
            }
            at += 1
        }
        throw source.problem(start, "the comment does not end.", remedy: "Close it with */.")
    }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
