import Model

/// Reads Tokens Studio's sets in the order of the file and as the themes for light and dark choose them.
struct TokensStudioImporter {
    private struct TokenSet {
        var name: String
        var node: TokenNode
    }

    private enum Use: String {
        case enabled, source, disabled
    }

    private let root: TokenNode
    private var sets: [TokenSet] = []
    private var notes: [Note] = []

    static func result(of source: Source) throws(Problem) -> ImportResult {
        let root = try TokenNode.root(of: TokenFile(source))
        guard root.members != nil else { throw root.expected("an object of sets of tokens") }
        var importer = TokensStudioImporter(root: root)
        return try importer.result(named: source.stem)
    }

    private init(root: TokenNode) {
        self.root = root
    }

    private mutating func result(named name: String) throws(Problem) -> ImportResult {
        try readSets()
        let modes = try modes()
        let light = try TokenTree(merged(modes.light), .lenient)
        let dark = try modes.dark.map { uses throws(Problem) in try TokenTree(merged(uses), .lenient) }
        var options = TokenTheme.Options()
        let places = sets.map { (start: $0.node.offset, name: $0.name) }.sorted { $0.start < $1.start }
        func set(of token: TokenTree.Token) -> String {
            var low = 0, high = places.count
            while low < high {
                let middle = (low + high) / 2
                if places[middle].start <= token.node.offset { low = middle + 1 } else { high = middle }
            }
            return low > 0 ? places[low - 1].name : ""
        }
        options.prefix = { set(of: $0).split(separator: "/").map(String.init) }
        options.isSource = { token in
            let name = set(of: token)
            return modes.light[name] != .enabled && modes.dark?[name] != .enabled
        }
        var result = try TokenProject(light, dark, options).result(named: name)
        result.notes = (notes + result.notes).sorted { $0.line < $1.line }
        return result
    }

    /// The sets in the order of the file's own list, then those that the list forgets; a file without sets is one.
    private mutating func readSets() throws(Problem) {
        let all = (root.members ?? []).filter { !$0.key.hasPrefix("$") }
        guard TokensStudioFormat.isStudio(root) else {
            sets = [TokenSet(name: "", node: root)]
            return
        }
        for member in all where member.node.members == nil { throw member.node.expected("a set of tokens") }
        let order = root["$metadata"]?["tokenSetOrder"]?.elements ?? []
        var named: Set<String> = []
        for entry in order {
            guard let name = entry.string, let node = root[name], !name.hasPrefix("$") else {
                notes.append(entry.note(Phrase("the order names a set that is not there.")))
                continue
            }
            if named.insert(name).inserted { sets.append(TokenSet(name: name, node: node)) }
        }
        sets += all.filter { !named.contains($0.key) }.map { TokenSet(name: $0.key, node: $0.node) }
    }

    /// The sets of an appearance over each other, the last of the order on top.
    private func merged(_ uses: [String: Use]) -> TokenNode {
        sets.reduce(TokenNode(TokenNode.Value.object([]), at: root)) { below, set in
            let isUsed = uses[set.name].map { $0 != .disabled } == true
            return isUsed ? TokenExtension.merged(below, set.node, .lenient) : below
        }
    }

    // MARK: Themes

    private typealias Uses = [String: Use]

    /// Which sets count in light and in dark.
    private mutating func modes() throws(Problem) -> (light: Uses, dark: Uses?) {
        let themes = root["$themes"]?.elements ?? []
        guard !themes.isEmpty else { return modesBySetNames() }
        let names = themes.map { $0["name"]?.string ?? $0["id"]?.string ?? "" }
        let appearances = TokenModes(names)
        let group = (appearances.dark ?? appearances.light).map { themes[$0]["group"]?.string } ?? nil
        let isMode = { (index: Int) in themes[index]["group"]?.string == group }
        let light = appearances.light ?? themes.indices.first { $0 != appearances.dark && isMode($0) } ?? 0
        // Of the groups that choose something else, such as a brand, the first theme counts.
        var seen: Set<String> = []
        let others = themes.indices.filter { index in
            guard let group = themes[index]["group"]?.string, !isMode(index) else { return false }
            return seen.insert(group).inserted
        }
        for index in themes.indices where index != light && index != appearances.dark && !others.contains(index) {
            notes.append(
                themes[index].note(Phrase("the theme \(names[index].prefix(60)) is skipped: a project has light and dark alone."))
            )
        }
        return (
            try uses(others + [light], themes),
            try appearances.dark.map { dark throws(Problem) in try uses(others + [dark], themes) }
        )
    }

    private func uses(_ chosen: [Int], _ themes: [TokenNode]) throws(Problem) -> Uses {
        var result: Uses = [:]
        for index in chosen {
            guard let selected = themes[index]["selectedTokenSets"] else { continue }
            guard let members = selected.members else { throw selected.expected("an object of sets") }
            for member in members {
                guard let use = member.node.string.flatMap(Use.init) else {
                    throw member.node.expected("one of enabled, source, disabled")
                }
                if result[member.key] != .enabled, use != .disabled || result[member.key] == nil { result[member.key] = use }
            }
        }
        return result
    }

    /// Without themes every set counts, but those named after the dark appearance only in dark.
    private func modesBySetNames() -> (light: Uses, dark: Uses?) {
        func mode(_ name: String) -> TokenModes { TokenModes([name.split(separator: "/").last.map(String.init) ?? name]) }
        let all = sets.map(\.name)
        let dark = Set(all.filter { mode($0).dark != nil }), light = Set(all.filter { mode($0).light != nil })
        func uses(without left: Set<String>) -> Uses {
            Dictionary(uniqueKeysWithValues: all.filter { !left.contains($0) }.map { ($0, .enabled) })
        }
        if dark.isEmpty || dark.count == all.count { return (uses(without: []), nil) }
        return (uses(without: dark), uses(without: light))
    }
}
