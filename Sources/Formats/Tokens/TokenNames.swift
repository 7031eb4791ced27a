/// The token names of a list of names, each one legal and its own.
struct TokenNames {
    private var names: [String: String] = [:]

    init(_ originals: [String], _ spelled: (String) -> String = TokenName.legal) {
        var unique = UniqueNames()
        for original in originals where names[original] == nil { names[original] = unique.name(spelled(original)) }
    }

    subscript(original: String) -> String { names[original] ?? TokenName.legal(original) }
}
