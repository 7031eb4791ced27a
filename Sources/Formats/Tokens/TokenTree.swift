import Model

/// The tokens of one appearance: sources laid over each other, groups extended, types handed down.
struct TokenTree {
    /// A token, wherever it comes from.
    struct Token {
        let path: [String]
        /// The object with the token's value.
        let node: TokenNode
        /// The value as it is written.
        let value: TokenNode
        let ownType: String?
        /// The type of the nearest group that has one.
        let groupType: String?
        let isInherited: Bool

        var name: String { path.joined(separator: ".") }
    }

    /// How a file spells tokens.
    enum Spelling {
        /// `$value` and `$type`.
        case standard
        /// Tokens Studio: `value` and `type` too, and names of any kind.
        case lenient
    }

    let root: TokenNode
    private(set) var tokens: [Token] = []
    private(set) var notes: [Note] = []
    private var places: [String: Int] = [:]
    let spelling: Spelling

    /// The most tokens that are read.
    private static let most = 200_000

    /// Reads the tokens of a root group; a `Problem` names the place of what is neither token nor group.
    init(_ root: TokenNode, _ spelling: Spelling = .standard) throws(Problem) {
        guard root.members != nil else { throw root.expected("an object of tokens") }
        self.spelling = spelling
        self.root = try TokenExtension.expanded(root)
        try visit(self.root, [], nil, false)
    }

    /// The token of a name such as `palette.sky`.
    subscript(name: String) -> Token? { places[name].map { tokens[$0] } }

    /// The place of a token among all.
    func place(of name: String) -> Int? { places[name] }

    /// Whether an object is a token and no group.
    static func isToken(_ node: TokenNode, _ spelling: Spelling = .standard) -> Bool { value(of: node, spelling) != nil }

    private static func value(of node: TokenNode, _ spelling: Spelling) -> TokenNode? {
        if let value = node["$value"] { return value }
        // Where the value is that of another token, the object itself is the reference.
        if node["$ref"] != nil { return TokenNode(.object(node.members?.filter { $0.key == "$ref" } ?? []), at: node) }
        guard spelling == .lenient, let value = node["value"], node["type"]?.string != nil else { return nil }
        return value
    }

    private mutating func visit(_ node: TokenNode, _ path: [String], _ type: String?, _ isInherited: Bool) throws(Problem) {
        let isInherited = isInherited || node.isInherited
        let ownType = (node["$type"] ?? (spelling == .lenient ? node["type"] : nil))?.string
        if let value = Self.value(of: node, spelling) {
            return try add(
                Token(
                    path: path, node: node, value: value, ownType: ownType, groupType: type, isInherited: isInherited))
        }
        let inner = node["$type"]?.string ?? type
        for member in node.members ?? [] where !member.key.hasPrefix("$") || member.key == "$root" {
            if spelling == .standard, member.key.contains(where: { "{}.".contains($0) }) {
                throw member.node.problem(
                    "the name \"\(member.key.prefix(60))\" holds a point or a brace, which stand for places of tokens.",
                    remedy: "Rename it, with a dash for the point.")
            }
            guard member.node.members != nil else {
                throw member.node.expected("a token or a group named \(member.key.prefix(60))")
            }
            try visit(member.node, path + [member.key], inner, isInherited)
        }
    }

    private mutating func add(_ token: Token) throws(Problem) {
        let inner = token.node.members?.first { !$0.key.hasPrefix("$") && $0.node.members != nil && spelling == .standard }
        if let inner {
            throw inner.node.problem(
                "\(token.name) is a token and cannot be a group with \(inner.key.prefix(60)) in it too.",
                remedy: "Name the group's own token $root.")
        }
        if token.node["$value"] != nil, let reference = token.node["$ref"] {
            throw reference.problem("\(token.name) has both $value and $ref.", remedy: "Leave one of them out.")
        }
        guard tokens.count < Self.most else {
            throw token.node.problem("there are more than \(Self.most) tokens, which no theme has.")
        }
        places[token.name] = tokens.count
        tokens.append(token)
    }
}
