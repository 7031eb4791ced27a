import Dialects
import Model

/// The custom properties of one look.
struct CSSProperties {
    private let names: [String: String]
    /// The palette's own properties.
    let palette: [CodeArgument]

    init(_ palette: Palette) {
        var unique = UniqueNames()
        var names: [String: String] = [:]
        for entry in palette.entries { names[entry.name] = "--color-\(unique.name(Self.name(entry.name)))" }
        self.palette = palette.entries.compactMap { entry in
            guard let name = names[entry.name] else { return nil }
            if case .palette(let other) = entry.color, let other = names[other] { return CodeArgument(name, "var(\(other))") }
            return CodeArgument(name) { Self.spelled(palette.resolve(entry.color, $0) ?? .clear) }
        }
        self.names = names
    }

    /// The palette's name in that of a property, which may have letters and emoji of any plane.
    private static func name(_ text: String) -> String {
        Identifier.dashed(text, or: "unnamed") { $0.isSymbol && ($0.unicodeScalars.first?.value ?? 0) >= 0x10000 }
    }

    /// The properties of a bar.
    func bar(_ look: Look) -> [CodeArgument] {
        func color(_ name: String, _ part: BarPart) -> CodeArgument {
            CodeArgument("--bar-\(name)") { self.color(look.color(part, $0)) }
        }
        let light = look[.light]
        return [
            color("background", .background),
            CodeArgument("--bar-backdrop-filter") { look[$0].isBlurred ? "saturate(180%) blur(20px)" : "none" },
            color("hairline", .hairline), CodeArgument("--bar-hairline-height", Self.pixels(light.hairlineHeight ?? 1)),
            CodeArgument("--bar-shadow") {
                look[$0][.shadow].alpha == 0 ? "none" : "0 2px 8px \(self.color(look.color(.shadow, $0)))"
            },
            color("tint", .tint), color("title-color", .title),
        ] + font("title", light.titleFont) + [color("large-title-color", .largeTitle)] + font("large-title", light.largeTitleFont)
            + [color("button-color", .button)] + font("button", light.buttonFont) + [
                color("back-arrow-color", .backArrow), color("back-text-color", .backText), color("disabled-color", .disabled),
                CodeArgument("--bar-pressed-opacity", JSON.spelling(light.highlightAlpha)),
            ]
    }

    /// The properties of the tab bar.
    func tabBar(_ look: Look) -> [CodeArgument] {
        let parts: [(String, BarPart)] = [
            ("background", .tabBackground), ("hairline", .tabHairline), ("selected-color", .tabTint), ("color", .tabUnselected),
        ]
        return parts.map { name, part in CodeArgument("--tab-bar-\(name)") { self.color(look.color(part, $0)) } }
            + [CodeArgument("--tab-bar-font-size", Self.pixels(look[.light].tabFontSize))]
    }

    private func color(_ color: LookColor) -> String {
        color.name.flatMap { names[$0] }.map { "var(\($0))" } ?? Self.spelled(color.value)
    }

    private func font(_ name: String, _ font: Font) -> [CodeArgument] {
        let isSystem = font.family == Font.systemText || font.family.hasPrefix("SF Pro")
        let family = isSystem ? "-apple-system, system-ui, sans-serif" : "\(Self.quoted(font.family)), sans-serif"
        return [
            CodeArgument("--bar-\(name)-font-family", family), CodeArgument("--bar-\(name)-font-size", Self.pixels(font.size)),
            CodeArgument("--bar-\(name)-font-weight", JSON.spelling(font.weight)),
        ]
    }

    private static func pixels(_ points: Double) -> String { "\(JSON.spelling(points))px" }

    /// `#rrggbb`, or `rgba()` for a colour that is not opaque.
    static func spelled(_ color: RGBA) -> String {
        if color.alpha == 255 { return color.shortHex.lowercased() }
        return "rgba(\(color.red), \(color.green), \(color.blue), \(Spelling.fraction(color.alpha)))"
    }

    /// A string of CSS, in which a control character is its number and a space.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce("\"") { result, scalar in
            switch scalar {
            case "\"", "\\": result + "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result + "\\\(String(scalar.value, radix: 16)) "
            default: result + String(scalar)
            }
        } + "\""
    }
}
