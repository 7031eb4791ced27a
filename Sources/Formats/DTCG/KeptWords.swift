import Model

/// What an imported file says about its tokens and groups that is no one's business but its own tools': extensions of other
/// vendors, descriptions, marks of what is outdated. It stays with the project, so that an export gives it back.
struct KeptWords {
    /// The project's member in which it is kept: an object by the paths of tokens and groups.
    static let name = "x-dtcg"

    private var entries: [(path: [String], words: [JSON.Member])] = []
    private var places: [[String]: Int] = [:]

    private static let plainKeys = ["$description", "$deprecated"]

    // MARK: Export

    init(_ project: Project) {
        let kept = project.unknown.first { $0.key == Self.name }?.value.members ?? []
        entries = kept.map { ($0.key.isEmpty ? [] : $0.key.split(separator: ".").map(String.init), $0.value.members ?? []) }
    }

    /// A document with the words at their places; what would stand in a token's way is lost.
    func added(to document: JSON) -> (JSON, [Loss]) {
        var lost: [Loss] = []
        var document = document
        for entry in entries {
            let isKept = entry.words.allSatisfy { Self.plainKeys.contains($0.key) || $0.key == "$extensions" }
            if !isKept || !Self.add(entry.words, to: &document, entry.path[...]) {
                lost.append(Loss("\(Self.name).\(entry.path.joined(separator: "."))", closest: Capabilities.leftOut))
            }
        }
        return (document, lost)
    }

    private static func add(_ words: [JSON.Member], to json: inout JSON, _ path: ArraySlice<String>) -> Bool {
        guard var members = json.members else { return false }
        defer { json = .object(members) }
        guard let key = path.first else {
            for word in words.reversed() { put(word, into: &members) }
            return true
        }
        guard !members.contains(where: { $0.key == "$value" }), TokenName.legal(key) == key else { return false }
        if let at = members.firstIndex(where: { $0.key == key }) { return add(words, to: &members[at].value, path.dropFirst()) }
        var inner = JSON.object([])
        guard add(words, to: &inner, path.dropFirst()) else { return false }
        members.append(JSON.Member(key, inner))
        return true
    }

    private static func put(_ word: JSON.Member, into members: inout [JSON.Member]) {
        guard let at = members.firstIndex(where: { $0.key == word.key }) else {
            let isToken = members.contains { $0.key == "$value" }
            return members.insert(word, at: isToken ? members.count : members.firstIndex { $0.key != "$schema" } ?? members.count)
        }
        let known = members[at].value.members ?? []
        guard word.key == "$extensions", let new = word.value.members else { return members[at].value = word.value }
        members[at].value = .object(known + new.filter { extra in !known.contains { $0.key == extra.key } })
    }

    // MARK: Import

    /// Collects the words of trees; `targets` says where an export puts each token.
    init(of trees: [TokenTree], targets: [String: [String]], isOwn: Bool) {
        for tree in trees { visit(tree.root, [], targets, isOwn) }
    }

    private mutating func visit(_ node: TokenNode, _ path: [String], _ targets: [String: [String]], _ isOwn: Bool) {
        let foreign = (node["$extensions"]?.members ?? []).filter { ![DTCGFormat.vendor, TokenModifier.vendor].contains($0.key) }
        var words: [JSON.Member] = []
        if !isOwn || !path.isEmpty {
            words = Self.plainKeys.compactMap { key in node[key].map { JSON.Member(key, $0.json) } }
        }
        if !foreign.isEmpty {
            words.append(JSON.Member("$extensions", .object(foreign.map { JSON.Member($0.key, $0.node.json) })))
        }
        if !words.isEmpty { add(words, at: targets[path.joined(separator: ".")] ?? Self.group(path)) }
        guard !TokenTree.isToken(node, .lenient) else { return }
        for member in node.members ?? [] where !member.key.hasPrefix("$") || member.key == "$root" {
            visit(member.node, path + [member.key], targets, isOwn)
        }
    }

    /// Where an export has a group.
    private static func group(_ path: [String]) -> [String] {
        guard let first = path.first else { return [] }
        if path.count == 1, TokenRoles.barWords.contains(TokenRoles.plain(first)) { return ["navbar"] }
        if path.count == 1, TokenRoles.paletteWords.contains(TokenRoles.plain(first)) { return ["palette"] }
        return path.map(TokenName.legal)
    }

    private mutating func add(_ words: [JSON.Member], at path: [String]) {
        guard let at = places[path] else {
            places[path] = entries.count
            return entries.append((path, words))
        }
        for word in words where word.key == "$extensions" || !entries[at].words.contains(where: { $0.key == word.key }) {
            Self.put(word, into: &entries[at].words)
        }
    }

    /// The member for the project; `nil` if there is nothing to keep.
    var member: JSON.Member? {
        guard !entries.isEmpty else { return nil }
        let members = entries.map { JSON.Member($0.path.joined(separator: "."), .object($0.words)) }
        return JSON.Member(Self.name, .object(members.sorted { $0.key < $1.key }))
    }
}
