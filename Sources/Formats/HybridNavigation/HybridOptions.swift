import Model

/// The options of the app or of a page, read one by one; those that nobody asked for are left.
struct HybridOptions {
    private let source: Source
    private let members: [(key: String, node: JSONNode)]
    private var read: Set<String> = []
    private(set) var notes: [Note] = []

    /// A `Problem` if a value is no object.
    init(_ node: JSONNode, of source: Source) throws(Problem) {
        guard node.json.members != nil else { throw source.problem(node.offset, "expected an object with options.") }
        self.source = source
        members = node.members
    }

    /// The value of a key; `null` counts as absent, as the library takes it.
    mutating func node(_ name: String) -> JSONNode? {
        read.insert(name)
        return members.first { $0.key == name }?.node.nonNull
    }

    /// Whether a key stands there, and be it with `null`.
    func has(_ name: String) -> Bool { members.contains { $0.key == name } }

    private func expected(_ what: String, _ name: String, _ node: JSONNode) -> Problem {
        let got = node.json.string.map { "\"\($0.prefix(40))\"" } ?? node.json.kindName
        return source.problem(node.offset, "\(name): expected \(what), got \(got).")
    }

    mutating func color(_ name: String) throws(Problem) -> RGBA? {
        guard let node = node(name) else { return nil }
        return try color(node, name)
    }

    func color(_ node: JSONNode, _ name: String) throws(Problem) -> RGBA {
        guard let color = node.json.string.flatMap(HybridValue.color) else {
            throw expected("a colour such as #108EE9 or, with its alpha first, #EB108EE9", name, node)
        }
        return color
    }

    mutating func flag(_ name: String) throws(Problem) -> Bool? {
        guard let node = node(name) else { return nil }
        guard let flag = node.json.bool else { throw expected("true or false", name, node) }
        return flag
    }

    mutating func number(_ name: String, _ valid: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let node = node(name) else { return nil }
        guard let number = node.json.double, valid.contains(number) else {
            throw expected("a number from \(JSON.spelling(valid.lowerBound)) to \(JSON.spelling(valid.upperBound))", name, node)
        }
        return number
    }

    mutating func text(_ name: String) throws(Problem) -> String? {
        guard let node = node(name) else { return nil }
        guard let text = node.json.string else { throw expected("a text", name, node) }
        return text
    }

    /// Whether the style is `light-content`.
    mutating func isBlack() throws(Problem) -> Bool? {
        guard let node = node("topBarStyle") else { return nil }
        switch node.json.string {
        case "light-content": return true
        case "dark-content": return false
        default: throw expected("light-content or dark-content", "topBarStyle", node)
        }
    }

    /// The reference of a picture; what is not a file of the app is noted.
    mutating func image(_ node: JSONNode, _ name: String) throws(Problem) -> String? {
        guard let uri = node["uri"] ?? (node.json.string == nil ? nil : node), let text = uri.json.string, !text.isEmpty else {
            throw expected("a picture with its uri", name, node)
        }
        guard !text.hasPrefix("font:"), !text.contains("://") else {
            note(node, Phrase("\(name) is skipped: \(text.prefix(60)) is no picture of the app."))
            return nil
        }
        return MpaasImage.reference(listed: text)
    }

    mutating func note(_ node: JSONNode, _ message: Phrase) { notes.append(Note(line: source.line(node.offset), message)) }

    /// Notes what is left.
    mutating func noteRest() {
        for (key, node) in members where !read.contains(key) {
            note(
                node,
                Phrase(
                    "\(key) is skipped: \(key.hasSuffix("Android") ? Phrase("it is for Android") : Phrase("it changes no bar of the phone"))."
                )
            )
        }
    }
}

extension JSONNode {
    /// The node unless it is `null`.
    fileprivate var nonNull: JSONNode? { json == .null ? nil : self }
}
