/// A value that stands in another place: `{palette.sky}`, `#/palette/sky` or an object with `$ref`.
struct TokenReference {
    /// The keys that lead to it from the root.
    let path: [String]

    /// The reference that a value is; `nil` if it is a value of its own.
    init?(_ node: TokenNode) {
        if let text = node.string {
            self.init(text: text)
        } else if node.members?.count == 1, let pointer = node["$ref"]?.string {
            self.init(pointer: pointer)
        } else {
            return nil
        }
    }

    private init?(text: String) {
        if text.hasPrefix("#/") {
            self.init(pointer: text)
            return
        }
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
        let inner = text.dropFirst().dropLast()
        guard !inner.contains("{"), !inner.contains("}") else { return nil }
        self.init(name: inner)
    }

    /// The reference of the text between braces.
    init(name: some StringProtocol) {
        path = Self.parts(of: name)
    }

    private init?(pointer: String) {
        guard pointer.hasPrefix("#/") else { return nil }
        path = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
            Self.decoded(String(part)).replacing("~1", by: "/").replacing("~0", by: "~")
        }
    }

    private static func parts(of name: some StringProtocol) -> [String] {
        name.split(separator: ".").map { part in
            var text = Substring(part)
            while text.first == " " { text.removeFirst() }
            while text.last == " " { text.removeLast() }
            return String(text)
        }
    }

    /// The text with `%20` and the like read (RFC 3986).
    static func decoded(_ text: String) -> String {
        guard text.contains("%") else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
