import Model

/// How values are spelled in Swift with UIKit.
struct SwiftCode {
    private let palette: Palette
    private let names: [String: String]

    /// The names under which the palette's colours stand in the code.
    init(palette: Palette, within scope: String) {
        self.palette = palette
        var unique = UniqueNames()
        var names: [String: String] = [:]
        for entry in palette.entries {
            let name = Identifier.camel(entry.name, or: "color")
            names[entry.name] = "\(scope).\(unique.name(Self.keywords.contains(name) ? "\(name)Color" : name))"
        }
        self.names = names
    }

    /// The words that cannot name a constant.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var", "where",
        "while",
    ]

    /// The declaration of a colour of the palette, as lines.
    func declaration(_ entry: Palette.Entry) -> [String] {
        guard let name = names[entry.name]?.split(separator: ".").last else { return [] }
        guard case .pair(let light, let dark) = entry.color else { return ["static let \(name) = \(color(entry.color))"] }
        return [
            "static let \(name) = UIColor { traits in", "    traits.userInterfaceStyle == .dark", "        ? \(color(dark))",
            "        : \(color(light))", "}",
        ]
    }

    func color(_ color: Color) -> String {
        switch color {
        case .plain(let value): Self.color(value)
        case .palette(let name): names[name] ?? Self.color(palette.resolve(color, .light) ?? .clear)
        case .pair(let light, let dark):
            "UIColor { $0.userInterfaceStyle == .dark ? \(self.color(dark)) : \(self.color(light)) }"
        }
    }

    private static func color(_ color: RGBA) -> String {
        if color == .clear { return "UIColor.clear" }
        return
            "UIColor(red: \(color.red) / 255, green: \(color.green) / 255, blue: \(color.blue) / 255, alpha: \(Spelling.fraction(color.alpha)))"
    }

    static func string(_ text: String) -> String { Spelling.quoted(text) { "\\u{\(String($0, radix: 16))}" } }

    static func image(_ reference: String) -> String {
        reference == ImageName.empty ? "UIImage()" : "UIImage(named: \(string(ImageName.asset(reference))))"
    }

    /// A picture where the code needs one that is there.
    static func present(_ reference: String) -> String { reference == ImageName.empty ? "UIImage()" : "\(image(reference))!" }

    /// A font of the system, or of a family of its own.
    static func font(family: String?, size: Double, weight: Double) -> String {
        let weight = weightName(weight), size = JSON.spelling(size)
        guard let family, !isSystem(family) else {
            return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
        }
        let traits = "[UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight)]"
        return
            "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: \(string(family)), .traits: \(traits)]), size: \(size))"
    }

    /// Whether a family is the system's own.
    static func isSystem(_ family: String) -> Bool { family.hasPrefix("SF Pro") || family.hasPrefix("-apple") }

    /// The nearest of the weights that UIKit has names for.
    static func weightName(_ weight: Double) -> String {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return names[min(8, max(0, Int((weight / 100).rounded()) - 1))]
    }

    /// Lines, each deeper by some steps of four spaces.
    static func indented(_ lines: [String], _ steps: Int = 1) -> [String] {
        lines.map { $0.isEmpty ? "" : String(repeating: "    ", count: steps) + $0 }
    }
}
