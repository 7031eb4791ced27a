import Model

/// Reads the `Contents.json` of an image set.
struct ImageSetReader {
    private let source: Source
    /// The names of the files in the set's folder.
    private let present: Set<String>
    private(set) var notes: [Note] = []

    init(source: Source, present: Set<String>) {
        self.source = source
        self.present = present
    }

    /// The file that shows the picture best; `nil` if there is none that can be shown.
    mutating func fileName(_ contents: JSONNode) throws(Problem) -> String? {
        guard let images = contents["images"] else { return nil }
        guard images.json.array != nil else { throw source.problem(images.offset, "expected a list of images.") }
        var best: (name: String, rank: Int)?
        for entry in images.items {
            guard let node = entry["filename"] else { continue }
            guard let name = node.json.string, !name.isEmpty else { throw source.problem(node.offset, "expected a file's name.") }
            if entry["appearances"] != nil {
                note(entry, Phrase("\(name) is left out: pictures are the same in light and dark."))
            } else if !present.contains(name) {
                note(entry, Phrase("\(name) is not there."))
            } else if let rank = Self.rank(entry, name) {
                if best.map({ rank > $0.rank }) ?? true { best = (name, rank) }
            } else {
                note(entry, Phrase("\(name) is left out: only PNG, JPEG and SVG are shown."))
            }
        }
        return best?.name
    }

    private mutating func note(_ node: JSONNode, _ message: Phrase) {
        notes.append(Note(line: source.line(node.offset), message))
    }

    /// A drawing is best, then the finest picture whose name tells its scale, for that is how a project knows it.
    private static func rank(_ entry: JSONNode, _ name: String) -> Int? {
        let parts = name.split(separator: ".")
        let isPhone = ["universal", "iphone"].contains(entry["idiom"]?.json.string ?? "universal")
        let base = isPhone ? 10 : 0
        switch parts.last.map({ $0.lowercased() }) {
        case "svg": return base + 4
        case "png", "jpg", "jpeg":
            let stem = parts.dropLast().joined(separator: ".")
            let named = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
            let scale = entry["scale"]?.json.string.flatMap { Int($0.dropLast()) } ?? 1
            return base + (named == scale ? scale : 0)
        default: return nil
        }
    }
}
