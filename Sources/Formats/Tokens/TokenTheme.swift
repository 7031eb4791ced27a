import Model

/// Makes palette and styles of tokens in light and dark: what has a role goes into styles, every other colour into the palette.
struct TokenTheme {
    /// What a format knows of its tokens.
    struct Options {
        /// Names in front of a token's own for finding its role, such as that of its set.
        var prefix: (TokenTree.Token) -> [String] = { _ in [] }
        /// Whether a token counts only where another one refers to it.
        var isSource: (TokenTree.Token) -> Bool = { _ in false }
        /// The palette's name for a token that says so itself.
        var name: (TokenTree.Token) -> String? = { _ in nil }
    }

    private let roles: TokenRoles
    private let options: Options
    private var colors: TokenColors
    private var taken: Set<String> = []

    private(set) var palette = Palette()
    private(set) var styles = TokenStyles()
    /// Where each token has gone, by its name: the path of the token in an export.
    private(set) var targets: [String: [String]] = [:]
    private var ownNotes: [Note] = []

    var notes: [Note] { ownNotes + styles.notes }

    /// The most colours that a palette takes.
    private static let mostColors = 5000

    init(_ colors: TokenColors, roles: TokenRoles, options: Options = Options()) throws(Problem) {
        self.colors = colors
        self.roles = roles
        self.options = options
        let light = colors.light.tree
        try read(light.tokens + (colors.dark?.tree.tokens ?? []).filter { light[$0.name] == nil })
    }

    private struct Said: Hashable {
        var place: TokenPlace
        var role: TokenRole
    }

    private mutating func read(_ tokens: [TokenTree.Token]) throws(Problem) {
        var placed: [(token: TokenTree.Token, said: Said)] = []
        var plain: [TokenTree.Token] = []
        var known: Set<Said> = []
        for token in tokens {
            guard let type = try colors.type(of: token) else {
                note(token, Phrase("\(token.name) is skipped: it has no type."))
                continue
            }
            if type == "color", let text = try colors.literal(token).string, text.contains("gradient(") {
                note(token, Phrase("\(token.name) is skipped: a bar has no gradient."))
                continue
            }
            let said = options.isSource(token) ? nil : said(by: token, type)
            if let said {
                if isRepeated(token, said.place) { continue }
                if known.insert(said).inserted {
                    placed.append((token, said))
                    continue
                }
                note(token, Phrase("\(token.name) is not shown: another token says the same of the bar."))
            }
            if type == "color" {
                plain.append(token)
            } else if said == nil {
                note(token, Phrase("\(token.name) is skipped: a bar has no place for it (\(type.prefix(40)))."))
            }
        }
        let used = try usedSources(plain + placed.map(\.token))
        try namePalette(plain.filter { !options.isSource($0) || used.contains($0.name) })
        for (token, said) in placed {
            targets[token.name] = TokenStyles.path(said.place, said.role)
            try styles.set(token, said.place, said.role, colors)
        }
    }

    private mutating func note(_ token: TokenTree.Token, _ message: Phrase) { ownNotes.append(token.node.note(message)) }

    /// What a token's own name says of a bar, or else its name behind that of its set.
    private func said(by token: TokenTree.Token, _ type: String) -> Said? {
        let prefix = options.prefix(token)
        let found =
            roles.role(of: token.path, type: type) ?? (prefix.isEmpty ? nil : roles.role(of: prefix + token.path, type: type))
        return found.map { Said(place: $0.0, role: $0.1) }
    }

    /// Whether a screen has the token only because its group extends the bar's.
    private func isRepeated(_ token: TokenTree.Token, _ place: TokenPlace) -> Bool {
        if case .screen = place.holder { token.isInherited } else { false }
    }

    // MARK: Palette

    /// The tokens of reference sets that others refer to, over all steps.
    private func usedSources(_ tokens: [TokenTree.Token]) throws(Problem) -> Set<String> {
        var used: Set<String> = []
        var open = tokens.filter { !options.isSource($0) }.map(\.name)
        while let name = open.popLast() {
            for values in [colors.light, colors.dark].compactMap({ $0 }) {
                guard let place = values.tree.place(of: name), let next = try values.alias(place) else { continue }
                let target = values.tree.tokens[next].name
                if used.insert(target).inserted { open.append(target) }
            }
        }
        return used
    }

    private mutating func namePalette(_ tokens: [TokenTree.Token]) throws(Problem) {
        if tokens.count > Self.mostColors {
            note(tokens[Self.mostColors], Phrase("only the first \(Self.mostColors) colours without a role are in the palette."))
        }
        let tokens = tokens.prefix(Self.mostColors)
        for token in tokens { colors.names[token.name] = uniqueName(token) }
        for token in tokens {
            guard let name = colors.names[token.name] else { continue }
            palette.entries.append(Palette.Entry(name, try colors.color(token.name)))
            if !TokenRoles.paletteWords.contains(token.path.first.map(TokenRoles.plain) ?? "") {
                note(token, Phrase("\(token.name) has no role in a bar; it is in the palette as {\(name)}."))
            }
        }
        // Light and dark may refer to each other in opposite directions, which a palette's names cannot.
        let endless = palette.endless
        for token in tokens {
            guard let name = colors.names[token.name], endless.contains(name) else { continue }
            palette[name] = try colors.plainColor(token.name)
        }
        let spelled = TokenNames(palette.entries.map(\.name))
        for token in tokens { targets[token.name] = colors.names[token.name].map { ["palette", spelled[$0]] } }
    }

    private mutating func uniqueName(_ token: TokenTree.Token) -> String {
        let path = token.path.filter { $0 != "$root" }
        let isInPalette = path.count > 1 && TokenRoles.paletteWords.contains(TokenRoles.plain(path[0]))
        let short = options.name(token) ?? (isInPalette ? Array(path.dropFirst()) : path).joined(separator: ".")
        var name = short.isEmpty || taken.contains(short) ? path.joined(separator: ".") : short
        while name.isEmpty || !taken.insert(name).inserted { name += "-2" }
        return name
    }

    // MARK: Colours of general design systems

    /// Takes colours of the palette for a bar of which the file says nothing: those named after one, else the general ones.
    mutating func guessTheme() {
        guard styles[TokenPlace()].isEmpty else { return }
        for entry in palette.entries {
            guard let key = roles.prefixedKey(entry.name.split(separator: ".").map(String.init)), key.kind == .color,
                styles[TokenPlace()][key] == nil
            else { continue }
            take(entry.name, key, Phrase("the bar's {\(entry.name)} is taken for \(key.name)."))
        }
        guard styles[TokenPlace()].isEmpty else { return }
        for (key, words) in TokenRoles.general {
            guard let name = words.compactMap(generalName).first else { continue }
            take(name, key, Phrase("no token is named after a bar; {\(name)} is taken for \(key.name)."))
        }
    }

    private mutating func take(_ name: String, _ key: StyleKey, _ message: Phrase) {
        styles.put(.color(.palette(name)), key, TokenPlace())
        ownNotes.append(Note(line: 1, message))
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
