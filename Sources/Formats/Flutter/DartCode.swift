import Dialects
import Model

/// How values are spelled in Dart for Flutter.
struct DartCode {
    let names: ColorNames
    /// The class that holds the palette.
    let palette: String

    init(_ project: Project, palette: String) {
        names = ColorNames(project.palette)
        self.palette = palette
    }

    static let layout = CodeLayout(
        choice: { light, dark in "dark ? \(dark) : \(light)" },
        constant: { $0.first?.isUppercase == true && $0.contains("(") && isConstant($0) ? "const \($0)" : $0 },
        isConstant: isConstant)

    /// Whether an expression, or the call that it begins, is the same whenever the code runs.
    private static func isConstant(_ text: String) -> Bool {
        text != "brightness" && !text.contains("(brightness)") && !text.hasPrefix("return ")
    }

    func color(_ look: Look, _ part: BarPart, _ name: String) -> CodeArgument {
        CodeArgument(name) { appearance in
            let color = look.color(part, appearance)
            return names.name(color, appearance).map { "\(palette).\($0)" } ?? Self.color(color.value)
        }
    }

    /// `Color(0xAARRGGBB)`.
    static func color(_ color: RGBA) -> String { "Color(0x\(color.hex.suffix(2))\(Spelling.digits(color)))" }

    static func string(_ text: String) -> String {
        Spelling.quoted(text, mark: "'", special: "$") { "\\u{\(String($0, radix: 16))}" }
    }

    /// A text style of its own, which takes nothing from others; the system's fonts have names that the engine knows on iOS.
    func style(_ name: String, _ font: Font, _ look: Look, _ part: BarPart, isCupertino: Bool) -> CodeArgument {
        let isSystem = font.family.hasPrefix("SF Pro")
        var members = isCupertino ? [CodeArgument("inherit", "false")] : []
        if isCupertino || !isSystem {
            let system = font.size < 20 ? "CupertinoSystemText" : "CupertinoSystemDisplay"
            members.append(CodeArgument("fontFamily", Self.string(isSystem ? system : font.family)))
        }
        members += [
            CodeArgument("fontSize", JSON.spelling(font.size)), CodeArgument("fontWeight", Self.weight(font.weight)),
            color(look, part, "color"),
        ]
        return CodeArgument(name, open: "TextStyle(", members, close: ")")
    }

    /// The nearest of Flutter's nine weights.
    static func weight(_ weight: Double) -> String { "FontWeight.w\(min(9, max(1, Int((weight / 100).rounded()))))00" }
}
