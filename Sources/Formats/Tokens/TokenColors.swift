import Model

/// What tokens say in light and dark, with colours as a project has them: names of the palette, and pairs.
struct TokenColors {
    let light: TokenValues
    let dark: TokenValues?
    /// The palette's names of tokens, by the tokens' names.
    var names: [String: String] = [:]

    init(light: TokenValues, dark: TokenValues?) {
        self.light = light
        self.dark = dark
    }

    // MARK: Values

    /// Where a token's value in light comes from; from dark for one that is there alone.
    func values(of token: TokenTree.Token) -> TokenValues {
        light.tree.place(of: token.name) == nil ? dark ?? light : light
    }

    /// The value of a token in light, with no reference in its place.
    func literal(_ token: TokenTree.Token) throws(Problem) -> TokenNode {
        let values = values(of: token)
        guard let place = values.tree.place(of: token.name) else { return token.value }
        return try values.literal(place)
    }

    /// Whether dark says something else than light.
    func isDynamic(_ token: TokenTree.Token) throws(Problem) -> Bool {
        guard let dark, let one = light.tree.place(of: token.name), let other = dark.tree.place(of: token.name) else {
            return false
        }
        return try light.literal(one).json != dark.literal(other).json
    }

    /// The type of a token under its name of DTCG 2025.10.
    func type(of token: TokenTree.Token) throws(Problem) -> String? {
        let values = values(of: token)
        guard let place = values.tree.place(of: token.name), let type = try values.type(place) else { return nil }
        return Self.types[type] ?? type
    }

    /// The names that older tools have for types.
    private static let types = [
        "fontFamilies": "fontFamily", "fontWeights": "fontWeight", "fontSizes": "dimension", "sizing": "dimension",
        "spacing": "dimension", "borderWidth": "dimension", "opacity": "number", "boxShadow": "shadow", "fontSize": "dimension",
        "font-family": "fontFamily", "font-weight": "fontWeight", "font-size": "dimension", "dimensions": "dimension",
    ]

    // MARK: Colours

    /// The colour of a token: a pair where dark says another one.
    func color(_ name: String) throws(Problem) -> Color {
        try color(name) { values, place throws(Problem) in try word(values, place) }
    }

    /// The same without names of the palette.
    func plainColor(_ name: String) throws(Problem) -> Color {
        try color(name) { values, place throws(Problem) in .plain(try values.color(place)) }
    }

    /// The colour of a part of a token's value, such as that of a border; of several shadows that of the first.
    func color(of part: String, in token: TokenTree.Token) throws(Problem) -> Color {
        func read(_ values: TokenValues?) throws(Problem) -> Color? {
            guard let values, let at = values.tree.place(of: token.name) else { return nil }
            let value = try values.literal(at)
            let first = try value.elements?.first.map { node throws(Problem) in try values.part(node) } ?? value
            return try first[part].map { node throws(Problem) in try word(values, node) }
        }
        let one = try read(light), other = try read(dark)
        guard one != nil || other != nil else { throw token.value.expected("an object with a \(part)") }
        return Self.pair(one, other)
    }

    private func color(_ name: String, _ read: (TokenValues, Int) throws(Problem) -> Color) throws(Problem) -> Color {
        var one: Color?, other: Color?
        if let place = light.tree.place(of: name) { one = try read(light, place) }
        if let dark, let place = dark.tree.place(of: name) { other = try read(dark, place) }
        return Self.pair(one, other)
    }

    private static func pair(_ light: Color?, _ dark: Color?) -> Color {
        guard let light, let dark, light != dark else { return light ?? dark ?? .plain(.clear) }
        return .pair(light: light, dark: dark)
    }

    /// What a token says in one appearance: a name of the palette if it refers to one, else its own colour.
    private func word(_ values: TokenValues, _ start: Int) throws(Problem) -> Color {
        let color = try values.color(start)
        var at = start
        while let next = try values.alias(at) {
            if let name = names[values.tree.tokens[next].name] { return .palette(name) }
            at = next
        }
        return .plain(color)
    }

    /// The same of a value that stands in another one.
    private func word(_ values: TokenValues, _ node: TokenNode) throws(Problem) -> Color {
        guard let token = try values.target(of: node) else { return .plain(try values.color(of: node)) }
        if let name = names[values.tree.tokens[token].name] { return .palette(name) }
        return try word(values, token)
    }
}
