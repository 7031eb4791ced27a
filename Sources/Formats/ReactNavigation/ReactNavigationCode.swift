import Dialects
import Model

/// How values are spelled in JavaScript for React Native.
struct ReactNavigationCode {
    let names: ColorNames

    init(_ project: Project) {
        names = ColorNames(project.palette)
    }

    static let layout = CodeLayout { light, dark in
        switch (light, dark) {
        case ("false", "true"): "dark"
        case ("true", "false"): "!dark"
        default: "dark ? \(dark) : \(light)"
        }
    }

    func color(_ look: Look, _ part: BarPart, _ name: String) -> CodeArgument {
        CodeArgument(name) { appearance in
            let color = look.color(part, appearance)
            return names.name(color, appearance).map { "palette.\($0)" } ?? Self.color(color.value)
        }
    }

    /// `'#rrggbb'`, or `'rgba()'` for a colour that is not opaque.
    static func color(_ color: RGBA) -> String { "'\(CSSProperties.spelled(color))'" }

    static func string(_ text: String) -> String {
        Spelling.quoted(text, mark: "'") {
            "\\u\(String(repeating: "0", count: 4 - String($0, radix: 16).count))\(String($0, radix: 16))"
        }
    }

    /// The members of a text style: the family only if it is not the system's.
    static func font(_ font: Font) -> [CodeArgument] {
        let family = font.family.hasPrefix("SF Pro") ? [] : [CodeArgument("fontFamily", string(font.family))]
        return family + [
            CodeArgument("fontSize", JSON.spelling(font.size)), CodeArgument("fontWeight", "'\(JSON.spelling(font.weight))'"),
        ]
    }

    static func object(_ name: String, _ members: [CodeArgument]) -> CodeArgument {
        CodeArgument(name, open: "{", members, close: "}")
    }
}
