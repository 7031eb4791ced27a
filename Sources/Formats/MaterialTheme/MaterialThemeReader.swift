import Model

/// Reads the schemes for light and dark: every role is a colour of the palette, and four of them make the bar.
struct MaterialThemeReader {
    private let root: TokenNode
    private(set) var palette = Palette()
    private(set) var notes: [Note] = []

    /// The roles that a top app bar has in Material 3: surface, text on it, the colour of actions, the lighter outline.
    private static let bar: [(key: StyleKey, role: String)] = [
        (.background, "surface"), (.hairline, "outlineVariant"), (.tint, "primary"), (.titleColor, "onSurface"),
    ]

    init(root: TokenNode) {
        self.root = root
    }

    /// The style of the theme; a `Problem` names the place of what is no colour.
    mutating func theme() throws(Problem) -> Style {
        guard root.members != nil else { throw root.expected("an object with schemes") }
        guard let schemes = root["schemes"] else {
            throw root.problem("expected the key schemes.", remedy: "Export the theme from Material Theme Builder as JSON.")
        }
        guard let members = schemes.members else { throw schemes.expected("an object with the schemes light and dark") }
        let light = try colors(schemes["light"]), dark = try colors(schemes["dark"])
        guard !light.isEmpty || !dark.isEmpty else { throw schemes.expected("at least one of the schemes light and dark") }
        let darkColors = Dictionary(dark) { first, _ in first }
        let known = Set(light.map(\.0))
        for (role, color) in light { palette.entries.append(Palette.Entry(role, Self.pair(color, darkColors[role]))) }
        for (role, color) in dark where !known.contains(role) { palette.entries.append(Palette.Entry(role, .plain(color))) }
        for member in members where !["light", "dark"].contains(member.key) {
            notes.append(
                member.node.note(Phrase("the scheme \(member.key.prefix(60)) is skipped: a project has light and dark alone.")))
        }
        for key in ["coreColors", "extendedColors", "palettes", "styles"] {
            guard let node = root[key], node.members?.isEmpty == false || node.elements?.isEmpty == false else { continue }
            notes.append(node.note(Phrase("\(key) is skipped: the schemes say what is shown.")))
        }
        return bar(schemes)
    }

    private mutating func bar(_ schemes: TokenNode) -> Style {
        var style = Style()
        for (key, role) in Self.bar {
            if palette[role] != nil {
                style[key] = .color(.palette(role))
            } else {
                notes.append(schemes.note(Phrase("the schemes have no \(role), so the theme does not say \(key.name).")))
            }
        }
        style[.scrollEdge] = .style(style)
        return style
    }

    private func colors(_ scheme: TokenNode?) throws(Problem) -> [(String, RGBA)] {
        guard let scheme else { return [] }
        guard let members = scheme.members else { throw scheme.expected("an object of roles and colours") }
        var colors: [(String, RGBA)] = []
        for member in members {
            guard let text = member.node.string, text.count == 7, let color = RGBA(hex: text) else {
                throw member.node.expected("a colour of six digits, such as #108EE9")
            }
            colors.append((member.key, color))
        }
        return colors
    }

    private static func pair(_ light: RGBA, _ dark: RGBA?) -> Color {
        guard let dark, dark != light else { return .plain(light) }
        return .pair(light: .plain(light), dark: .plain(dark))
    }
}
