import Model

/// Names of groups and sets.
enum CatalogName {
    private static let forbidden = Set("/:*?\"<>|\\.{}")

    /// The name with dashes for what no folder of a catalogue may be called, at most 100 bytes; `nil` if nothing is left.
    static func safe(_ text: String) -> String? {
        var name = ""
        for character in text {
            let isFine =
                !forbidden.contains(character) && !character.isNewline && character.unicodeScalars.allSatisfy(isPrintable)
            let next = isFine ? String(character) : name.hasSuffix("-") ? "" : "-"
            if name.utf8.count + next.utf8.count > 100 { break }
            name += next
        }
        let trimmed = name.drop { " -".contains($0) }
        let end = trimmed.lastIndex { !" -".contains($0) }
        return end.map { String(trimmed[...$0]) }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        ![.control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator].contains(
            scalar.properties.generalCategory)
    }
}
