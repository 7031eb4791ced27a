import Model

/// Splits Swift into tokens without its comments.
struct SwiftLexer {
    private let source: Source
    private var at = 0
    private var tokens: [SwiftToken] = []
    private var isLineStart = true
    private var end = -1

    /// Texts within the values that a text takes in.
    private static let deepest = 20

    /// The tokens of a file, of the first branch only where the compiler chooses; a text or a comment that does not end gives a `Problem`.
    static func tokens(of source: Source) throws(Problem) -> [SwiftToken] {
        var lexer = SwiftLexer(source: source)
        while lexer.at < source.bytes.count { try lexer.step() }
        return lexer.tokens.contains { $0.kind == .directive } ? chosen(lexer.tokens) : lexer.tokens
    }

    private init(source: Source) {
        self.source = source
    }

    /// The tokens outside of `#else` and `#elseif`.
    private static func chosen(_ tokens: [SwiftToken]) -> [SwiftToken] {
        var result: [SwiftToken] = []
        var depth = 0
        var skippedDepth: Int?
        for token in tokens {
            guard token.kind == .directive else {
                if skippedDepth == nil { result.append(token) }
                continue
            }
            if token.text.hasPrefix("#if") {
                depth += 1
            } else if token.text.hasPrefix("#else") {
                skippedDepth = skippedDepth ?? depth
            } else {
                if skippedDepth == depth { skippedDepth = nil }
                depth -= 1
            }
        }
        return result
    }

    private var byte: UInt8 { source.bytes[at] }

    private func byte(after count: Int) -> UInt8? { at + count < source.bytes.count ? source.bytes[at + count] : nil }

    private func stands(_ text: StaticString) -> Bool {
        guard at + text.utf8CodeUnitCount <= source.bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where source.bytes[at + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func step() throws(Problem) {
        switch byte {
        case UInt8(ascii: "\n"):
            isLineStart = true
            at += 1
        case 0...0x20: at += 1
        case UInt8(ascii: "/") where stands("//"): skipLine()
        case UInt8(ascii: "/") where stands("/*"): try skipComment()
        default: try token()
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ text: String, _ start: Int, isSpecial: Bool = false) {
        tokens.append(
            SwiftToken(
                kind: kind, text: text, offset: start, startsLine: isLineStart, isAttached: end == start, isSpecial: isSpecial))
        isLineStart = false
        end = at
    }

    private func text(from start: Int) -> String { String(decoding: source.bytes[start..<at], as: UTF8.self) }

    private mutating func token() throws(Problem) {
        let start = at
        switch byte {
        case UInt8(ascii: "\""): try literal(hashes: 0)
        case UInt8(ascii: "#"):
            var hashes = 1
            while byte(after: hashes) == UInt8(ascii: "#") { hashes += 1 }
            if byte(after: hashes) == UInt8(ascii: "\"") { return try literal(hashes: hashes) }
            at += 1
            skipWord()
            let word = text(from: start)
            guard ["#if", "#else", "#elseif", "#endif"].contains(word) else { return add(.word, word, start) }
            skipLine()
            add(.directive, text(from: start), start)
        case UInt8(ascii: "`"): backticked()
        case _ where Self.isDigit(byte): number()
        case _ where Self.isWordStart(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$"):
            at += 1
            skipWord()
            add(.word, text(from: start), start)
        default: sign()
        }
    }

    private mutating func skipWord() {
        while at < source.bytes.count, Self.isWordStart(byte) || Self.isDigit(byte) { at += 1 }
    }

    private mutating func backticked() {
        let start = at
        var stop = at + 1
        while stop < source.bytes.count, source.bytes[stop] != UInt8(ascii: "`"), source.bytes[stop] != UInt8(ascii: "\n") {
            stop += 1
        }
        let word = String(decoding: source.bytes[(start + 1)..<stop], as: UTF8.self)
        at = min(stop + 1, source.bytes.count)
        add(.word, word, start, isSpecial: true)
    }

    /// A number; a point belongs to it only in front of a digit.
    private mutating func number() {
        let start = at
        let isHex = stands("0x") || stands("0X")
        while at < source.bytes.count {
            let isSignOfExponent =
                !isHex && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
                && source.bytes[at - 1] | 0x20 == UInt8(ascii: "e")
            let isPoint = byte == UInt8(ascii: ".") && byte(after: 1).map(Self.isDigit) == true
            guard Self.isDigit(byte) || Self.isWordStart(byte) || isPoint || isSignOfExponent else { break }
            at += 1
        }
        add(.number, text(from: start), start)
    }

    private static let signs: [StaticString] = [
        "===", "!==", "...", "..<", "==", "!=", "<=", ">=", "&&", "||", "??", "->", "+=", "-=", "*=", "/=",
    ]

    private mutating func sign() {
        let start = at
        for sign in Self.signs where stands(sign) {
            at += sign.utf8CodeUnitCount
            return add(.sign, text(from: start), start)
        }
        at += 1
        add(.sign, text(from: start), start)
    }

    private mutating func skipLine() {
        while at < source.bytes.count, byte != UInt8(ascii: "\n") { at += 1 }
    }

    /// A comment, with those inside of it.
    private mutating func skipComment() throws(Problem) {
        let start = at
        var depth = 0
        while at < source.bytes.count {
            if stands("/*") {
                depth += 1
                at += 2
            } else if stands("*/") {
                depth -= 1
                at += 2
                if depth == 0 { return }
            } else {
                if byte == UInt8(ascii: "\n") { isLineStart = true }
                at += 1
            }
        }
        throw source.problem(start, "the comment does not end.", remedy: "Close it with */.")
    }

    private mutating func literal(hashes: Int) throws(Problem) {
        let start = at
        var reader = SwiftTextReader(source: source, start: at, hashes: hashes)
        try reader.read(deepest: Self.deepest)
        at = reader.at
        add(.text, reader.content, start, isSpecial: reader.hasGaps)
    }

    static func isWordStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
