import Model

/// Names of tokens and groups, which must not begin with a dollar sign nor hold braces or points (DTCG 2025.10, 5.1).
enum TokenName {
    /// A legal name that is as near to a text as can be.
    static func legal(_ text: String) -> String {
        let name = String(text.map { "{}.".contains($0) || $0.isNewline || isControl($0) ? "-" : $0 })
        return name.isEmpty || name.hasPrefix("$") ? "-" + name.dropFirst() : name
    }

    /// A name of ASCII letters, digits, dashes and underscores, which every tool takes.
    static func plain(_ text: String, otherwise fallback: String) -> String {
        var name = ""
        for character in text {
            let isPlain = character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
            if isPlain { name.append(character) } else if !name.hasSuffix("-"), !name.isEmpty { name.append("-") }
        }
        while name.hasSuffix("-") { name.removeLast() }
        return name.isEmpty ? fallback : name
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
}
