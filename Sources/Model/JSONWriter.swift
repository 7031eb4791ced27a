extension JSON {
    /// The text of the value, indented by two spaces, with a newline at its end.
    public func text() -> String {
        var out = ""
        write(into: &out, indent: "\n")
        out += "\n"
        return out
    }

    /// The text of the value on one line.
    public func compactText() -> String {
        var out = ""
        write(into: &out, indent: nil)
        return out
    }

    /// The shortest spelling of a number that reads back the same; whole numbers have no point.
    public static func spelling(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(value)"
    }

    private func write(into out: inout String, indent: String?) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .number(let value): out += Self.spelling(value)
        case .literal(let text): out += text
        case .string(let text): Self.quote(text, into: &out)
        case .array(let values):
            Self.list(values, "[", "]", into: &out, indent: indent) { value, out, inner in
                value.write(into: &out, indent: inner)
            }
        case .object(let members):
            Self.list(members, "{", "}", into: &out, indent: indent) { member, out, inner in
                Self.quote(member.key, into: &out)
                out += ": "
                member.value.write(into: &out, indent: inner)
            }
        }
    }

    private static func list<Part>(
        _ parts: [Part], _ opening: String, _ closing: String, into out: inout String, indent: String?,
        write: (Part, inout String, String?) -> Void
    ) {
        out += opening
        let inner = indent.map { $0 + "  " }
        for (index, part) in parts.enumerated() {
            if index > 0 { out += indent == nil ? ", " : "," }
            if let inner { out += inner }
            write(part, &out, inner)
        }
        if !parts.isEmpty, let indent { out += indent }
        out += closing
    }

    private static func quote(_ text: String, into out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
