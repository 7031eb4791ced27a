import Model

/// Writes an app's bars as Swift: a theme with its appearances, and a view controller for each page that differs.
struct UIKitExporter {
    private let project: Project
    private let theme: String
    private let code: SwiftCode
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        theme = Identifier.pascal(project.name, or: "App") + "Theme"
        code = SwiftCode(palette: project.palette, within: "\(theme).Palette")
    }

    mutating func result() -> ExportResult {
        let stacks = UIKitStacks(project: project, theme: theme, code: code)
        var names = UniqueNames(reserved: [theme.lowercased(), controller.lowercased()])
        var classes: [ScreenID: String] = [:]
        var pages: [[String]] = []
        for screen in project.screens {
            var writer = UIKitPageWriter(screen: screen, look: stacks.look(of: screen.id), isNamed: stacks.names(screen.id))
            let isWritten = writer.write()
            lost += writer.lost
            guard isWritten else { continue }
            let name = names.name(Identifier.page(screen), suffix: "ViewController")
            classes[screen.id] = classes[screen.id] ?? name
            pages.append(writer.lines(name))
        }
        let members =
            themeMembers(stacks.theme)
            + stacks.members(controller: usesStatusBar ? controller : "UINavigationController") { classes[$0] }
        let head = [
            ExportedHead.line(project, ExportedHead.applying(theme)),
            "import UIKit",
        ]
        var sections = [head, ["@MainActor", "enum \(theme) {"] + SwiftCode.indented(members) + ["}"]]
        if usesStatusBar { sections.append(navigationController) }
        lost += UIKitLosses.losses(of: project)
        let text = (sections + pages).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(theme).swift", text)], lost: lost)
    }

    /// The class of navigation controllers that ask their pages for the status bar.
    private var controller: String { "\(theme.dropLast(5))NavigationController" }

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
        body += UIKitStacks.largeTitles(project.theme.item)
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
        // An opaque appearance begins with the system's background, the bar without one with the bar's own grey.
        if isOpaque, style[.background] == nil { changes[.background] = UIKitLooks.usual[.background] }
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
            "class \(controller): UINavigationController {",
            "    override var childForStatusBarStyle: UIViewController? { topViewController }",
            "    override var childForStatusBarHidden: UIViewController? { topViewController }", "}",
        ]
    }
}
