/// Names that nothing else has yet.
enum FreeName {
    /// The name itself, or the first one behind it that is free: a number that it ends with is counted on, else 2 follows.
    static func next(_ name: String, in taken: [String], separator: String = "") -> String {
        let taken = Set(taken)
        guard taken.contains(name) else { return name }
        let stem = stem(of: name, separator: separator)
        var number = Int(name.dropFirst(stem.count + separator.count)) ?? 1
        while true {
            number += 1
            let next = stem + separator + String(number)
            if !taken.contains(next) { return next }
        }
    }

    /// The name without the separator and the number that it ends with; the name itself if it ends otherwise.
    static func stem(of name: String, separator: String) -> String {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
        let stem = name.dropLast(digits)
        // More digits than those are no count.
        guard 1...9 ~= digits, stem.hasSuffix(separator), stem.count > separator.count else { return name }
        return String(stem.dropLast(separator.count))
    }
}
