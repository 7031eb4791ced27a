import Model

/// Writes styles and palettes as tokens, in light or as what dark changes.
struct TokenWriter {
    /// How values are spelled.
    enum Form {
        /// Objects, as DTCG 2025.10 has them.
        case standard
        /// Strings, as Tokens Studio and Penpot read them.
        case legacy
    }

    let form: Form
    let appearance: Appearance
    let palette: Palette
    let names: TokenNames

    // MARK: What can be said

    /// Whether a value of a key is a token's; the others have no type.
    static func says(_ key: StyleKey, _ value: StyleValue) -> Bool {
        switch (key.kind, value) {
        case (.color, .color), (.number, .number): true
        // A family in braces would be read as another token.
        case (.family, .text(let family)): !family.isEmpty && !(family.hasPrefix("{") && family.hasSuffix("}"))
        default: false
        }
    }

    /// A style without what tokens say.
    static func rest(of style: Style) -> Style {
        var rest = style
        for key in style.keys {
            if let value = style[key], says(key, value) { rest[key] = nil }
            if case .style(let edge)? = style[key] { rest[key] = .style(self.rest(of: edge)) }
        }
        return rest
    }

    // MARK: Tokens

    /// The tokens of a style, in the order of the project file.
    func members(of style: Style) -> [JSON.Member] {
        var members: [JSON.Member] = []
        for key in style.keys {
            guard let value = style[key] else { continue }
            if case .style(let edge) = value {
                let inner = self.members(of: edge)
                if !inner.isEmpty { members.append(JSON.Member(key.name, .object(inner))) }
                continue
            }
            guard Self.says(key, value), let token = token(key, value) else { continue }
            guard let group = key.group else {
                members.append(JSON.Member(key.name, token))
                continue
            }
            if members.last?.key == group, case .object(let inner)? = members.last?.value {
                members[members.count - 1].value = .object(inner + [JSON.Member(key.leaf, token)])
            } else {
                members.append(JSON.Member(group, .object([JSON.Member(key.leaf, token)])))
            }
        }
        return members
    }

    /// The tokens of the palette; a name that had to be changed stands beside its token.
    func paletteMembers() -> [JSON.Member] {
        palette.entries.compactMap { entry in
            guard let value = value(of: entry.color) else { return nil }
            let name = names[entry.name]
            var token = [JSON.Member("$value", value)]
            if form == .legacy { token.insert(JSON.Member("$type", "color"), at: 0) }
            if name != entry.name {
                token.append(
                    form == .standard
                        ? JSON.Member("$extensions", .object([JSON.Member(DTCGFormat.vendor, ["name": .string(entry.name)])]))
                        : JSON.Member("$description", .string(entry.name)))
            }
            return JSON.Member(name, .object(token))
        }
    }

    private func token(_ key: StyleKey, _ value: StyleValue) -> JSON? {
        if let color = value.color { return self.value(of: color).map { ["$type": "color", "$value": $0] } }
        // Only colours differ in light and dark.
        guard appearance == .light else { return nil }
        if let text = value.text {
            return ["$type": form == .standard ? "fontFamily" : "fontFamilies", "$value": .string(text)]
        }
        return value.number.map { number(key, $0) }
    }

    private func number(_ key: StyleKey, _ number: Double) -> JSON {
        let text = JSON.spelling(number)
        guard case .number(_, _, _, let unit) = key.kind else { return .null }
        switch (form, unit) {
        case (.standard, "pt"): return ["$type": "dimension", "$value": ["value": .number(number), "unit": "px"]]
        case (.standard, _): return ["$type": key.leaf == "weight" ? "fontWeight" : "number", "$value": .number(number)]
        case (.legacy, "pt"):
            return ["$type": key == .hairlineHeight ? "borderWidth" : "fontSizes", "$value": .string(text + "px")]
        case (.legacy, _): return ["$type": key.leaf == "weight" ? "fontWeights" : "opacity", "$value": .string(text)]
        }
    }

    // MARK: Colours

    /// The value of a colour in the appearance; `nil` in dark for one that light says already.
    private func value(of color: Color) -> JSON? {
        switch (color, appearance) {
        case (.pair(let light, let dark), _): word(appearance == .light ? light : dark)
        case (_, .light): word(color)
        case (_, .dark): nil
        }
    }

    private func word(_ color: Color) -> JSON {
        if case .palette(let name) = color, palette[name] != nil { return .string("{palette.\(names[name])}") }
        let value = palette.resolve(color, appearance) ?? .clear
        return form == .standard ? Self.object(value) : .string(value.shortHex.lowercased())
    }

    private static func object(_ color: RGBA) -> JSON {
        let components = [color.red, color.green, color.blue].map { JSON.number((Double($0) / 255 * 1000).rounded() / 1000) }
        return .object([
            "colorSpace": "srgb", "components": .array(components),
            "alpha": color.alpha == 255 ? nil : .literal(Spelling.fraction(color.alpha)),
            "hex": .string("#" + Spelling.digits(color).lowercased()),
        ])
    }
}
