import Model

/// Lays groups of tokens over each other: sources of a resolver, and groups that extend others.
struct TokenExtension {
    private let root: TokenNode
    /// The groups that are being extended, for a group that leads back to itself.
    private var open: [String] = []
    private var count = 0
    private var depth = 0
    private static let deepest = 250
    /// The most objects that extending may make, so that a small file cannot grow without end.
    private static let most = 100_000

    /// The root with every `$extends` carried out; a `Problem` names the place of a circle or of a group that is not there.
    static func expanded(_ root: TokenNode) throws(Problem) -> TokenNode {
        var extending = TokenExtension(root: root)
        return try extending.expanded(root, [])
    }

    /// A group with another one on top: tokens are replaced whole, groups merge.
    static func merged(_ below: TokenNode, _ above: TokenNode, _ spelling: TokenTree.Spelling = .standard) -> TokenNode {
        guard let lower = below.members, let upper = above.members, !TokenTree.isToken(below, spelling),
            !TokenTree.isToken(above, spelling)
        else { return above }
        let changes = Dictionary(upper.map { ($0.key, $0.node) }) { first, _ in first }
        let known = Set(lower.map(\.key))
        let members = lower.map { member in
            guard let change = changes[member.key] else { return member }
            let merges = !member.key.hasPrefix("$") || member.key == "$extensions"
            return TokenNode.Member(key: member.key, node: merges ? merged(member.node, change, spelling) : change)
        }
        return TokenNode(.object(members + upper.filter { !known.contains($0.key) }), at: above)
    }

    private init(root: TokenNode) {
        self.root = root
    }

    private mutating func expanded(_ node: TokenNode, _ path: [String]) throws(Problem) -> TokenNode {
        guard let members = node.members, !TokenTree.isToken(node) else { return node }
        count += 1
        guard count <= Self.most else { throw node.problem("the groups extend each other to more than \(Self.most) groups.") }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw node.problem("the groups extend each other more than \(Self.deepest) deep.") }
        var own: [TokenNode.Member] = []
        for member in members {
            let isGroup = !member.key.hasPrefix("$")
            own.append(
                TokenNode.Member(key: member.key, node: isGroup ? try expanded(member.node, path + [member.key]) : member.node))
        }
        let group = TokenNode(.object(own), at: node)
        guard let reference = node["$extends"] else { return group }
        let name = path.joined(separator: ".")
        guard !open.contains(name) else {
            throw reference.problem("\(name) extends itself: \((open + [name]).joined(separator: " > ").prefix(200)).")
        }
        open.append(name)
        defer { open.removeLast() }
        let target = try self.target(of: reference)
        let base = try expanded(target.node, target.path)
        return Self.merged(Self.inherited(base), group)
    }

    private func target(of reference: TokenNode) throws(Problem) -> (node: TokenNode, path: [String]) {
        guard let path = TokenReference(reference)?.path else {
            throw reference.expected("a group such as {navbar} or #/navbar")
        }
        var node = root
        for key in path {
            guard let next = node[key] else { throw reference.problem("there is no group \(path.joined(separator: ".")).") }
            node = next
        }
        guard node.members != nil, !TokenTree.isToken(node) else {
            throw reference.problem("\(path.joined(separator: ".")) is no group.")
        }
        return (node, path)
    }

    /// The tokens and groups of a group, marked as taken from there; its own words about itself stay with it.
    private static func inherited(_ group: TokenNode) -> TokenNode {
        let members = (group.members ?? []).filter { !$0.key.hasPrefix("$") || ["$type", "$root"].contains($0.key) }
        return TokenNode(
            .object(
                members.map { member in
                    var node = member.node
                    if !member.key.hasPrefix("$") || member.key == "$root" { node.isInherited = true }
                    return TokenNode.Member(key: member.key, node: node)
                }), at: group)
    }
}
