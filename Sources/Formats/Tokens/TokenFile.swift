/// A file that tokens come from.
final class TokenFile: Sendable {
    let source: Source
    /// The line of the imported file that names this one; `nil` for the imported file itself.
    let usedAt: Int?

    init(_ source: Source, usedAt: Int? = nil) {
        self.source = source
        self.usedAt = usedAt
    }

    var isMain: Bool { usedAt == nil }
    var name: String { source.fileName }
}
