import Model

/// Reads a property list in XML; it knows the elements of property lists and no others, and no entities of a file's own.
struct PlistReader {
    private let source: Source
    private var at = 0
    private static let deepest = 64

    /// An opening tag.
    private struct Tag {
        var name: String
        var isEmpty: Bool
        var offset: Int
    }

    /// The root of a file; a `Problem` names the place where something else was expected.
    static func root(of source: Source) throws(Problem) -> PlistNode {
        var reader = PlistReader(source: source)
        try reader.skipProlog()
        let plist = try reader.open("the element <plist>")
        guard plist.name == "plist", !plist.isEmpty else {
            throw source.problem(plist.offset, "expected <plist>, got <\(plist.name)>.")
        }
        let node = try reader.node(try reader.open("a value"), depth: 0)
        try reader.close("plist")
        try reader.skipSpace()
        guard reader.at == source.bytes.count else {
            throw source.problem(reader.at, "expected the end of the file after </plist>.")
        }
        return node
    }

    private init(source: Source) {
        self.source = source
    }

    private mutating func node(_ tag: Tag, depth: Int) throws(Problem) -> PlistNode {
        guard depth < Self.deepest else { throw source.problem(tag.offset, "values are nested more than \(Self.deepest) deep.") }
        switch tag.name {
        case "dict": return PlistNode(.dictionary(tag.isEmpty ? [] : try members(depth)), offset: tag.offset)
        case "array": return PlistNode(.array(tag.isEmpty ? [] : try elements(depth)), offset: tag.offset)
        case "string": return PlistNode(.string(try text(tag)), offset: tag.offset)
        case "date", "data": return PlistNode(.other(tag.name, Self.trimmed(try text(tag))), offset: tag.offset)
        case "integer", "real": return try number(tag)
        case "true", "false":
            if !tag.isEmpty { try close(tag.name) }
            return PlistNode(.flag(tag.name == "true"), offset: tag.offset)
        default:
            throw source.problem(
                tag.offset,
                "expected dict, array, string, integer, real, true, false, date or data, got <\(tag.name.prefix(40))>.")
        }
    }

    private mutating func number(_ tag: Tag) throws(Problem) -> PlistNode {
        let text = Self.trimmed(try text(tag))
        if tag.name == "integer", Int(text) != nil { return PlistNode(.integer(text), offset: tag.offset) }
        if tag.name == "real", Double(text)?.isFinite == true { return PlistNode(.real(text), offset: tag.offset) }
        throw source.problem(tag.offset, "expected a number in <\(tag.name)>, got \"\(text.prefix(40))\".")
    }

    private mutating func members(_ depth: Int) throws(Problem) -> [PlistNode.Member] {
        var members: [PlistNode.Member] = []
        var seen: Set<String> = []
        while try !closes("dict") {
            let tag = try open("<key> or </dict>")
            guard tag.name == "key" else {
                throw source.problem(tag.offset, "expected <key> or </dict>, got <\(tag.name.prefix(40))>.")
            }
            let key = try text(tag)
            guard seen.insert(key).inserted else { throw source.problem(tag.offset, "the key \(key.prefix(60)) stands twice.") }
            members.append(
                PlistNode.Member(key: key, node: try node(try open("the value of \(key.prefix(60))"), depth: depth + 1)))
        }
        return members
    }

    private mutating func elements(_ depth: Int) throws(Problem) -> [PlistNode] {
        var nodes: [PlistNode] = []
        while try !closes("array") { nodes.append(try node(try open("a value or </array>"), depth: depth + 1)) }
        return nodes
    }

    /// Whether the closing tag of an element comes next, which is then passed.
    private mutating func closes(_ name: String) throws(Problem) -> Bool {
        try skipSpace()
        guard isNext("</") else { return false }
        try close(name)
        return true
    }

    private mutating func close(_ name: String) throws(Problem) {
        try skipSpace()
        let start = at
        guard isNext("</") else { throw source.problem(at, "expected </\(name)>.") }
        at += 2
        let found = word()
        skipBlanks()
        guard found == name, isNext(">") else {
            throw source.problem(start, "expected </\(name)>, got </\(found.prefix(40))>.", remedy: "Close <\(name)> first.")
        }
        at += 1
    }

