import Model

/// A JSON value of a theme file, and where it stands.
struct JSONNode: Sendable {
    let json: JSON
    /// The place of its first byte in the file.
    let offset: Int
    /// The values of an object with their keys.
    private(set) var members: [(key: String, node: JSONNode)] = []
    /// The values of a list.
    private(set) var items: [JSONNode] = []

    /// Reads a whole file, in which there may be comments and a comma after the last part, as people leave them behind.
    init(_ source: Source) throws(Problem) {
        let (value, starts) = try JSON.parse(Self.plain(source.bytes))
        var next = starts.makeIterator()
        self.init(value, &next)
    }

    private init(_ json: JSON, _ starts: inout IndexingIterator<[Int]>) {
        self.json = json
        offset = starts.next() ?? 0
        for member in json.members ?? [] { members.append((member.key, JSONNode(member.value, &starts))) }
        for value in json.array ?? [] { items.append(JSONNode(value, &starts)) }
    }

    /// The value of a key of an object.
    subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

    /// The text with spaces in place of comments and of commas before a closing bracket, so that all places stay.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var at = 0
        var comma: Int?
        func end(of text: String, from start: Int) -> Int {
            let word = Array(text.utf8)
            return (start..<bytes.count).first { bytes[$0...].starts(with: word) } ?? bytes.count
        }
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                comma = nil
                at += 1
                while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
            case UInt8(ascii: "/"):
                let isLine = bytes[at...].starts(with: "//".utf8), isBlock = bytes[at...].starts(with: "/*".utf8)
                guard isLine || isBlock else { break }
                let stop = isLine ? end(of: "\n", from: at) : min(bytes.count, end(of: "*/", from: at + 2) + 2)
                for place in at..<stop where bytes[place] != UInt8(ascii: "\n") { result[place] = UInt8(ascii: " ") }
                at = stop - 1
            case UInt8(ascii: ","): comma = at
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let comma { result[comma] = UInt8(ascii: " ") }
                comma = nil
            case 0x20, 0x0A, 0x0D, 0x09: break
            default: comma = nil
            }
            at += 1
        }
        return result
    }
}
