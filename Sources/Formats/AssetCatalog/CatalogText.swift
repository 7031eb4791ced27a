import Model

/// The text of a `Contents.json` as Xcode writes it, so that saving it there changes nothing: keys in alphabetical order, a space in
/// front of each colon.
enum CatalogText {
    /// Whoever wrote the file, as `info` names it.
    static let author = "transom"

    /// A file with its own keys beside `info`.
    static func file(_ members: KeyValuePairs<String, JSON?> = [:]) -> String {
        let own = members.compactMap { key, value in value.map { JSON.Member(key, $0) } }
        let info = JSON.Member("info", ["author": .string(author), "version": 1])
        return text(.object((own + [info]).sorted { $0.key < $1.key }), "\n") + "\n"
    }

    private static func text(_ json: JSON, _ line: String) -> String {
        let inner = line + "  "
        switch json {
        case .object(let members):
            let parts = members.sorted { $0.key < $1.key }.map {
                inner + JSON.string($0.key).compactText() + " : " + text($0.value, inner)
            }
            return "{" + parts.joined(separator: ",") + line + "}"
        case .array(let values): return "[" + values.map { inner + text($0, inner) }.joined(separator: ",") + line + "]"
        default: return json.compactText()
        }
    }
}
