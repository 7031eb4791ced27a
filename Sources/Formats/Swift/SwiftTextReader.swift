import Model

/// Reads one text literal: of one line or of several, raw or not, with values inserted.
struct SwiftTextReader {
    private let source: Source
    private let start: Int
    private let hashes: Int
    private(set) var at: Int
    /// Whether values are inserted, which leave no trace in the content.
    private(set) var hasGaps = false
    private var bytes: [UInt8] = []
    private var isLong = false

    init(source: Source, start: Int, hashes: Int) {
        self.source = source
        self.start = start
        self.hashes = hashes
        at = start + hashes
    }

    /// The text that the literal stands for.
    var content: String {
        let text = String(decoding: bytes, as: UTF8.self)
        return isLong ? Self.outdented(text) : text
    }

    private func stands(_ byte: UInt8, _ count: Int, at place: Int) -> Bool {
        place + count <= source.bytes.count && source.bytes[place..<place + count].allSatisfy { $0 == byte }
    }

    private func isHashes(_ place: Int) -> Bool { stands(UInt8(ascii: "#"), hashes, at: place) }

    /// Reads up to the closing quotes; a text that does not end gives a `Problem` at its beginning.
    mutating func read(deepest: Int) throws(Problem) {
        isLong = stands(UInt8(ascii: "\""), 3, at: at)
        let quotes = isLong ? 3 : 1
        // Two quotes are an empty text.
        at += quotes
        while at < source.bytes.count {
            let byte = source.bytes[at]
            if stands(UInt8(ascii: "\""), quotes, at: at), isHashes(at + quotes) {
                at += quotes + hashes
                return
            }
            if byte == UInt8(ascii: "\n"), !isLong { break }
            if byte == UInt8(ascii: "\\"), isHashes(at + 1) {
                at += 1 + hashes
                try escape(deepest: deepest)
            } else {
                bytes.append(byte)
                at += 1
            }
        }
        throw source.problem(start, "the text that begins here does not end.", remedy: "Close it with a quotation mark.")
    }

    private mutating func escape(deepest: Int) throws(Problem) {
        guard at < source.bytes.count else { return }
        let byte = source.bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "0"): bytes.append(0)
        case UInt8(ascii: "u"): scalar()
        case UInt8(ascii: "("):
            hasGaps = true
            try skipValue(deepest: deepest)
        case UInt8(ascii: "\n"): break
        default: bytes.append(byte)
        }
    }

    /// `{1F600}`.
    private mutating func scalar() {
        guard at < source.bytes.count, source.bytes[at] == UInt8(ascii: "{"),
            let close = source.bytes[at...].prefix(10).firstIndex(of: UInt8(ascii: "}")),
            let value = UInt32(String(decoding: source.bytes[(at + 1)..<close], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return }
        bytes += Array(String(scalar).utf8)
        at = close + 1
    }

    /// Skips an inserted value up to its closing parenthesis, with the texts inside of it.
    private mutating func skipValue(deepest: Int) throws(Problem) {
        let open = at - 1
        guard deepest > 0 else { throw source.problem(open, "texts are nested too deep here.") }
        var depth = 1
        while at < source.bytes.count {
            switch source.bytes[at] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 {
                    at += 1
                    return
                }
            case UInt8(ascii: "\""):
                var inner = SwiftTextReader(source: source, start: at, hashes: 0)
                try inner.read(deepest: deepest - 1)
                at = inner.at - 1
            case UInt8(ascii: "\n") where !isLong:
                throw source.problem(start, "the text that begins here does not end.", remedy: "Close it with a quotation mark.")
            default: break
            }
            at += 1
        }
        throw source.problem(open, "the value that is inserted here does not end.", remedy: "Close it with a parenthesis.")
    }

    /// The lines between the quotes, without the space that stands in front of the closing ones.
    private static func outdented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
        guard lines.count > 1, let last = lines.last else { return text }
        lines.removeFirst()
        lines.removeLast()
        let indent = last.prefix { $0 == " " || $0 == "\t" }
        return lines.map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0.drop { $0 == " " || $0 == "\t" } }
            .joined(separator: "\n")
    }
}
