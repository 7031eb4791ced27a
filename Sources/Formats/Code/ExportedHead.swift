import Model

/// The first line of exported code, which says whose bars these are.
enum ExportedHead {
    private static let start = "// The navigation bars of "

    /// The comment with the project's name; `end` says how the code is used.
    static func line(_ project: Project, _ end: String) -> String { start + Identifier.comment(project.name) + end }

    /// How Swift code is put to use.
    static func applying(_ theme: String) -> String { ": call \(theme).apply() when the app starts." }

    /// Whether an export has written a file.
    static func isExported(_ source: Source) -> Bool {
        String(decoding: source.bytes.prefix(2000), as: UTF8.self).split(whereSeparator: \.isNewline).contains {
            $0.hasPrefix(start)
        }
    }

    /// The name that an export has written in front of `end`; `nil` for other files.
    static func name(in source: Source, _ end: String) -> String? {
        let head = String(decoding: source.bytes.prefix(2000), as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = head.first(where: { $0.hasPrefix(start) && $0.hasSuffix(end) }) else { return nil }
        let name = line.dropFirst(start.count).dropLast(end.count)
        return name.isEmpty ? nil : String(name)
    }
}
