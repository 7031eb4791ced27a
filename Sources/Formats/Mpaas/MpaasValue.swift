import Model

/// A value of an AntUI theme, such as `COLOR(#108EE9,1)` or `FONT(18)`.
enum MpaasValue: Equatable, Sendable {
    case color(RGBA)
    case number(Double)
    case font(Double)
    case iconSize(Double, Double)
    /// A picture: its bundle and name.
    case path(String)

    /// The spelling that AntUI's manual asks for: a colour always with its alpha.
    var spelling: String {
        switch self {
        case .color(let color): "COLOR(#\(Spelling.digits(color)),\(Spelling.fraction(color.alpha)))"
        case .number(let number): "NUMBER(\(JSON.spelling(number)))"
        case .font(let size): "FONT(\(JSON.spelling(size)))"
        case .iconSize(let width, let height): "ICON_SIZE(\(JSON.spelling(width)), \(JSON.spelling(height)))"
        case .path(let path): "PATH(\(path))"
        }
    }

    /// A size, said as a font or as a number.
    var size: Double? {
        switch self {
        case .font(let size), .number(let size): size
        default: nil
        }
    }

    var color: RGBA? {
        if case .color(let color) = self { color } else { nil }
    }
}
