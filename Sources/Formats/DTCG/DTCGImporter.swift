import Model

/// Reads design tokens: a file of tokens, a resolver with the files that it names, or the strings of older tools.
enum DTCGImporter {
    static func result(of source: Source) throws(Problem) -> ImportResult {
        let file = TokenFile(source)
        let root = try TokenNode.root(of: file)
        guard root.members != nil else { throw root.expected("an object of tokens") }
        if root["resolutionOrder"] != nil {
            var resolver = DTCGResolver(root)
            return try project(try resolver.modes(), resolver.notes, name: root["name"]?.string ?? "", source)
        }
        if TokensStudioFormat.isStudio(root) { return try TokensStudioImporter.result(of: source) }
        if let resolved = try besides(root, source) { return resolved }
        return try project((root, nil), [], name: "", source)
    }

    /// The project of a resolver that lies beside a file of tokens and puts it together with others.
    private static func besides(_ root: TokenNode, _ source: Source) throws(Problem) -> ImportResult? {
        let path = source.fileName.split(separator: "/").last.map(String.init) ?? ""
        let name = DTCGFormat.stem(of: path) + ".resolver.json"
        guard let bytes = try? source.folder?.read(name), bytes.count <= Formats.largestFile,
            let other = try? Source(bytes: bytes, fileName: name, folder: source.folder),
            let resolverRoot = try? TokenNode.root(of: TokenFile(other, usedAt: 1)), resolverRoot["resolutionOrder"] != nil
        else { return nil }
        var resolver = DTCGResolver(resolverRoot, known: [path: root])
        guard let modes = try? resolver.modes(), resolver.used.contains(path) else { return nil }
        let note = Note(line: 1, Phrase("light and dark are put together as \(name) beside this file says."))
        return try project(modes, [note] + resolver.notes, name: resolverRoot["name"]?.string ?? "", source)
    }

    private static func project(
        _ modes: (light: TokenNode, dark: TokenNode?), _ notes: [Note], name: String, _ source: Source
    ) throws(Problem) -> ImportResult {
        let light = try TokenTree(modes.light)
        let dark = try modes.dark.map { node throws(Problem) in try TokenTree(node) }
        var result = try TokenProject(light, dark).result(named: name.isEmpty ? DTCGFormat.stem(of: source.plainName) : name)
        result.notes = (notes + result.notes).sorted { $0.line < $1.line }
        return result
    }
}

extension Source {
    /// The file's name without its folder.
    var plainName: String { fileName.split(separator: "/").last.map(String.init) ?? fileName }
}
