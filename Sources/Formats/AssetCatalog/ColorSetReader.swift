import Model

/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
    private let source: Source
    private(set) var notes: [Note] = []

    init(source: Source) {
        self.source = source
    }

    /// The colour, a pair if there is another one for the dark; `nil` for a set without colours. What is no colour is a `Problem`.
    mutating func color(_ contents: JSONNode) throws(Problem) -> Color? {
        guard let colors = contents["colors"] else { return nil }
        guard colors.json.array != nil else { throw source.problem(colors.offset, "expected a list of colours.") }
        let idiom = Self.idiom(of: colors.items)
        var plain: Color?, light: Color?, dark: Color?
        for entry in colors.items {
            guard let node = entry["color"] else { continue }
            let isOther = entry["idiom"]?.json.string.map { $0 != idiom } ?? false
            guard !isOther, entry["display-gamut"] == nil, entry["subtype"] == nil else {
                note(entry, Phrase("the colour for \(Self.device(entry)) is left out."))
                continue
            }
            let look = try appearance(entry)
            if look == .contrast {
                note(entry, Phrase("the colour for increased contrast is left out."))
                continue
            }
            guard let color = try one(node) else { continue }
            switch look {
            case .dark: dark = color
            case .light: light = color
            default: plain = color
            }
        }
        guard let usual = light ?? plain ?? dark else { return nil }
        guard let dark = dark ?? (light == nil ? nil : plain), dark != usual else { return usual }
        return .pair(light: usual, dark: dark)
    }

    private enum Look { case any, light, dark, contrast }

    private static func idiom(of entries: [JSONNode]) -> String? {
        let idioms = entries.compactMap { $0["idiom"]?.json.string }
        return ["universal", "iphone"].first(where: idioms.contains) ?? idioms.first
    }

    private static func device(_ entry: JSONNode) -> String {
        ["idiom", "subtype", "display-gamut"].compactMap { entry[$0]?.json.string }.joined(separator: ", ")
    }

    private mutating func note(_ node: JSONNode, _ message: Phrase) {
        notes.append(Note(line: source.line(node.offset), message))
    }

    private func appearance(_ entry: JSONNode) throws(Problem) -> Look {
        guard let list = entry["appearances"] else { return .any }
        var look = Look.any
        for one in list.items {
            switch (one["appearance"]?.json.string, one["value"]?.json.string) {
            case ("contrast", "high"): return .contrast
            case ("luminosity", "dark"): look = .dark
            case ("luminosity", "light"): look = .light
            default:
                throw source.problem(one.offset, "expected the appearance luminosity (dark or light) or contrast (high).")
            }
        }
        return look
    }

    private mutating func one(_ node: JSONNode) throws(Problem) -> Color? {
        if let reference = node["reference"]?.json.string {
            if let color = NamedColors.color(reference) { return color }
            note(node, Phrase("\(reference) is left out: only iOS knows this colour."))
            return nil
        }
        guard let parts = node["components"], parts.json.members != nil else {
            throw source.problem(node.offset, "expected components with red, green, blue and alpha.")
        }
        let space = node["color-space"]?.json.string ?? "srgb"
        let isGray = space.contains("gray")
        let names = isGray ? ["white"] : ["red", "green", "blue"]
        var texts: [(text: String, offset: Int)] = []
        for name in names {
            guard let part = parts[name] else { throw source.problem(parts.offset, "expected \(name) among the components.") }
            texts.append((Self.text(part), part.offset))
        }
        // Whole numbers are 0 to 255, unless all of them say only none or all.
        let hasBytes = texts.contains { ColorComponent.isByte($0.text) }
        var channels: [Double] = []
        for (text, offset) in texts { channels.append(try channel(text, hasBytes, offset)) }
        let alpha = try parts["alpha"].map { node throws(Problem) in
            try channel(Self.text(node), ColorComponent.isByte(Self.text(node)), node.offset)
        }
        if isGray { channels = [channels[0], channels[0], channels[0]] }
        guard let value = ColorSpace(name: space)?.sRGB(channels) else {
            throw source.problem(node.offset, "expected the colour space srgb or display-p3, got \(space.prefix(40)).")
        }
        if value.contains(where: { $0 < -0.002 || $0 > 1.002 }) {
            note(node, Phrase("the colour lies outside of sRGB; the nearest one inside is taken."))
        }
        return .plain(RGBA(red: value[0], green: value[1], blue: value[2], alpha: alpha ?? 1))
    }

    private static func text(_ node: JSONNode) -> String { node.json.string ?? node.json.double.map { "\($0)" } ?? "" }

    private func channel(_ text: String, _ hasBytes: Bool, _ offset: Int) throws(Problem) -> Double {
        if let value = ColorComponent.value(text, hasBytes: hasBytes) { return value }
        throw source.problem(offset, "expected a number such as 0.557, 0x8E or 142, got \(text.prefix(40)).")
    }
}
