/// Reads a sum of numbers as theme files write them: `29 / 2`, `142.0/255.0`, `0x1F`, `(1 + 2) * 3`, with an `f` after a number.
struct Arithmetic {
    private let bytes: [UInt8]
    private var at = 0
    private static let deepest = 32

    /// The finite value of a text; `nil` if it is no sum, or divides by zero.
    static func value(of text: some StringProtocol) -> Double? {
        var reader = Arithmetic(bytes: Array(text.utf8))
        guard let value = reader.sum(depth: 0), reader.isAtEnd, value.isFinite else { return nil }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func sum(depth: Int) -> Double? {
        guard var value = product(depth: depth) else { return nil }
        while let sign = take("+-") {
            guard let next = product(depth: depth) else { return nil }
            value += sign == UInt8(ascii: "+") ? next : -next
        }
        return value
    }

    private mutating func product(depth: Int) -> Double? {
        guard var value = factor(depth: depth) else { return nil }
        while let sign = take("*/") {
            guard let next = factor(depth: depth) else { return nil }
            if sign == UInt8(ascii: "/"), next == 0 { return nil }
            value = sign == UInt8(ascii: "*") ? value * next : value / next
        }
        return value
    }

    private mutating func factor(depth: Int) -> Double? {
        guard depth < Self.deepest else { return nil }
        if take("-") != nil { return factor(depth: depth + 1).map { -$0 } }
        if take("(") != nil {
            guard let value = sum(depth: depth + 1), take(")") != nil else { return nil }
            return value
        }
        return number()
    }

    private mutating func number() -> Double? {
        skipSpace()
        let start = at
        while at < bytes.count, Self.isPartOfNumber(bytes[at]) { at += 1 }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        if word.hasPrefix("0x") || word.hasPrefix("0X") { return UInt32(word.dropFirst(2), radix: 16).map(Double.init) }
        let digits = word.hasSuffix("f") || word.hasSuffix("F") ? word.dropLast() : word[...]
        guard digits.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
        return Double(digits.hasSuffix(".") ? digits + "0" : digits)
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || Character(Unicode.Scalar(byte)).isHexDigit || byte == UInt8(ascii: "x")
            || byte == UInt8(ascii: "X")
    }

    private mutating func take(_ characters: String) -> UInt8? {
        skipSpace()
        guard at < bytes.count, characters.utf8.contains(bytes[at]) else { return nil }
        at += 1
        return bytes[at - 1]
    }

    private var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return at == bytes.count
        }
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] == UInt8(ascii: " ") || bytes[at] == UInt8(ascii: "\t") { at += 1 }
    }
}
