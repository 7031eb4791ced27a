/// Writes a property list in XML, indented by tabs as Apple's tools write it.
enum PlistWriter {
    static func text(_ root: PlistNode) -> String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">",
        ]
        write(root, "", &lines)
        return (lines + ["</plist>"]).joined(separator: "\n") + "\n"
    }

    private static func write(_ node: PlistNode, _ indent: String, _ lines: inout [String]) {
        switch node.value {
        case .string(let text): lines.append("\(indent)<string>\(escaped(text))</string>")
        case .integer(let text): lines.append("\(indent)<integer>\(escaped(text))</integer>")
        case .real(let text): lines.append("\(indent)<real>\(escaped(text))</real>")
        case .flag(let flag): lines.append("\(indent)<\(flag)/>")
        case .other(let element, let text): lines.append("\(indent)<\(element)>\(escaped(text))</\(element)>")
        case .array(let nodes):
            guard !nodes.isEmpty else { return lines.append("\(indent)<array/>") }
            lines.append("\(indent)<array>")
            for node in nodes { write(node, indent + "\t", &lines) }
            lines.append("\(indent)</array>")
        case .dictionary(let members):
            guard !members.isEmpty else { return lines.append("\(indent)<dict/>") }
            lines.append("\(indent)<dict>")
            for member in members {
                lines.append("\(indent)\t<key>\(escaped(member.key))</key>")
                write(member.node, indent + "\t", &lines)
            }
            lines.append("\(indent)</dict>")
        }
    }

    /// The text for XML, which has no place for control characters.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{20}", "\u{FFFE}"..."\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
