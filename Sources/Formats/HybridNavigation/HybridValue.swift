import Model

/// How the library spells its values.
enum HybridValue {
    /// `#AARRGGBB`, or `#RRGGBB` for an opaque colour.
    static func json(_ color: RGBA) -> JSON {
        let digits = color.hex.dropFirst()
        return .string(color.alpha == 255 ? "#\(digits.prefix(6))" : "#\(digits.suffix(2))\(digits.prefix(6))")
    }

    /// The colour of `#AARRGGBB` or `#RRGGBB`.
    static func color(_ text: String) -> RGBA? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return RGBA(hex: "#" + (digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits))
    }

    /// A picture of the app, by its name.
    static func image(_ reference: String) -> JSON { ["uri": .string(ImageName.asset(reference))] }

    /// `light-content` for the bar style `black`.
    static func style(_ word: String) -> JSON { word == "black" ? "light-content" : "dark-content" }

    /// The colours that the library takes where nothing is set, by its style (GlobalStyle).
    static func ground(isBlack: Bool) -> RGBA { isBlack ? .black : .white }
    static func ink(isBlack: Bool) -> RGBA { isBlack ? .white : .black }

    /// Sizes in points where nothing is set.
    static let titleSize = 17.0
    static let buttonSize = 15.0
    /// The weight of every title.
    static let titleWeight = 400.0
}
