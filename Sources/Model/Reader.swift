/// A JSON value together with its path in the file, so that every error can name its place.
public struct Reader {
    public let json: JSON
    let path: Path
    let references: References

    /// Where a value stands, from the root of the file.
    indirect enum Path: Sendable {
        case root
        case key(Path, String)
        case index(Path, Int)

        var text: String {
            switch self {
            case .root: "$"
            case .key(let parent, let key): "\(parent.text).\(key)"
            case .index(let parent, let index): "\(parent.text)[\(index)]"
            }
        }
    }

    /// The palette names that a file uses, to be checked when all of it has been read.
    final class References {
        var colors: [(name: String, path: Path)] = []
    }

    public init(_ json: JSON) {
        self.init(json, .root, References())
    }

    private init(_ json: JSON, _ path: Path, _ references: References) {
        self.json = json
        self.path = path
        self.references = references
    }

    /// The reader of a member's value.
    public func member(_ key: String, _ value: JSON) -> Reader { Reader(value, .key(path, key), references) }

    /// The readers of a list's values.
    public func elements() throws(Problem) -> [Reader] {
        guard let values = json.array else { throw expected("a list") }
        return values.enumerated().map { Reader($1, .index(path, $0), references) }
    }

    /// The members of an object.
    public func members() throws(Problem) -> [JSON.Member] {
        guard let members = json.members else { throw expected("an object") }
        return members
    }

    /// Where the value stands, such as `$.screens[0].id`.
    public var place: String { path.text }

    /// Refuses colours of a palette that has no such name, wherever they were read below the root of this reader.
    public func requireColors(of palette: Palette) throws(Problem) {
        for use in references.colors where palette[use.name] == nil {
            let names = palette.entries.map(\.name)
            throw Problem(
                .invalid, place: use.path.text, "the palette has no colour {\(use.name)}.",
                remedy: names.isEmpty ? "Add it to the palette." : Spelling.hint(for: use.name, in: names, called: "colours"))
        }
    }

    /// The error that something else was expected here.
    public func expected(_ what: String) -> Problem {
        let got: String =
            switch json {
            case .string(let text): "\"\(text.prefix(60))\""
            case .number(let value): JSON.spelling(value)
            default: json.kindName
            }
        return Problem(.invalid, place: path.text, "expected \(what), got \(got).")
    }
}
