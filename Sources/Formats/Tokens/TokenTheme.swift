import Model

/// Makes palette and styles of tokens in light and dark: what has a role goes into styles, every other colour into the palette.
struct TokenTheme {
    private let light: TokenValues
    private let dark: TokenValues?
    private let roles: TokenRoles
    private let options: Options

    /// What a format knows of its tokens.
    struct Options {
        /// Names in front of a token's own for finding its role, such as that of its set.
        var prefix: (TokenTree.Token) -> [String] = { _ in [] }
        /// Whether a token counts only where another one refers to it.
        var isSource: (TokenTree.Token) -> Bool = { _ in false }
        /// The palette's name for a token that says so itself.
        var name: (TokenTree.Token) -> String? = { _ in nil }
    }

    private(set) var palette = Palette()
    private(set) var styles: [TokenPlace: Style] = [:]
    /// The groups of screens, tabs and modals whose styles were found, in the order of the file.
    private(set) var holders: [TokenPlace.Holder] = []
    /// Where each token has gone, by its name: the path of the token in an export.
    private(set) var targets: [String: [String]] = [:]
    private(set) var notes: [Note] = []

    /// The palette's name of a token, by the token's name.
    private var names: [String: String] = [:]
    private var taken: Set<String> = []

    /// The most colours that a palette takes.
    private static let mostColors = 5000

    init(light: TokenValues, dark: TokenValues?, roles: TokenRoles, options: Options = Options()) throws(Problem) {
        self.light = light
        self.dark = dark
        self.roles = roles
        self.options = options
        let tokens = light.tree.tokens + (dark?.tree.tokens ?? []).filter { light.tree[$0.name] == nil }
        try read(tokens)
    }

    private mutating func read(_ tokens: [TokenTree.Token]) throws(Problem) {
        var placed: [(TokenTree.Token, TokenPlace, TokenRole)] = []
        var plain: [TokenTree.Token] = []
        var said: Set<Said> = []
        for token in tokens {
            guard let type = try type(of: token) else {
                notes.append(token.node.note("\(token.name) is skipped: it has no type."))
                continue
            }
            let found = options.isSource(token) ? nil : role(of: token, type)
            if let (place, role) = found {
                if isRepeated(token, place) { continue }
                if said.insert(Said(place: place, role: role)).inserted {
                    placed.append((token, place, role))
                    continue
                }
                notes.append(token.node.note("\(token.name) is not shown: another token says the same of the bar."))
            }
            if type == "color" {
                plain.append(token)
            } else if found == nil {
                notes.append(token.node.note("\(token.name) is skipped: a bar has no place for it (\(type))."))
            }
        }
        let used = try usedSources(plain, placed.map(\.0))
        try namePalette(plain.filter { !options.isSource($0) || used.contains($0.name) })
        for (token, place, role) in placed { try set(token, place, role) }
    }

    /// What a token's own name says of a bar, or else its name behind that of its set.
    private func role(of token: TokenTree.Token, _ type: String) -> (TokenPlace, TokenRole)? {
        let prefix = options.prefix(token)
        return roles.role(of: token.path, type: type)
            ?? (prefix.isEmpty ? nil : roles.role(of: prefix + token.path, type: type))
    }

    private struct Said: Hashable {
        var place: TokenPlace
        var role: TokenRole
    }

    /// Whether a screen has the token only because its group extends the bar's.
    private func isRepeated(_ token: TokenTree.Token, _ place: TokenPlace) -> Bool {
        if case .screen = place.holder { token.isInherited } else { false }
    }

    /// The type under its name of DTCG 2025.10.
    private func type(of token: TokenTree.Token) throws(Problem) -> String? {
        let type: String?
        if let place = light.tree.place(of: token.name) {
            type = try light.type(place)
        } else {
            type = try dark?.tree.place(of: token.name).map { place throws(Problem) in try dark?.type(place) } ?? nil
        }
        return type.map { Self.types[$0] ?? $0 }
    }

    /// The names that older tools have for types.
    private static let types = [
        "fontFamilies": "fontFamily", "fontWeights": "fontWeight", "fontSizes": "dimension", "sizing": "dimension",
        "spacing": "dimension", "borderWidth": "dimension", "opacity": "number", "boxShadow": "shadow", "fontSize": "dimension",
        "font-family": "fontFamily", "font-weight": "fontWeight", "font-size": "dimension", "dimensions": "dimension",
    ]

