import FoundationEssentials

/// One Swift file of the package, read for what it imports.
struct SourceFile {
    /// The path below the package's folder.
    let path: String
    let lines: [Substring]
    /// The modules that the file imports, in order.
    let imports: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        imports = Self.code(of: lines).compactMap { Self.importedModule(in: $0) }
    }

    /// The lines outside of texts of several lines, which hold code of other programs.
    private static func code(of lines: [Substring]) -> [Substring] {
        var isText = false
        return lines.filter { line in
            let wasText = isText
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
            return !wasText
        }
    }

    /// The target that the file belongs to: the folder below `Sources` or `Tests`.
    var target: String { String(path.split(separator: "/")[1]) }

    /// The module that a line imports, whatever stands before the word `import`; nil if it is not an import line.
    static func importedModule(in line: Substring) -> String? {
        var words = line.split(whereSeparator: \.isWhitespace)
        let modifiers = ["public", "package", "internal", "fileprivate", "private"]
        while let first = words.first, first.hasPrefix("@") || modifiers.contains(String(first)) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        if let first = words.first, kinds.contains(String(first)) { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }

    /// All Swift files below a folder of the package, in the order of their paths.
    static func all(below folder: String) -> [SourceFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let top = root.appending(path: folder)
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: top.path)) ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            guard let text = try? String(contentsOf: top.appending(path: path), encoding: .utf8) else { return nil }
            return SourceFile(path: "\(folder)/\(path)", text: text)
        }
    }
}
