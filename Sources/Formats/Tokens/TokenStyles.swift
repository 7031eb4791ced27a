import Model

/// The styles that tokens say, by their places in a project.
struct TokenStyles {
    private var styles: [TokenPlace: Style] = [:]
    /// The groups of screens, tabs and modals, in the order of the file.
    private(set) var holders: [TokenPlace.Holder] = []
    private(set) var notes: [Note] = []
    private var known: Set<TokenPlace.Holder> = [.theme]

    /// The style of a place; an empty one where no token says anything.
    subscript(place: TokenPlace) -> Style { styles[place] ?? Style() }

    var places: [TokenPlace] { Array(styles.keys) }

    /// A style with the tokens of a place on top, and at the content's top those of that.
    func style(_ base: Style, _ place: TokenPlace) -> Style {
        var result = base.merging(self[place])
        var edge = place
        edge.isEdge = true
        if let tokens = styles[edge] { result[.scrollEdge] = .style((result.scrollEdge ?? Style()).merging(tokens)) }
        return result
    }

    /// Gives every style the same look at the content's top, where UIKit would show no ground; nothing if a token speaks of that.
    mutating func completeEdges() {
        guard !styles.keys.contains(where: \.isEdge) else { return }
        for (place, style) in styles where place.part == .style {
            var edge = style
            for key in style.keys where key.section == .tabBar { edge[key] = nil }
            if !edge.isEmpty { styles[place]?[.scrollEdge] = .style(edge) }
        }
    }

    mutating func put(_ value: StyleValue, _ key: StyleKey, _ place: TokenPlace) {
        styles[place, default: Style()][key] = value
        if known.insert(place.holder).inserted { holders.append(place.holder) }
    }

    /// Puts what a token says in its place; a `Problem` names the place of a value that is none of its type.
    mutating func set(
        _ token: TokenTree.Token, _ place: TokenPlace, _ role: TokenRole, _ colors: TokenColors
    ) throws(Problem) {
        switch role {
        case .key(let key):
            if key.kind == .color { return put(.color(try colors.color(token.name)), key, place) }
            try setPlain(key, try colors.literal(token), place, colors.values(of: token))
            if try colors.isDynamic(token) {
                notes.append(token.node.note(Phrase("what \(token.name) says in dark is skipped: only colours differ there.")))
            }
        case .font(let group): try setFont(group, token, place, colors)
        case .border:
            put(.color(try colors.color(of: "color", in: token)), .hairline, place)
            let values = colors.values(of: token)
            guard let width = try colors.literal(token)["width"] else { return }
            try setPlain(.hairlineHeight, try values.part(width), place, values)
        case .shadow:
            put(.color(try colors.color(of: "color", in: token)), .shadowColor, place)
            notes.append(
                token.node.note(
                    Phrase("offset, blur and spread of \(token.name) are skipped: a bar's shadow has a colour alone.")))
        }
    }

    private mutating func setFont(
        _ group: String, _ token: TokenTree.Token, _ place: TokenPlace, _ colors: TokenColors
    ) throws(Problem) {
        let value = try colors.literal(token), values = colors.values(of: token)
        for (name, leaf) in [("fontFamily", "family"), ("fontSize", "size"), ("fontWeight", "weight")] {
            guard let part = value[name], let key = StyleKey.named("\(group).\(leaf)") else { continue }
            try setPlain(key, try values.part(part), place, values)
        }
        if value["letterSpacing"] != nil || value["lineHeight"] != nil {
            notes.append(
                token.node.note(Phrase("letter spacing and line height of \(token.name) are skipped: a bar has neither.")))
        }
    }

    private mutating func setPlain(
        _ key: StyleKey, _ node: TokenNode, _ place: TokenPlace, _ values: TokenValues
    ) throws(Problem) {
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
    static func path(_ place: TokenPlace, _ role: TokenRole) -> [String] {
        var path: [String]
        switch place.holder {
        case .theme: path = ["navbar"]
        case .tab(let name): path = ["tabs", name]
        case .modal(let name): path = ["modals", name]
        case .screen(let name): path = ["screens", TokenName.legal(name)]
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
}
