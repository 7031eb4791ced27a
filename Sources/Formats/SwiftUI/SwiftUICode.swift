import Model

/// How values are spelled in Swift with SwiftUI.
struct SwiftUICode {
    /// The names under which the palette's colours stand in the code.
    private let names: [String: String]
    private let palette: Palette

    init(palette: Palette, within scope: String) {
        self.palette = palette
        var unique = UniqueNames(), names: [String: String] = [:]
        for entry in palette.entries {
            let name = Identifier.camel(entry.name, or: "color")
            names[entry.name] = "\(scope).\(unique.name(SwiftCode.keywords.contains(name) ? "\(name)Color" : name))"
        }
        self.names = names
    }

    /// The declaration of a colour of the palette.
    func declaration(_ entry: Palette.Entry) -> String? {
        guard let name = names[entry.name]?.split(separator: ".").last else { return nil }
        return "static let \(name) = \(color(entry.color))"
    }

    func color(_ color: Color) -> String {
        if case .palette(let name) = color, let constant = names[name] { return constant }
        let light = palette.resolve(color, .light) ?? .clear
        return Self.color(light, palette.resolve(color, .dark) ?? light)
    }

    /// The colour of a part of a bar, by its name if it has one.
    func color(_ part: BarPart, of look: Look) -> String {
        let light = look.color(part, .light), dark = look.color(part, .dark)
        return light.name.flatMap { names[$0] } ?? Self.color(light.value, dark.value)
    }

    private static func color(_ light: RGBA, _ dark: RGBA) -> String {
        light == dark ? color(light) : "Color(light: \(color(light)), dark: \(color(dark)))"
    }

    private static func color(_ color: RGBA) -> String {
        let opacity = color.alpha == 255 ? "" : ", opacity: \(Spelling.fraction(color.alpha))"
        return "Color(red: \(color.red) / 255, green: \(color.green) / 255, blue: \(color.blue) / 255\(opacity))"
    }

    /// A text that is shown; one with a percent sign would be a format if it were a key of translations.
    static func text(_ text: String) -> String {
        text.contains("%") ? "String(\(SwiftCode.string(text)))" : SwiftCode.string(text)
    }

    static func image(_ reference: String) -> String { "Image(\(SwiftCode.string(ImageName.asset(reference))))" }
}
