/// A word, number, text or sign of Objective-C.
struct ObjCToken: Equatable, Sendable {
    enum Kind: Sendable {
        /// A name, also with an at sign in front: `return`, `@implementation`.
        case word
        case number
        /// The content of `@"..."` or `"..."`.
        case string
        /// The rest of a line that begins with a hash sign.
        case directive
        /// One character, or `@{`, `@[`, `@(`.
        case sign
    }

    var kind: Kind
    var text: String
    /// The place of its first byte in the file.
    var offset: Int

    func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

    var opensBrace: Bool { kind == .sign && (text == "{" || text == "@{") }
    var opens: Bool { kind == .sign && ["(", "[", "{", "@(", "@[", "@{"].contains(text) }
    var closes: Bool { kind == .sign && [")", "]", "}"].contains(text) }
}
