import Model

extension SwiftMachine {
    /// The weights that UIKit has names for (UIFont.Weight), by name and by raw value.
    private static let weights: [(name: String, value: Double, raw: Double)] = [
        ("ultraLight", 100, -0.8), ("thin", 200, -0.6), ("light", 300, -0.4), ("regular", 400, 0), ("medium", 500, 0.23),
        ("semibold", 600, 0.3), ("bold", 700, 0.4), ("heavy", 800, 0.56), ("black", 900, 0.62),
    ]

    /// Sizes and weights of text styles at the usual text size (Human Interface Guidelines, Typography).
    private static let textStyles: [String: (size: Double, weight: Double)] = [
        "largeTitle": (34, 400), "title1": (28, 400), "title2": (22, 400), "title3": (20, 400), "headline": (17, 600),
        "body": (17, 400),
        "callout": (16, 400), "subheadline": (15, 400), "footnote": (13, 400), "caption1": (12, 400), "caption2": (11, 400),
    ]

    /// The font of a value; `nil` if it is none.
    func font(_ value: SwiftValue?) -> SwiftFont? {
        switch value {
        case .font(let font): return font
        case .member(let name, nil):
            if case .font(let font)? = staticMember(name, of: "UIFont") { return font }
            return nil
        default: return nil
        }
    }

    /// The font of one of UIFont's methods; `nil` if it is none of them.
    func systemFont(_ name: String, _ arguments: SwiftArguments) -> SwiftValue? {
        guard ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "preferredFont"].contains(name)
        else { return nil }
        if name == "preferredFont" {
            guard let style = arguments.first?.value.member.flatMap({ Self.textStyles[$0] }) else { return .unknown }
            return .font(SwiftFont(size: style.size, weight: style.weight))
        }
        guard let size = arguments.first?.value.number else { return .unknown }
        let weight = arguments.first { $0.label == "weight" }.flatMap { self.weight($0.value) }
        return .font(SwiftFont(size: size, weight: weight ?? (name == "boldSystemFont" ? 700 : 400)))
    }

    private func weight(_ value: SwiftValue) -> Double? {
        if let name = value.member { return Self.weights.first { $0.name == name }?.value }
        guard let raw = value.number else { return nil }
        return Self.weights.min { abs($0.raw - raw) < abs($1.raw - raw) }?.value
    }

    /// `UIFont(name: "Avenir-Heavy", size: 17)` and `UIFont(descriptor: ..., size: 17)`.
    func font(_ arguments: SwiftArguments) -> SwiftValue {
        guard let size = arguments.first(where: { $0.label == "size" })?.value.number, let first = arguments.first?.value else {
            return .unknown
        }
        if let name = first.text { return .font(Self.font(named: name, size)) }
        guard let attributes = first.object?.properties["fontAttributes"]?.dictionary else { return .unknown }
        let traits = attributes["traits"]?.dictionary ?? [:]
        let weight = traits["weight"].flatMap { self.weight($0) } ?? 400
        if let name = attributes["name"]?.text { return .font(Self.font(named: name, size)) }
        return .font(SwiftFont(family: attributes["family"]?.text, size: size, weight: weight))
    }

    /// The family and the weight in a font's own name, such as `AvenirNext-DemiBold`.
    private static func font(named name: String, _ size: Double) -> SwiftFont {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return SwiftFont(family: name, size: size, weight: 400) }
        let style = parts[1].lowercased()
        let words: [(String, Double)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
            ("medium", 500),
            ("light", 300), ("bold", 700), ("heavy", 800), ("black", 900),
        ]
        return SwiftFont(family: parts[0], size: size, weight: words.first { style.hasPrefix($0.0) }?.1 ?? 400)
    }

    /// A picture of an asset catalogue, or a symbol of the system.
    func image(_ arguments: SwiftArguments) -> SwiftValue {
        guard let first = arguments.first else { return .image(SwiftImage(name: "", kind: .empty)) }
        let name = first.value.text ?? (first.label == "resource" ? first.value.member : nil)
        guard let name, !name.isEmpty else { return .unknown }
        switch first.label {
        case "named", "resource", "imageLiteralResourceName", "resourceName", "contentsOfFile":
            return .image(SwiftImage(name: name))
        case "systemName": return .image(SwiftImage(name: name, kind: .symbol))
        default: return .unknown
        }
    }
}
