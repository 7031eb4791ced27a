/// A colour as the project says it: a plain value, a name of the palette, or a pair for light and dark.
public enum Color: Hashable, Sendable {
    case plain(RGBA)
    case palette(String)
    indirect case pair(light: Color, dark: Color)

    /// A plain colour of `#RRGGBB` or `#RRGGBBAA`; `nil` if it is spelled wrong.
    public init?(hex: String) {
        guard let value = RGBA(hex: hex) else { return nil }
        self = .plain(value)
    }

    /// Whether the colour is a value of its own in light and in dark.
    public var isPair: Bool {
        if case .pair = self { true } else { false }
    }

    /// The names of the palette that the colour is made of: none, one, or one for each appearance.
    var names: [String] {
        switch self {
        case .plain: []
        case .palette(let name): [name]
        case .pair(let light, let dark): light.names + dark.names
        }
    }
}

extension Color: FileValue {
    public init(from reader: Reader) throws(Problem) {
        if reader.json.members != nil {
            self = try Self.pair(reader)
        } else {
            self = try Self.word(reader)
        }
    }

    private static let spelling = "a colour (#RGB, #RRGGBB, #RRGGBBAA, {name} or a light and dark pair)"

    private static func word(_ reader: Reader) throws(Problem) -> Color {
        guard let text = reader.json.string else { throw reader.expected(spelling) }
        if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
            let name = String(text.dropFirst().dropLast())
            reader.references.colors.append((name, reader.path))
            return .palette(name)
        }
        guard let value = RGBA(hex: text) else { throw reader.expected(spelling) }
        return .plain(value)
    }

    private static func pair(_ reader: Reader) throws(Problem) -> Color {
        var light: Color?, dark: Color?
        for member in try reader.members() {
            let part = reader.member(member.key, member.value)
            switch member.key {
            case "light": light = try word(part)
            case "dark": dark = try word(part)
            default: throw part.expected("only the keys light and dark in a colour pair")
            }
        }
        guard let light, let dark else { throw reader.expected("both light and dark in a colour pair") }
        return .pair(light: light, dark: dark)
    }

    public var json: JSON {
        switch self {
        case .plain(let value): .string(value.shortHex)
        case .palette(let name): .string("{\(name)}")
        case .pair(let light, let dark): .object(["light": light.json, "dark": dark.json])
        }
    }

    public static var schema: JSON { ["$ref": "#/$defs/color"] }

    /// The schema that `schema` refers to.
    static var definition: JSON {
        let word: JSON = ["type": "string", "pattern": #"^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|\{.+\})$"#]
        let pair: JSON = [
            "type": "object", "properties": ["light": word, "dark": word], "required": ["light", "dark"],
            "additionalProperties": false,
        ]
        return [
            "description": "#RGB, #RRGGBB, #RRGGBBAA (alpha last), {name} of the palette, or a pair.", "anyOf": [word, pair],
        ]
    }
}
