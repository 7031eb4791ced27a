import Model

/// Numbers, sizes and arithmetic of tokens.
enum TokenNumber {
    /// Points to a `rem`, as browsers have it.
    private static let rem = 16.0

    /// The number that a text says: `18`, `18px`, `1.5rem`, `{size} * 2`, `50%`; `nil` if it is none.
    static func value(_ text: String, _ node: TokenNode, _ values: TokenValues) throws(Problem) -> Double? {
        var plain = ""
        var rest = text[...]
        // A value of a token stands in parentheses, so that its own arithmetic comes first.
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { return nil }
            let reference = TokenNode(.string(String(rest[open...close])), at: node)
            guard let number = try number(try values.part(reference), values) else { return nil }
            plain += rest[..<open] + "(\(JSON.spelling(number)))"
            rest = rest[rest.index(after: close)...]
            guard plain.utf8.count < 10_000 else { return nil }
        }
        plain += rest
        if plain.trimmed.hasSuffix("%") {
            return Arithmetic.value(of: plain.trimmed.dropLast()).map { $0 / 100 }
        }
        let scale = plain.contains("rem") ? rem : 1
        return Arithmetic.value(of: plain.without("px").without("rem").without("pt")).map { $0 * scale }
    }

    /// The number of a value: a number, a text, or a dimension with its unit.
    static func number(_ node: TokenNode, _ values: TokenValues) throws(Problem) -> Double? {
        if let number = node.double { return number }
        if let text = node.string { return try value(text, node, values) }
        guard let inner = node["value"] else { return nil }
        let number = try number(try values.part(inner), values)
        guard let unit = node["unit"] else { return number }
        switch try values.part(unit).string {
        case "px": return number
        case "rem": return number.map { $0 * rem }
        default: throw unit.expected("px or rem")
        }
    }

    /// The weight of a font: 1 to 1000, or a name of CSS.
    static func weight(_ node: TokenNode, _ values: TokenValues) throws(Problem) -> Double? {
        if let text = node.string {
            let name = text.lowercased().filter { $0.isLetter }.without("italic")
            if let weight = weights[name] { return weight }
        }
        return try number(node, values)
    }

    /// The names of DTCG 2025.10 (8.4), without dashes.
    private static let weights: [String: Double] = [
        "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
        "book": 400,
        "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900,
        "heavy": 900,
        "extrablack": 950, "ultrablack": 950,
    ]
}
