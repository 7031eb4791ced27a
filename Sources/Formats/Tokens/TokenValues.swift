import Model

/// What the tokens of a tree say once references are followed and colours are worked out; each is worked out once.
final class TokenValues {
    let tree: TokenTree
    private(set) var notes: [Note] = []
    private var literals: [Int: TokenNode] = [:]
    private var types: [Int: String?] = [:]
    private var colors: [Int: RGBA] = [:]
    private var depth = 0
    /// How many colours may be made of each other.
    private static let deepest = 100

    init(_ tree: TokenTree) {
        self.tree = tree
    }

    // MARK: References

    /// The token that a token is but another name of; `nil` if it says something of its own.
    func alias(_ token: Int) throws(Problem) -> Int? {
        guard TokenModifier.node(of: tree.tokens[token].node) == nil else { return nil }
        return try reference(tree.tokens[token].value)
    }

    /// The token that a value refers to; `nil` for a value of its own and for a part of another value.
    private func reference(_ node: TokenNode) throws(Problem) -> Int? {
        guard let reference = TokenReference(node) else { return oldReference(node) }
        var path = reference.path
        if path.last == "$value" { path.removeLast() }
        let name = path.joined(separator: ".")
        if let place = tree.place(of: name) ?? tree.place(of: name + ".$root") { return place }
        if node.string == nil || path.contains("$value") { return nil }
        throw unknown(name, node)
    }

    /// Tokens Studio's older spelling of a reference, `$palette.sky`.
    private func oldReference(_ node: TokenNode) -> Int? {
        guard tree.spelling == .lenient, let text = node.string, text.hasPrefix("$") else { return nil }
        return tree.place(of: String(text.dropFirst()))
    }

    private func unknown(_ name: String, _ node: TokenNode) -> Problem {
        node.problem("there is no token \(name.prefix(120)).", remedy: "Correct the reference, or add the token.")
    }

    /// The value that a token has in the end, with no reference in its place.
    func literal(_ start: Int) throws(Problem) -> TokenNode {
        var chain: [Int] = [], seen: Set<Int> = []
        var at = start
        while literals[at] == nil {
            guard seen.insert(at).inserted else { throw circle(chain, back: at) }
            chain.append(at)
            guard let next = try reference(tree.tokens[at].value) else { break }
            at = next
        }
        let value: TokenNode
        if let known = literals[at] { value = known } else { value = try part(tree.tokens[at].value) }
        for token in chain { literals[token] = value }
        return value
    }

    private func circle(_ chain: [Int], back: Int) -> Problem {
        let names = (chain.drop { $0 != back } + [back]).map { tree.tokens[$0].name }
        return tree.tokens[back].value.problem(
            "\(tree.tokens[back].name) leads back to itself: \(names.joined(separator: " > ").prefix(200)).")
    }

    /// A value or a part of one, with what it refers to in its place.
    func part(_ node: TokenNode) throws(Problem) -> TokenNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw node.problem("the references lead in a circle, or are more than \(Self.deepest) deep.")
        }
        if let token = try reference(node) { return try literal(token) }
        guard let path = TokenReference(node)?.path else { return node }
        return try walk(path, node)
    }

    /// The part of a token's value that a pointer such as `#/palette/sky/$value/components/0` leads to.
    private func walk(_ path: [String], _ reference: TokenNode) throws(Problem) -> TokenNode {
        var node = tree.root
        for key in path {
            node = try part(node)
            let next =
                node.elements.flatMap { list in Int(key).flatMap { list.indices.contains($0) ? list[$0] : nil } } ?? node[key]
            guard let next else { throw unknown(path.joined(separator: "/"), reference) }
            node = next
        }
        return try part(node)
    }

    /// The type of a token: its own, else that of the token it refers to, else its group's.
    func type(_ start: Int) throws(Problem) -> String? {
        _ = try literal(start)
        var chain: [Int] = []
        var at = start, type: String?
        while true {
            if let known = types[at] {
                type = known
                break
            }
            chain.append(at)
            guard tree.tokens[at].ownType == nil, let next = try reference(tree.tokens[at].value) else { break }
            at = next
        }
        for token in chain.reversed() {
            type = tree.tokens[token].ownType ?? type ?? tree.tokens[token].groupType
            types[token] = .some(type)
        }
        return type
    }

    // MARK: Colours

    /// The colour of a token; what sRGB does not have is clipped, with a note.
    func color(_ token: Int) throws(Problem) -> RGBA {
        _ = try literal(token)
        var chain: [Int] = []
        var at = token
        while colors[at] == nil, let next = try alias(at) {
            chain.append(at)
            at = next
        }
        let color: RGBA
        if let known = colors[at] { color = known } else { color = try ownColor(at) }
        for token in chain + [at] { colors[token] = color }
        return color
    }

    private func ownColor(_ token: Int) throws(Problem) -> RGBA {
        let written = tree.tokens[token]
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw written.node.problem("the colours are made of each other more than \(Self.deepest) deep, or in a circle.")
        }
        let reader = TokenColorReader(values: self)
        var components = try reader.components(written.value)
        if let modifier = TokenModifier.node(of: written.node) {
            components = try TokenModifier.apply(modifier, to: components, reader)
        }
        if !components.isInGamut {
            notes.append(
                written.value.note(
                    Phrase("\(written.name) lies outside of sRGB; it is clipped to \(components.color.shortHex).")))
        }
        return components.color
    }

    /// The colour of a value that stands in another one, such as in a border.
    func color(of node: TokenNode) throws(Problem) -> RGBA {
        try TokenColorReader(values: self).components(node).color
    }

    /// The token that a value in another one refers to.
    func target(of node: TokenNode) throws(Problem) -> Int? { try reference(node) }
}
