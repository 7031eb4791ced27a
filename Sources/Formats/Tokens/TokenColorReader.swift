import Model

/// Reads colours as tokens spell them: objects of DTCG 2025.10, or the strings of older tools.
struct TokenColorReader {
    let values: TokenValues

    /// The colour that a value says; a `Problem` names its place.
    func components(_ node: TokenNode) throws(Problem) -> Components {
        if let token = try values.target(of: node) { return Components(try values.color(token)) }
        let node = try values.part(node)
        if let text = node.string { return try spelled(text, node) }
        guard node.members != nil else {
            throw node.expected("a colour: an object with colorSpace and components, or a text such as #108EE9")
        }
        return try object(node)
    }

    private func object(_ node: TokenNode) throws(Problem) -> Components {
        guard let name = node["colorSpace"] else { throw node.problem("the colour has no colorSpace.") }
        let names = CSSColorSpace.allCases.map(\.rawValue)
        let spaceNode = try values.part(name)
        guard let word = spaceNode.string, let space = CSSColorSpace(rawValue: word) else {
            throw spaceNode.expected("one of \(names.joined(separator: ", "))")
        }
        guard let list = node["components"] else { throw node.problem("the colour has no components.") }
        let parts = try values.part(list)
        guard let elements = parts.elements, elements.count == 3 else { throw parts.expected("a list of three numbers") }
        var numbers: [Double] = []
        for (element, axis) in zip(elements, space.axes) {
            let part = try values.part(element)
            guard let number = part.string == "none" ? 0 : part.double, number.isFinite, abs(number) < 1e6 else {
                throw part.expected("a number or \"none\"")
            }
            guard axis != .chroma || number >= 0 else { throw part.expected("a chroma of 0 and more") }
            numbers.append(number)
        }
        return Components(space, numbers, alpha: try alpha(node["alpha"]))
    }

    private func alpha(_ node: TokenNode?) throws(Problem) -> Double {
        guard let node else { return 1 }
        let part = try values.part(node)
        if part.string == "none" { return 0 }
        guard let alpha = part.double, (0...1).contains(alpha) else { throw part.expected("an alpha from 0 to 1") }
        return alpha
    }

    // MARK: Strings

    /// A colour as CSS spells it: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgba()`, `hsl()`, `transparent`; alpha last.
    private func spelled(_ text: String, _ node: TokenNode) throws(Problem) -> Components {
        let text = text.trimmed
        if let color = RGBA(hex: text) { return Components(color) }
        switch text.lowercased() {
        case "transparent": return Components(.clear)
        case "white": return Components(.white)
        case "black": return Components(.black)
        default: break
        }
        if let call = try function(text, node) { return call }
        throw node.expected("a colour such as #108EE9, #108EE9EB or rgba(16, 142, 233, 0.92)")
    }

    /// `rgb(16, 142, 233)`, `rgba({sky}, 50%)`, `hsl(204 87% 49% / 0.92)`, `color(display-p3 1 0 0)`; `nil` for anything else.
    private func function(_ text: String, _ node: TokenNode) throws(Problem) -> Components? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        var parts = inner.split { ", /\t\n".contains($0) }.map(String.init)
        if inner.contains("{") { parts = inner.split(separator: ",").map { String($0).trimmed } }
        var name = text[..<open].lowercased().trimmed
        if name == "color", !parts.isEmpty { name = parts.removeFirst() }
        guard (2...4).contains(parts.count), let space = Self.space(name) else { return nil }
        if parts.count == 2 {
            guard let color = try color(parts[0], node), let alpha = try share(parts[1], node) else { return nil }
            return Components(color.space, color.values, alpha: alpha)
        }
        let isBytes = name.hasPrefix("rgb")
        var numbers: [Double] = []
        for (part, axis) in zip(parts, space.axes) {
            let isPercentage = part.hasSuffix("%")
            let written = isPercentage ? String(part.dropLast()) : part == "none" ? "0" : part.without("deg")
            guard let number = try TokenNumber.value(written, node, values) else { return nil }
            switch axis {
            case .percentage, .hue: numbers.append(number)
            case .share: numbers.append(isPercentage ? number / 100 : isBytes ? number / 255 : number)
            case .chroma, .free:
                guard !isPercentage else { return nil }
                numbers.append(number)
            }
        }
        guard let alpha = parts.count == 4 ? try share(parts[3], node) : 1, numbers.allSatisfy({ abs($0) < 1e6 }) else {
            return nil
        }
        return Components(space, numbers, alpha: alpha)
    }

    /// The colour space of a function of CSS Color 4, or of the first word within `color()`.
    private static func space(_ name: String) -> CSSColorSpace? {
        switch name {
        case "rgb", "rgba": .srgb
        case "hsla": .hsl
        case "xyz": .xyz65
        default: CSSColorSpace(rawValue: name)
        }
    }

    private func color(_ text: String, _ node: TokenNode) throws(Problem) -> Components? {
        if let color = RGBA(hex: text) { return Components(color) }
        guard text.hasPrefix("{"), let token = try values.target(of: TokenNode(.string(text), at: node)) else { return nil }
        guard try values.type(token) == "color" else { return nil }
        return Components(try values.color(token))
    }

    private func share(_ text: String, _ node: TokenNode) throws(Problem) -> Double? {
        try TokenNumber.value(text, node, values).map { min(1, max(0, $0)) }
    }
}