    // MARK: Palette

    /// The tokens of reference sets that others refer to, over all steps.
    private func usedSources(_ plain: [TokenTree.Token], _ placed: [TokenTree.Token]) throws(Problem) -> Set<String> {
        var used: Set<String> = []
        var open = (plain.filter { !options.isSource($0) } + placed).map(\.name)
        while let name = open.popLast() {
            for values in [light, dark].compactMap({ $0 }) {
                guard let place = values.tree.place(of: name), let next = try values.alias(place) else { continue }
                let target = values.tree.tokens[next].name
                if used.insert(target).inserted { open.append(target) }
            }
        }
        return used
    }

    private mutating func namePalette(_ tokens: [TokenTree.Token]) throws(Problem) {
        if tokens.count > Self.mostColors {
            notes.append(
                tokens[Self.mostColors].node.note("only the first \(Self.mostColors) colours without a role are in the palette."))
        }
        let tokens = tokens.prefix(Self.mostColors)
        for token in tokens { names[token.name] = uniqueName(token) }
        for token in tokens {
            guard let name = names[token.name] else { continue }
            palette.entries.append(Palette.Entry(name, try color(token.name)))
            if !TokenRoles.paletteWords.contains(token.path.first.map(TokenRoles.plain) ?? "") {
                notes.append(token.node.note("\(token.name) has no role in a bar; it is in the palette as {\(name)}."))
            }
        }
        // Light and dark may refer to each other in opposite directions, which a palette's names cannot.
        let endless = palette.endless
        for token in tokens {
            guard let name = names[token.name], endless.contains(name) else { continue }
            palette[name] = try plainColor(token.name)
        }
        let spelled = TokenNames(palette.entries.map(\.name))
        for token in tokens { targets[token.name] = names[token.name].map { ["palette", spelled[$0]] } }
    }

    private mutating func uniqueName(_ token: TokenTree.Token) -> String {
        let path = token.path.filter { $0 != "$root" }
        let isInPalette = path.count > 1 && TokenRoles.paletteWords.contains(TokenRoles.plain(path[0]))
        let short = options.name(token) ?? (isInPalette ? Array(path.dropFirst()) : path).joined(separator: ".")
        var name = short.isEmpty || taken.contains(short) ? path.joined(separator: ".") : short
        while name.isEmpty || !taken.insert(name).inserted { name += "-2" }
        return name
    }

    // MARK: Colours

    private func color(_ name: String) throws(Problem) -> Color {
        try color(name) { values, place throws(Problem) in try word(values, place) }
    }

    private func plainColor(_ name: String) throws(Problem) -> Color {
        try color(name) { values, place throws(Problem) in .plain(try values.color(place)) }
    }

    private func color(
        _ name: String, _ read: (TokenValues, Int) throws(Problem) -> Color
    ) throws(Problem) -> Color {
        var one: Color?, other: Color?
        if let place = light.tree.place(of: name) { one = try read(light, place) }
        if let dark, let place = dark.tree.place(of: name) { other = try read(dark, place) }
        return pair(one, other)
    }

