import Model

/// Writes styles as values of `NavigationBarStyle`.
struct NavigationBarStyleWriter {
    let code: SwiftCode
    /// The fonts that styles begin with: the library's, with the project's changes.
    private let fonts: Style

    init(project: Project, code: SwiftCode) {
        self.code = code
        let own = Style([
            .titleSize: .number(17), .titleWeight: .number(700), .largeTitleSize: .number(34), .largeTitleWeight: .number(700),
            .buttonSize: .number(17), .buttonWeight: .number(400),
        ])
        fonts = project.defaults.map(own.merging) ?? own
    }

    /// What a level adds up to, for fonts that are written as a whole; a style with a beginning of its own starts anew.
    func whole(_ style: Style, above below: Style?) -> Style {
        let start = isCopy(style) ? below ?? fonts : fonts
        return start.merging(style)
    }

    /// Whether a style is one of the level below with changes.
    func isCopy(_ style: Style) -> Bool { ["inherit", nil].contains(style.text(.base)) }

    /// The expression of a style, as lines; `below` is that of the level below.
    func lines(_ style: Style, whole: Style, below: String) -> [String] {
        let arguments = arguments(style, whole)
        switch style.text(.base) {
        case "init": return Self.call("NavigationBarStyle", arguments.map(\.line))
        case "default": return Self.changed("NavigationBarStyle.default", arguments.map(\.line))
        case "transparent":
            let fits = arguments.allSatisfy { Self.transparent.contains($0.label) }
            if fits { return Self.call("NavigationBarStyle.transparent", arguments.map(\.line)) }
            return Self.changed("NavigationBarStyle.transparent()", arguments.map(\.line))
        default: return Self.changed(below, arguments.map(\.line))
        }
    }

    /// The labels of `NavigationBarStyle.transparent(...)`.
    private static let transparent: Set<String> = [
        "statusBarStyle", "shadow", "titleFont", "titleColor", "largeTitleFont", "largeTitleColor", "buttonFont",
        "buttonTitleColor",
        "imageTint", "highlightAlpha", "disabledColor",
    ]

    private static func changed(_ origin: String, _ arguments: [String]) -> [String] {
        arguments.isEmpty ? [origin] : call("\(origin).new", arguments)
    }

    private static func call(_ callee: String, _ arguments: [String]) -> [String] {
        guard arguments.count > 1 else { return ["\(callee)(\(arguments.first ?? ""))"] }
        return ["\(callee)("] + arguments.dropLast().map { "    \($0)," } + ["    \(arguments.last ?? ""))"]
    }

    /// The arguments in the order in which the library declares them.
    private func arguments(_ style: Style, _ whole: Style) -> [(label: String, line: String)] {
        var result: [(label: String, line: String)] = []
        func add(_ label: String, _ value: String?) { if let value { result.append((label, "\(label): \(value)")) } }
        add("statusBarStyle", style[.statusBar].map(Self.statusBar))
        add("backgroundColor", color(style[.background], "UIColor.clear"))
        add("backgroundImage", image(style[.backgroundImage]))
        add("backgroundMaskColor", color(style[.maskColor], "UIColor.clear"))
        add("backgroundMaskImage", image(style[.maskImage]))
        add("backgroundMaskAlpha", style[.maskAlpha].map { JSON.spelling($0.number ?? 1) })
        add("hairlineSeparatorColor", color(style[.hairline], "UIColor.clear"))
        add("shadow", color(style[.shadowColor], "UIColor.clear"))
        add("titleFont", font(style, whole, .titleFamily, .titleSize, .titleWeight))
        add("titleColor", color(style[.titleColor], ".black"))
        add("largeTitleFont", font(style, whole, .largeTitleFamily, .largeTitleSize, .largeTitleWeight))
        add("largeTitleColor", color(style[.largeTitleColor], ".black"))
        add("buttonFont", font(style, whole, .buttonFamily, .buttonSize, .buttonWeight))
        add("buttonTitleColor", color(style[.buttonColor], ".systemBlue"))
        add("imageTint", color(style[.imageTint], ".systemBlue"))
        add("highlightAlpha", style[.highlightAlpha].map { JSON.spelling($0.number ?? 0.66) })
        add("disabledColor", color(style[.disabledColor], ".lightGray"))
        return result
    }

    private static func statusBar(_ value: StyleValue) -> String {
        switch value.text {
        case "light", "blackOpaque", "blackTranslucent": ".lightContent"
        case "dark": ".darkContent"
        default: ".default"
        }
    }

    private func color(_ value: StyleValue?, _ nothing: String) -> String? {
        guard let value else { return nil }
        return value.color.map(code.color) ?? nothing
    }

    private func image(_ value: StyleValue?) -> String? {
        guard let value else { return nil }
        return value.text.map(SwiftCode.image) ?? "nil"
    }

    private func font(_ style: Style, _ whole: Style, _ family: StyleKey, _ size: StyleKey, _ weight: StyleKey) -> String? {
        guard [family, size, weight].contains(where: { style[$0] != nil }) else { return nil }
        return SwiftCode.font(family: whole.text(family), size: whole.number(size) ?? 17, weight: whole.number(weight) ?? 400)
    }

    /// The statements that change what all styles begin with.
    func defaults(_ style: Style) -> [String] {
        var lines: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { lines.append("NavigationBarStyle.Defaults.\(name) = \(value)") }
        }
        add("navigationBarBackgroundColor", color(style[.background], "UIColor.clear"))
        add("hairlineSeparatorColor", color(style[.hairline], "UIColor.clear"))
        add("heightOfHairlineSeparator", style.number(.hairlineHeight).map(JSON.spelling))
        add("backgroundShadow", style.text(.shadowImage).map(SwiftCode.present))
        add("titleFont", font(style, fonts.merging(style), .titleFamily, .titleSize, .titleWeight))
        add("largeTitleFont", font(style, fonts.merging(style), .largeTitleFamily, .largeTitleSize, .largeTitleWeight))
        add("buttonFont", font(style, fonts.merging(style), .buttonFamily, .buttonSize, .buttonWeight))
        add("highlightAlpha", style.number(.highlightAlpha).map(JSON.spelling))
        add("disabledColor", color(style[.disabledColor], ".lightGray"))
        return lines
    }
}