    private mutating func open(_ expected: String) throws(Problem) -> Tag {
        try skipSpace()
        let start = at
        guard isNext("<"), !isNext("</") else { throw source.problem(at, "expected \(expected).") }
        at += 1
        let name = word()
        // Attributes say nothing in a property list but the version.
        while at < source.bytes.count, source.bytes[at] != UInt8(ascii: ">"), source.bytes[at] != UInt8(ascii: "<") { at += 1 }
        guard isNext(">"), !name.isEmpty else { throw source.problem(start, "the tag does not end.", remedy: "Close it with >.") }
        let isEmpty = source.bytes[at - 1] == UInt8(ascii: "/")
        at += 1
        return Tag(name: name, isEmpty: isEmpty, offset: start)
    }

    /// The text of an element, up to its closing tag.
    private mutating func text(_ tag: Tag) throws(Problem) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while at < source.bytes.count {
            if isNext("<![CDATA[") {
                let start = at
                at += 9
                guard let end = place(of: "]]>") else { throw source.problem(start, "the CDATA section does not end.") }
                text += source.bytes[at..<end]
                at = end + 3
            } else if isNext("<!--") {
                try skipComment()
            } else if source.bytes[at] == UInt8(ascii: "<") {
                try close(tag.name)
                return String(decoding: text, as: UTF8.self)
            } else if source.bytes[at] == UInt8(ascii: "&") {
                text += Array(String(try entity()).utf8)
            } else {
                text.append(source.bytes[at])
                at += 1
            }
        }
        throw source.problem(tag.offset, "<\(tag.name)> does not end.", remedy: "Close it with </\(tag.name)>.")
    }

    private mutating func entity() throws(Problem) -> Unicode.Scalar {
        let start = at
        let name = String(decoding: source.bytes[(at + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        at += name.utf8.count + 2
        guard at <= source.bytes.count, source.bytes[at - 1] == UInt8(ascii: ";"), let scalar = Self.scalar(of: name) else {
            throw source.problem(start, "expected &lt;, &gt;, &amp;, &quot;, &apos; or the number of a character.")
        }
        return scalar
    }

    private static func scalar(of name: String) -> Unicode.Scalar? {
        let named: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let scalar = named[name] { return scalar }
        let value =
            name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        return value.flatMap(Unicode.Scalar.init)
    }

    private mutating func skipProlog() throws(Problem) {
        try skipSpace()
        while isNext("<?") || isNext("<!") {
            let start = at
            while at < source.bytes.count, source.bytes[at] != UInt8(ascii: ">") {
                if source.bytes[at] == UInt8(ascii: "[") {
                    throw source.problem(
                        at, "entities of a file's own are not read.", remedy: "Take the part in brackets out of the DOCTYPE.")
                }
                at += 1
            }
            guard at < source.bytes.count else { throw source.problem(start, "the declaration does not end.") }
            at += 1
            try skipSpace()
        }
    }

    private mutating func skipSpace() throws(Problem) {
        skipBlanks()
        while isNext("<!--") {
            try skipComment()
            skipBlanks()
        }
    }

    private mutating func skipComment() throws(Problem) {
        let start = at
        at += 4
        guard let end = place(of: "-->") else {
            throw source.problem(start, "the comment does not end.", remedy: "Close it with -->.")
        }
        at = end + 3
    }

    private mutating func skipBlanks() {
        while at < source.bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[at]) { at += 1 }
    }

    private mutating func word() -> String {
        let start = at
        while at < source.bytes.count, source.bytes[at] > 0x20,
            ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<")].contains(source.bytes[at])
        {
            at += 1
        }
        return String(decoding: source.bytes[start..<at], as: UTF8.self)
    }

    private func isNext(_ text: String) -> Bool { source.bytes[at...].starts(with: text.utf8) }

    private func place(of text: String) -> Int? {
        let text = Array(text.utf8)
        var place = at
        while place + text.count <= source.bytes.count {
            if source.bytes[place] == text[0], source.bytes[place...].starts(with: text) { return place }
            place += 1
        }
        return nil
    }

    private static func trimmed(_ text: String) -> String {
        var part = text[...]
        while part.first?.isWhitespace == true { part.removeFirst() }
        while part.last?.isWhitespace == true { part.removeLast() }
        return String(part)
    }
}
