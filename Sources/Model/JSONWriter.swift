extension JSON {
    /// The text of the value, indented by two spaces, with a newline at its end.
    public func text() -> String {
        var out = ""
        write(into: &out, indent: "\n")
        out += "\n"
        return out
    }

    /// The text of the value, indented by two spaces, where lists and objects of plain values and of lists of plain values stand on
    /// one line as long as that has no more than `width` characters.
    public func text(width: Int) -> String {
        var out = ""
        write(into: &out, indent: "\n", width: width)
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

    private func write(into out: inout String, indent: String?, width: Int = 0) {
        let indent = width > 0 && fits(width) ? nil : indent
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .number(let value): out += Self.spelling(value)
        case .literal(let text): out += text
        case .string(let text): Self.quote(text, into: &out)
        case .array(let values):
            Self.list(values, "[", "]", into: &out, indent: indent) { value, out, inner in
                value.write(into: &out, indent: inner, width: width)
            }
        case .object(let members):
            Self.list(members, "{", "}", into: &out, indent: indent) { member, out, inner in
                Self.quote(member.key, into: &out)
                out += ": "
                member.value.write(into: &out, indent: inner, width: width)
            }
        }
    }

    /// Whether the value may stand on one line of its own kind.
    private func fits(_ width: Int) -> Bool {
        let parts = array ?? members?.map(\.value) ?? []
        let isShallow = parts.allSatisfy { part in
            part.members == nil && part.array?.allSatisfy { $0.members == nil && $0.array == nil } != false
        }
        return isShallow && compactText().count <= width
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
