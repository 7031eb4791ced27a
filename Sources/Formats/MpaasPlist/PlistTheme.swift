import Model

/// What a theme.plist says of bars, read for one phone.
struct PlistTheme {
    private let root: PlistNode
    private let condition: PlistCondition
    private let source: Source?
    private(set) var style = Style()
    private(set) var palette = Palette()
    private(set) var notes: [Note] = []

    /// Reads a theme; a `Problem` names the place of a value that is none of its kind.
    init(_ root: PlistNode, _ condition: PlistCondition, source: Source?) throws(Problem) {
        self.root = root
        self.condition = condition
        self.source = source
        try readConstants()
        for entry in PlistEntry.all { style[entry.key] = try value(entry, at: entry.path) }
        for entry in PlistEntry.all where style[entry.key] == nil {
            for path in entry.followers.reversed() where path.first == PlistEntry.section {
                style[entry.key] = try value(entry, at: path) ?? style[entry.key]
            }
        }
    }

    /// The value at a path, with the conditions on the way decided.
    private func node(at path: [String]) -> PlistNode? {
        var node: PlistNode? = root
        for key in path { node = node?[key].flatMap(condition.choose) }
        return node
    }

    /// What a place says of a style key; `nil` if it says nothing.
    mutating func value(_ entry: PlistEntry, at path: [String]) throws(Problem) -> StyleValue? {
        guard let node = node(at: path), node.text != "" else { return nil }
        let name = path.joined(separator: ".")
        switch entry.kind {
        case .color: return try color(node, name).map { .color($0) }
        case .size: return try size(node, name, entry.key).map { .number($0) }
        case .bold: return .number(try flag(node, name) ? 700 : 400)
        case .flag: return .flag(try flag(node, name))
        case .line:
            let isMasked = try flag(node, name)
            // Where the line has a colour, masking takes away UIKit's own line and not this one.
            return isMasked && self.node(at: PlistEntry.linePath) != nil ? nil : .flag(isMasked)
        case .image:
            guard let text = node.text else { throw problem(node, name, "the name of a picture") }
            return .image(MpaasImage.reference(listed: text))
        case .word(let words):
            let codes = words.map(\.code)
            guard let code = node.text.flatMap({ Int($0) }), let at = codes.lastIndex(of: code) else {
                throw problem(node, name, "one of \(codes.map(String.init).joined(separator: ", "))")
            }
            return code == codes[0] ? nil : .word(words[at].word)
        }
    }

    private mutating func color(_ node: PlistNode, _ name: String) throws(Problem) -> Color? {
        guard let text = node.text else { throw problem(node, name, "a colour (#RRGGBB, #RRGGBBAA or $name)") }
        if text.hasPrefix("$") {
            let constant = String(text.dropFirst())
            if palette[constant] != nil { return .palette(constant) }
            if self.node(at: [PlistEntry.constants, constant]) != nil { throw problem(node, name, "the name of a colour") }
            note(node, Phrase("\(name) is skipped: there is no constant \(text)."))
            return nil
        }
        guard let color = Self.color(text) else { throw problem(node, name, "a colour (#RRGGBB, #RRGGBBAA or $name)") }
        return .plain(color)
    }

    /// A colour with alpha last.
    private static func color(_ text: String) -> RGBA? { [7, 9].contains(text.utf8.count) ? RGBA(hex: text) : nil }

    private mutating func size(_ node: PlistNode, _ name: String, _ key: StyleKey) throws(Problem) -> Double? {
        var node = node
        if let text = node.text, text.hasPrefix("$") {
            guard let constant = self.node(at: [PlistEntry.constants, String(text.dropFirst())]) else {
                note(node, Phrase("\(name) is skipped: there is no constant \(text)."))
                return nil
            }
            node = constant
        }
        guard case .number(_, let valid, _, _) = key.kind, let size = node.text.flatMap({ Double($0) }), valid.contains(size)
        else {
            throw problem(node, name, "a size in points")
        }
        return size
    }

    private func flag(_ node: PlistNode, _ name: String) throws(Problem) -> Bool {
        if case .flag(let flag) = node.value { return flag }
        switch node.text?.uppercased() {
        case "YES", "TRUE", "1": return true
        case "NO", "FALSE", "0": return false
        default: throw problem(node, name, "YES or NO")
        }
    }

    /// Takes the constants that are colours into the palette.
    private mutating func readConstants() throws(Problem) {
        var aliases: [String: String] = [:]
        let constants = node(at: [PlistEntry.constants])?.members ?? []
        for member in constants {
            guard let text = condition.choose(member.node)?.text else { continue }
            if let color = Self.color(text) {
                palette.entries.append(Palette.Entry(member.key, .plain(color)))
            } else if text.hasPrefix("$") {
                aliases[member.key] = String(text.dropFirst())
            }
        }
        for member in constants where aliases[member.key] != nil {
            var name = member.key
            for _ in 0...aliases.count where aliases[name] != nil { name = aliases[name] ?? name }
            if aliases[name] != nil {
                throw problem(member.node, "Constants.\(member.key)", "a value that does not lead back to itself")
            }
            if let color = palette[name] { palette.entries.append(Palette.Entry(member.key, color)) }
        }
    }

    private mutating func note(_ node: PlistNode, _ message: Phrase) {
        if let source { notes.append(Note(line: source.line(node.offset), message)) }
    }

    private func problem(_ node: PlistNode, _ name: String, _ expected: String) -> Problem {
        let got = node.text.map { "\"\($0.prefix(40))\"" } ?? "something else"
        let message = "\(name): expected \(expected), got \(got)."
        return source?.problem(node.offset, message) ?? Problem(.invalid, message)
    }
}
