internal import CGtk

/// What a person types to find rows by a part of their text, whatever the case, the width or the composition of its letters.
public struct SearchText: Equatable, Sendable {
    private let wanted: String

    public init(_ text: String) {
        wanted = Self.folded(text)
    }

    /// Whether the text has the wanted part; every text has an empty one.
    public func isIn(_ text: String) -> Bool {
        wanted.isEmpty || Self.folded(text).withCString { strstr($0, wanted) } != nil
    }

    /// Small, composed letters; ASCII, which most names are, needs no tables.
    private static func folded(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
        return takeString(g_utf8_normalize(text, -1, G_NORMALIZE_ALL)).flatMap { takeString(g_utf8_casefold($0, -1)) } ?? text
    }
}
