import Model

/// Tokens Studio's changes of a colour, with the mathematics of its transforms (sd-transforms, color-modifiers).
enum TokenModifier {
    /// The vendor key under which Tokens Studio keeps them.
    static let vendor = "studio.tokens"

    /// The change that a token says, if any.
    static func node(of token: TokenNode) -> TokenNode? { token["$extensions"]?[vendor]?["modify"] }

    /// A colour with the change carried out.
    static func apply(_ node: TokenNode, to color: Components, _ reader: TokenColorReader) throws(Problem) -> Components {
        guard let kind = node["type"]?.string else { throw node.expected("a change with a type") }
        guard let valueNode = node["value"] else { throw node.problem("the change of the colour has no value.") }
        let part = try reader.values.part(valueNode)
        guard let amount = try TokenNumber.number(part, reader.values) else { throw part.expected("a number from 0 to 1") }
        let share = min(1, max(0, amount))
        let space = try space(node["space"])
        switch kind {
        case "alpha": return Components(color.space, color.values, alpha: share)
        case "lighten": return moved(color, share, toWhite: true, in: space)
        case "darken": return moved(color, share, toWhite: false, in: space)
        case "mix":
            guard let other = node["color"] else { throw node.problem("the mix names no colour.") }
            return color.mixed(with: try reader.components(other), share, in: space)
        default: throw (node["type"] ?? node).expected("one of lighten, darken, mix, alpha")
        }
    }

    private static func space(_ node: TokenNode?) throws(Problem) -> CSSColorSpace {
        guard let node else { return .srgb }
        switch node.string {
        case "srgb": return .srgb
        case "p3": return .displayP3
        case "hsl": return .hsl
        case "lch": return .lch
        default: throw node.expected("one of srgb, p3, hsl, lch")
        }
    }

    /// Lightness, or each channel, on its way to one end; LCH loses chroma on the way.
    private static func moved(_ color: Components, _ share: Double, toWhite: Bool, in space: CSSColorSpace) -> Components {
        var result = color.converted(to: space)
        func move(_ axis: Int, _ end: Double) { result.values[axis] += (end - result.values[axis]) * share }
        switch space {
        case .hsl: move(2, toWhite ? 100 : 0)
        case .lch:
            move(0, toWhite ? 100 : 0)
            move(1, 0)
        default: for axis in 0..<3 { move(axis, toWhite ? 1 : 0) }
        }
        return result
    }
}
