import Model

/// Writes an app's bars as Swift: a theme with its appearances, and a view controller for each page that differs.
struct UIKitExporter {
    private let project: Project
    private let theme: String
    private let code: SwiftCode
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        theme = (Identifier.pascal(project.name) ?? "App") + "Theme"
        code = SwiftCode(palette: project.palette, within: "\(theme).Palette")
    }

    mutating func result() -> ExportResult {
        var stacks = UIKitStacks(project: project, theme: theme, code: code)
        let members = themeMembers(stacks.theme) + stacks.members()
        var sections = [
            [
                "// The navigation bars of \(Identifier.comment(project.name)): call \(theme).apply() when the app starts.",
                "import UIKit",
            ],
            ["@MainActor", "enum \(theme) {"] + SwiftCode.indented(members) + ["}"],
        ]
        if usesStatusBar { sections.append(navigationController) }
        var names = UniqueNames(reserved: [theme.lowercased()])
        for screen in project.screens {
            var writer = UIKitPageWriter(screen: screen, look: stacks.look(of: screen.id))
            let members = writer.members()
            lost += writer.lost
            guard !members.isEmpty else { continue }
            sections.append(writer.lines(names.name(Identifier.page(screen), suffix: "ViewController"), members))
        }
        lost += fractionalWeights()
        let text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(theme).swift", text)], lost: lost)
    }

    /// The palette, the two appearances and the function that puts them to use.
    private func themeMembers(_ look: UIKitLook) -> [String] {
        let style = project.theme.style
        let palette = project.palette.entries.flatMap(code.declaration)
        var members = palette.isEmpty ? [] : ["enum Palette {"] + SwiftCode.indented(palette) + ["}", ""]
        members += Self.function("standardAppearance", Self.configured(style, code))
        let edge = UIKitLook(code: code).edgeLines(style, "appearance", own: ["let appearance = standardAppearance()"])
        if !edge.isEmpty { members += [""] + Self.function("scrollEdgeAppearance", edge) }
        var body = ["let bar = UINavigationBar.appearance()", "bar.standardAppearance = standardAppearance()"]
        body.append("bar.compactAppearance = standardAppearance()")
        if !edge.isEmpty { body.append("bar.scrollEdgeAppearance = scrollEdgeAppearance()") }
        body += look.barLines(style, "bar") + UIKitTabBarWriter(code: code, style: style).lines()
        return members + ["", "static func apply() {"] + SwiftCode.indented(body) + ["}"]
    }

    static func function(_ name: String, _ body: [String]) -> [String] {
        ["static func \(name)() -> UINavigationBarAppearance {"] + SwiftCode.indented(body + ["return appearance"]) + ["}"]
    }

    /// A new appearance; what it begins as comes first, for that resets all the rest.
    private static func configured(_ style: Style, _ code: SwiftCode) -> [String] {
        let isOpaque = style.flag(.translucent) == false
        var changes = style
        changes[.translucent] = nil
        if isOpaque { changes[.blur] = nil }
        let lines = UIKitAppearanceWriter(code: code, name: "appearance", changes: changes, whole: style).lines()
        let start = "appearance.configureWith\(isOpaque ? "Opaque" : "Default")Background()"
        return ["let appearance = UINavigationBarAppearance()", start] + lines
    }

    private var usesStatusBar: Bool {
        let styles =
            [project.theme.style] + project.tabs.map(\.style) + project.modals.map(\.style) + project.screens.map(\.style)
        return styles.contains { $0[.statusBar] != nil || $0[.statusBarHidden] != nil }
    }

    /// UIKit asks the navigation controller for the status bar, which by itself does not ask its pages.
    private var navigationController: [String] {
        [
            "class \(theme.dropLast(5))NavigationController: UINavigationController {",
            "    override var childForStatusBarStyle: UIViewController? { topViewController }",
            "    override var childForStatusBarHidden: UIViewController? { topViewController }", "}",
        ]
    }

    /// The weights between those that UIKit has names for.
    private func fractionalWeights() -> [Loss] {
        var losses: [Loss] = []
        func visit(_ style: Style, _ prefix: String, _ screen: ScreenID?) {
            for key in [StyleKey.titleWeight, .largeTitleWeight, .buttonWeight] {
                guard let weight = style.number(key), weight < 100 || weight > 900 || weight.remainder(dividingBy: 100) != 0
                else { continue }
                losses.append(Loss(prefix + key.name, screen: screen, closest: SwiftCode.weightName(weight)))
            }
        }
        visit(project.theme.style, "", nil)
        for (index, tab) in project.tabs.enumerated() { visit(tab.style, "tabs[\(index)].", nil) }
        for (index, modal) in project.modals.enumerated() { visit(modal.style, "modals[\(index)].", nil) }
        for screen in project.screens { visit(screen.style, "", screen.id) }
        return losses
    }
}
