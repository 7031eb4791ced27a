import Model

/// Names for code and files, made of what people call their screens.
enum Identifier {
    /// A name such as `OrderList`, of ASCII letters and digits, at most 60; the word stands before a digit in front, and alone
    /// where the text has neither letter nor digit.
    static func pascal(_ text: String, or word: String) -> String {
        let words = text.split { !isPlain($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let front = words.first?.isLetter == true ? "" : word.prefix(1).uppercased() + word.dropFirst()
        return String((front + words).prefix(60))
    }

    /// A name such as `orderList`.
    static func camel(_ text: String, or word: String) -> String {
        let name = pascal(text, or: word)
        // An abbreviation in front is lowered as a whole: `QRCode` becomes `qrCode`.
        let capitals = name.prefix { $0.isUppercase }.count
        let lowered = capitals <= 1 || capitals == name.count ? max(1, capitals) : capitals - 1
        return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }

    /// The first of some texts of which a name can be made.
    static func usable(_ texts: String?...) -> String { texts.compactMap { $0 }.first { $0.contains(where: isPlain) } ?? "" }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// The first part of the name of a screen's class, from its id or else from its name; no name begins like those of frameworks.
    static func page(_ screen: Screen) -> String {
        let name = pascal(usable(screen.id, screen.label), or: "Screen")
        let isTaken = ["UI", "NS", "DT", "AU", "AP"].contains {
            name.hasPrefix($0) && name.dropFirst(2).first?.isLowercase != true
        }
        return isTaken ? "Page\(name)" : name
    }

    /// A file's name without ending.
    static func file(_ text: String) -> String { dashed(text, or: "Theme") }

    /// Letters and digits of any script, other characters that are allowed, and dashes, at most 120 bytes; the word if there are none.
    static func dashed(_ text: String, or word: String, allowing isAllowed: (Character) -> Bool = { _ in false }) -> String {
        var name = ""
        for character in text {
            let isPlain = character.isLetter || character.isNumber || "-_".contains(character) || isAllowed(character)
            let next = isPlain ? String(character) : name.hasSuffix("-") || name.isEmpty ? "" : "-"
            if name.utf8.count + next.utf8.count > 120 { break }
            name += next
        }
        while name.hasSuffix("-") { name.removeLast() }
        return name.isEmpty ? word : name
    }

    /// Text that may follow `//` or stand in `#pragma mark`: one line, at most 80 characters, with no backslash at its end and no trigraph.
    static func comment(_ text: String) -> String {
        let line = text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 }
        var result = String(line.prefix(80).drop { $0 == " " })
        while result.hasSuffix(" ") || result.hasSuffix("\\") { result.removeLast() }
        return result.contains("??") ? result.filter { $0 != "?" } : result
    }

    /// What a comment calls a screen.
    static func comment(_ screen: Screen) -> String {
        [screen.label, screen.id].map { comment($0) }.first { !$0.isEmpty } ?? "Screen"
    }
}

/// Hands out each name once.
struct UniqueNames {
    private var taken: Set<String>
    private var counts: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        taken = reserved
    }

    /// The name itself the first time, then the name with a number.
    mutating func name(_ wanted: String, suffix: String = "") -> String {
        var number = counts[wanted + suffix] ?? 1
        var result = wanted + suffix
        while !taken.insert(result.lowercased()).inserted {
            number += 1
            result = "\(wanted)\(number)\(suffix)"
        }
        counts[wanted + suffix] = number
        return result
    }
}
