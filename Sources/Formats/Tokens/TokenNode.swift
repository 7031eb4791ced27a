import Model

/// A JSON value with its place in one of several files, of which new ones are put together.
struct TokenNode: Sendable {
    struct Member: Sendable {
        var key: String
        var node: TokenNode
    }

    enum Value: Sendable {
        case object([Member])
        case array([TokenNode])
        case plain(JSON)
    }

    var value: Value
    /// The place in the bytes of `file`.
    let offset: Int
    let file: TokenFile
    /// Whether it comes from a group that another one extends.
    var isInherited = false

    /// The value of a whole file; a `Problem` of kind `invalid` names line and column.
    static func root(of file: TokenFile) throws(Problem) -> TokenNode {
        do {
            return TokenNode(try JSONNode(file.source), file)
        } catch {
            throw file.isMain ? error : error.inside(file.name)
        }
    }

    /// A value of no file, such as one that was worked out, told at the place of another.
    init(_ json: JSON, at node: TokenNode) {
        value = .plain(json)
        offset = node.offset
        file = node.file
    }

    init(_ value: Value, at node: TokenNode) {
        self.value = value
        offset = node.offset
        file = node.file
    }

    private init(_ node: JSONNode, _ file: TokenFile) {
        offset = node.offset
        self.file = file
        switch node.json {
        case .object: value = .object(node.members.map { Member(key: $0.key, node: TokenNode($0.node, file)) })
        case .array: value = .array(node.items.map { TokenNode($0, file) })
        default: value = .plain(node.json)
        }
    }

    var members: [Member]? {
        if case .object(let members) = value { members } else { nil }
    }

    var elements: [TokenNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    subscript(key: String) -> TokenNode? { members?.first { $0.key == key }?.node }

    var string: String? {
        if case .plain(.string(let text)) = value { text } else { nil }
    }

    var double: Double? {
        if case .plain(let json) = value { json.double } else { nil }
    }

    var json: JSON {
        switch value {
        case .object(let members): .object(members.map { JSON.Member($0.key, $0.node.json) })
        case .array(let elements): .array(elements.map(\.json))
        case .plain(let json): json
        }
    }

    /// The line in the file, from 1.
    var line: Int { file.source.line(offset) }

    /// The error that something is wrong here.
    func problem(_ message: String, remedy: String? = nil) -> Problem {
        let problem = file.source.problem(offset, message, remedy: remedy)
        return file.isMain ? problem : problem.inside(file.name)
    }

    /// The error that something else was expected here.
    func expected(_ what: String) -> Problem {
        let json = json
        let got = json.string.map { "\"\($0.prefix(60))\"" } ?? json.double.map(JSON.spelling) ?? json.kindName
        return problem("expected \(what), got \(got).")
    }

    /// A note about this place.
    func note(_ message: Phrase) -> Note {
        guard let line = file.usedAt else { return Note(line: self.line, message) }
        return Note(line: line, Phrase("\(file.name), line \(self.line): \(message)"))
    }
}
