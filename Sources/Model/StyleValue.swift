/// The value of one style key at one level.
public enum StyleValue: Equatable, Sendable {
    /// `null`: set to nothing, which is not the same as inherited.
    case nothing
    case color(Color)
    case flag(Bool)
    case number(Double)
    case word(String)
    case image(String)
    case text(String)
    case customBar(CustomBar)
    case style(Style)

    public var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    public var flag: Bool? {
        if case .flag(let flag) = self { flag } else { nil }
    }

    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// A word, an image reference or a free text.
    public var text: String? {
        switch self {
        case .word(let text), .image(let text), .text(let text): text
        default: nil
        }
    }

    public var json: JSON {
        switch self {
        case .nothing: .null
        case .color(let color): color.json
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .word(let text), .image(let text), .text(let text): .string(text)
        case .customBar(let bar): bar.json
        case .style(let style): style.json
        }
    }
}
