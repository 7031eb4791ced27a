import Model

/// How numbers, colours and names of pictures are spelled in code.
enum Spelling {
    /// The shortest decimal of 0 to 1 that gives the same 8-bit channel again: `1`, `0.92`, `0.004`.
    static func fraction(_ byte: UInt8) -> String {
        let value = Double(byte) / 255
        for scale in [1.0, 10, 100, 1000] {
            let rounded = (value * scale).rounded() / scale
            if UInt8((rounded * 255).rounded()) == byte { return JSON.spelling(rounded) }
        }
        return JSON.spelling(value)
    }

    /// Six hexadecimal digits without alpha.
    static func digits(_ color: RGBA) -> String { String(color.hex.dropFirst().prefix(6)) }

    /// A text between quotes, with the escapes that languages like C share; `special` are further characters that need a backslash.
    static func quoted(
        _ text: String, mark: Unicode.Scalar = "\"", special: String = "", unicode: (UInt32) -> String
    ) -> String {
        var result = String(mark)
        for scalar in text.unicodeScalars {
            switch scalar {
            case mark, "\\": result += "\\\(scalar)"
            case _ where special.unicodeScalars.contains(scalar): result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += unicode(scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + String(mark)
    }
}
