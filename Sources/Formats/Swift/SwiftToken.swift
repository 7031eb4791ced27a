import Model

/// A word, number, text or sign of Swift, without comments.
struct SwiftToken: Equatable, Sendable {
    enum Kind: Sendable {
        /// A name or keyword, also with its first sign: `$0`, `#available`, `@objc`.
        case word
        case number
        /// The content of a text; what is inserted into it is left out.
        case text
        /// `#if`, `#else`, `#elseif` or `#endif`, with the rest of the line.
        case directive
        case sign
    }

    var kind: Kind
    var text: String
    /// The place of its first byte in the file.
    var offset: Int
    /// Whether it is the first one of its line.
    var startsLine = false
    /// Whether nothing stands between it and the token before.
    var isAttached = false
    /// Whether values are inserted into the text, or the word stands in backticks.
    var isSpecial = false

    func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
    func isWord(_ text: String) -> Bool { kind == .word && !isSpecial && self.text == text }
    func isWord(in words: Set<String>) -> Bool { kind == .word && !isSpecial && words.contains(text) }

    var opens: Bool { kind == .sign && ["(", "[", "{"].contains(text) }
    var closes: Bool { kind == .sign && [")", "]", "}"].contains(text) }

    /// The token as a message names it.
    var spelling: String {
        switch kind {
        case .text: "\"\(text.prefix(30))\""
        case .word, .number, .directive, .sign: String(text.prefix(30))
        }
    }
}