    private func pair(_ light: Color?, _ dark: Color?) -> Color {
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

    // MARK: Styles

    private mutating func set(_ token: TokenTree.Token, _ place: TokenPlace, _ role: TokenRole) throws(Problem) {
        targets[token.name] = Self.path(place, role)
        switch role {
        case .key(let key):
            if key.kind == .color {
                put(.color(try color(token.name)), key, place)
            } else {
                try setPlain(key, token, place, try literal(token))
            }
        case .font(let group):
            let value = try literal(token)
            for (name, leaf) in [("fontFamily", "family"), ("fontSize", "size"), ("fontWeight", "weight")] {
                guard let part = value[name], let key = StyleKey.named("\(group).\(leaf)") else { continue }
                try setPlain(key, token, place, try values(of: token).part(part))
            }
            if value["letterSpacing"] != nil || value["lineHeight"] != nil {
                notes.append(token.node.note("letter spacing and line height of \(token.name) are skipped: a bar has neither."))
            }
        case .border:
            try setPart("color", .hairline, token, place)
            if let width = try literal(token)["width"] {
                try setPlain(.hairlineHeight, token, place, try values(of: token).part(width))
            }
        case .shadow: try setPart("color", .shadowColor, token, place)
        }
    }

    private mutating func put(_ value: StyleValue, _ key: StyleKey, _ place: TokenPlace) {
        styles[place, default: Style()][key] = value
        if place.holder != .theme, !holders.contains(place.holder) { holders.append(place.holder) }
    }

    private func values(of token: TokenTree.Token) -> TokenValues {
        light.tree.place(of: token.name) == nil ? dark ?? light : light
    }

    /// The value of a token in light.
    private func literal(_ token: TokenTree.Token) throws(Problem) -> TokenNode {
        let values = values(of: token)
        guard let place = values.tree.place(of: token.name) else { return token.value }
        return try values.literal(place)
    }

    /// The colour within a border or shadow, in light and dark; of several shadows that of the first.
    private mutating func setPart(
        _ name: String, _ key: StyleKey, _ token: TokenTree.Token, _ place: TokenPlace
    ) throws(Problem) {
        func read(_ values: TokenValues?) throws(Problem) -> Color? {
            guard let values, let at = values.tree.place(of: token.name) else { return nil }
            let value = try values.literal(at)
            let first = try value.elements?.first.map { node throws(Problem) in try values.part(node) } ?? value
            return try first[name].map { part throws(Problem) in try word(values, part) }
        }
        let one = try read(light), other = try read(dark)
        guard one != nil || other != nil else { throw token.value.expected("an object with a \(name)") }
        put(.color(pair(one, other)), key, place)
    }

    private mutating func setPlain(
        _ key: StyleKey, _ token: TokenTree.Token, _ place: TokenPlace, _ node: TokenNode
    ) throws(Problem) {
        let values = values(of: token)
        if key.kind == .family {
            let first = try node.elements?.first.map { node throws(Problem) in try values.part(node) } ?? node
            guard let family = first.string else { throw first.expected("the name of a font family") }
            return put(.text(family), key, place)
        }
        guard case .number(_, let valid, _, _) = key.kind else { return }
        let isWeight = key.leaf == "weight"
        let read = isWeight ? try TokenNumber.weight(node, values) : try TokenNumber.number(node, values)
        guard let number = read else { throw node.expected(isWeight ? "a weight from 1 to 1000" : "a number or a size") }
        guard valid.contains(number) else {
            throw node.expected(
                "a number from \(JSON.spelling(valid.lowerBound)) to \(JSON.spelling(valid.upperBound)) for \(key.name)")
        }
        put(.number(number), key, place)
    }

    /// The path that an export gives to what stands in a place.
    private static func path(_ place: TokenPlace, _ role: TokenRole) -> [String] {
        var path: [String]
        switch place.holder {
        case .theme: path = ["navbar"]
        case .tab(let name): path = ["tabs", name]
        case .modal(let name): path = ["modals", name]
        case .screen(let name): path = ["screens", name]
        }
        switch place.part {
        case .style: break
        case .live(let index): path += ["live", String(index + 1)]
        case .scroll(let index): path += ["scroll", String(index + 1)]
        }
        if place.isEdge { path.append("scrollEdge") }
        switch role {
        case .key(let key): return path + key.name.split(separator: ".").map(String.init)
        case .font(let group): return path + [group]
        case .border: return path + ["hairline"]
        case .shadow: return path + ["shadow", "color"]
        }
    }

    // MARK: Colours of general design systems

    /// Takes general colours of the palette for a bar of which the file says nothing.
    mutating func guessTheme() {
        guard styles[TokenPlace()] == nil else { return }
        for (key, words) in TokenRoles.general {
            guard let name = words.compactMap(generalName).first else { continue }
            put(.color(.palette(name)), key, TokenPlace())
            notes.append(Note(line: 1, "no token is named after a bar; {\(name)} is taken for \(key.name)."))
        }
    }

    /// The palette's colour of a general name: `surface`, `color.surface` or `surface.default`.
    private func generalName(_ word: String) -> String? {
        palette.entries.first { entry in
            var parts = entry.name.split(separator: ".").map { TokenRoles.plain(String($0)) }
            if parts.count > 1, let last = parts.last, ["default", "base"].contains(last) { parts.removeLast() }
            return parts.last == word && parts.count <= 2
        }?.name
    }
}
