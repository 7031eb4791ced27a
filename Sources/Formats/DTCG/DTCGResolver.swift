import Model

/// Puts the sources of a resolver document together, in light and in dark (DTCG Resolver Module 2025.10).
struct DTCGResolver {
    private let root: TokenNode
    private(set) var notes: [Note] = []
    /// The files that were read, by their names.
    private var known: [String: TokenNode]
    /// The names of the files that the resolver uses.
    private(set) var used: Set<String> = []
    private var sourceCount = 0
    private var depth = 0

    private static let mostSources = 1000
    private static let deepest = 32

    init(_ root: TokenNode, known: [String: TokenNode] = [:]) {
        self.root = root
        self.known = known
    }

    /// The tokens in light, and in dark if a modifier tells light and dark apart.
    mutating func modes() throws(Problem) -> (light: TokenNode, dark: TokenNode?) {
        if let version = root["version"], version.string != "2025.10" {
            notes.append(version.note(Phrase("the version of the resolver is not 2025.10; it is read as if it were.")))
        }
        guard let order = root["resolutionOrder"], let items = order.elements, !items.isEmpty else {
            throw (root["resolutionOrder"] ?? root).expected("a resolutionOrder with at least one set or modifier")
        }
        var light = TokenNode(TokenNode.Value.object([]), at: root), dark = light
        var hasDark = false
        for item in items {
            let part = try target(of: item)
            if let extensions = part["$extensions"] {
                notes.append(
                    extensions.note(
                        Phrase("the extensions of a set or modifier are skipped; those of tokens and groups are kept.")))
            }
            guard part["contexts"] != nil else {
                let sources = try sources(part)
                for source in sources {
                    light = TokenExtension.merged(light, source)
                    dark = TokenExtension.merged(dark, source)
                }
                continue
            }
            let contexts = try contexts(part)
            for source in try list(contexts.light) { light = TokenExtension.merged(light, source) }
            for source in try list(contexts.dark ?? contexts.light) { dark = TokenExtension.merged(dark, source) }
            hasDark = hasDark || contexts.dark != nil
        }
        return (light, hasDark ? dark : nil)
    }

    /// The contexts that light and dark stand for; a modifier of something else gives its default for both.
    private mutating func contexts(_ modifier: TokenNode) throws(Problem) -> (light: TokenNode, dark: TokenNode?) {
        guard let node = modifier["contexts"], let members = node.members, let first = members.first else {
            throw (modifier["contexts"] ?? modifier).expected("an object of contexts")
        }
        let name = modifier["default"]?.string
        let standard = try name.map { name throws(Problem) in
            guard let node = node[name] else {
                throw (modifier["default"] ?? modifier).problem("there is no context \"\(name.prefix(60))\".")
            }
            return node
        }
        let appearances = TokenModes(members.map(\.key))
        if let dark = appearances.dark {
            let light = appearances.light ?? members.indices.first { $0 != dark }
            return (light.map { members[$0].node } ?? first.node, members[dark].node)
        }
        notes.append(
            node.note(
                Phrase(
                    "of the contexts \(members.map(\.key).joined(separator: ", ").prefix(120)) only \(name ?? first.key) is read."
                )))
        return (standard ?? first.node, nil)
    }

    // MARK: Sources

    /// What a reference of the resolver's own leads to: a set or a modifier.
    private func target(of item: TokenNode) throws(Problem) -> TokenNode {
        guard let reference = item["$ref"] else { return item }
        guard let path = TokenReference(reference)?.path, path.count == 2, ["sets", "modifiers"].contains(path[0]),
            let node = root[path[0]]?[path[1]]
        else { throw reference.expected("a set or modifier of this file, such as #/sets/base") }
        return node
    }

    private mutating func sources(_ set: TokenNode) throws(Problem) -> [TokenNode] {
        guard let node = set["sources"] else { throw set.problem("the set has no sources.") }
        return try list(node)
    }

    private mutating func list(_ node: TokenNode) throws(Problem) -> [TokenNode] {
        guard let elements = node.elements else { throw node.expected("a list of sources") }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw node.problem("the sets lead in a circle.") }
        var result: [TokenNode] = []
        for element in elements { result += try source(element) }
        return result
    }

    private mutating func source(_ node: TokenNode) throws(Problem) -> [TokenNode] {
        sourceCount += 1
        guard sourceCount <= Self.mostSources else { throw node.problem("there are more than \(Self.mostSources) sources.") }
        guard let reference = node["$ref"] else {
            guard node.members != nil else { throw node.expected("a reference or an object of tokens") }
            return [node]
        }
        guard let text = reference.string else { throw reference.expected("the name of a file, or a set such as #/sets/base") }
        if text.hasPrefix("#") { return try sources(try target(of: node)) }
        return [try file(text, reference)]
    }

    /// The tokens of a file, or those at the place in it that follows a `#`.
    private mutating func file(_ text: String, _ reference: TokenNode) throws(Problem) -> TokenNode {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var name = TokenReference.decoded(String(parts[0]))
        while name.hasPrefix("./") { name.removeFirst(2) }
        var node = try document(name, reference)
        guard parts.count == 2, !parts[1].isEmpty else { return node }
        for key in TokenReference(TokenNode(.string("#" + parts[1]), at: reference))?.path ?? [] {
            guard let next = node[key] else { throw reference.problem("there is nothing at \(text.prefix(120)).") }
            node = next
        }
        guard node.members != nil else { throw reference.problem("there is no group at \(text.prefix(120)).") }
        return node
    }

    private mutating func document(_ name: String, _ reference: TokenNode) throws(Problem) -> TokenNode {
        used.insert(name)
        if let node = known[name] { return node }
        guard !name.contains("://"), let folder = reference.file.source.folder else {
            throw reference.problem(
                "\(name.prefix(120)) cannot be reached from here.",
                remedy: "Import the resolver's file where it lies beside its tokens.")
        }
        let source: Source
        do throws(Problem) {
            let bytes = try folder.read(name)
            guard bytes.count <= Formats.largestFile else { throw Formats.tooLarge }
            source = try Source(bytes: bytes, fileName: name)
        } catch {
            throw reference.problem("\(name.prefix(120)): \(error.message)", remedy: error.remedy)
        }
        let node = try TokenNode.root(of: TokenFile(source, usedAt: reference.line))
        guard node.members != nil else { throw node.expected("an object of tokens") }
        known[name] = node
        return node
    }
}
