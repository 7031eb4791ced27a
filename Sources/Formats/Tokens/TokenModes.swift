/// Which of several names of modes say light and dark.
struct TokenModes {
    let light: Int?
    let dark: Int?

    init(_ names: [String]) {
        func find(_ words: [String]) -> Int? {
            let plain = names.map(TokenRoles.plain)
            return plain.firstIndex { words.contains($0) } ?? plain.firstIndex { name in words.contains { name.contains($0) } }
        }
        dark = find(["dark", "night"])
        light = find(["light", "day"])
    }
}
