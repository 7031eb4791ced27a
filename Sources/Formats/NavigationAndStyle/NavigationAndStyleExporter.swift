import Model

/// Writes an app's bars for NavigationAndStyle: a global style, controllers of stacks with one of their own, and each page.
struct NavigationAndStyleExporter {
    private let project: Project
    private let theme: String
    private let code: SwiftCode
    private let writer: NavigationBarStyleWriter
    private let usesStatusBar: Bool
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        theme = Identifier.pascal(project.name, or: "App") + "Theme"
        code = SwiftCode(palette: project.palette, within: "\(theme).Palette")
        writer = NavigationBarStyleWriter(project: project, code: code)
        usesStatusBar = Self.usesStatusBar(project)
    }

    /// A stack with a style of its own.
    private struct Stack {
        var name: String
        var controller: String
        var style: Style
        var whole: Style
        var screens: [ScreenID]
        var presentation: Presentation?
    }

    mutating func result() -> ExportResult {
        var names = UniqueNames(reserved: [theme.lowercased()])
        let whole = writer.whole(project.theme.style, above: nil)
        let stacks = stacks(whole, &names)
        var classes: [ScreenID: String] = [:]
        var pages: [[String]] = []
        for screen in project.screens {
            let name = names.name(Identifier.page(screen), suffix: "ViewController")
            classes[screen.id] = classes[screen.id] ?? name
            pages.append(page(screen, name, stacks.first { $0.screens.contains(screen.id) }?.whole ?? whole))
        }
        let head = [
            ExportedHead.line(project, ExportedHead.applying(theme)),
            "// A method of the library that you override has its default in one that ends in Action, such as",
            "// triggerNavigationBarStyleRefreshAction().",
            "import NavigationAndStyle", "import UIKit",
        ]
        let members = themeMembers() + stacks.flatMap { making($0, stacks, classes) }
        let sections =
            [head, ["@MainActor", "enum \(theme) {"] + SwiftCode.indented(members) + ["}"]] + stacks.map(controller) + pages
        lost += NavigationAndStyleLosses(project: project).losses()
        let text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(theme).swift", text)], lost: lost)
    }

    private func themeMembers() -> [String] {
        let palette = project.palette.entries.flatMap(code.declaration)
        var members = palette.isEmpty ? [] : ["enum Palette {"] + SwiftCode.indented(palette) + ["}", ""]
        let style = project.theme.style
        let lines = writer.lines(style, whole: writer.whole(style, above: nil), below: "NavigationBarStyle.default")
        members += ["static let style = \(lines[0])"] + lines.dropFirst()
        var defaults = project.defaults ?? Style()
        for key in [StyleKey.hairlineHeight, .shadowImage] { defaults[key] = style[key] ?? defaults[key] }
        let body =
            writer.defaults(defaults) + ["NavigationBarStyle.global = style"]
            + UIKitTabBarWriter(code: code, style: style).lines()
        return members + ["", "static func apply() {"] + SwiftCode.indented(body) + ["}"]
    }

    private func stacks(_ theme: Style, _ names: inout UniqueNames) -> [Stack] {
        let all: [(title: String, style: Style, screens: [ScreenID], presentation: Presentation?)] =
            project.tabs.map { ($0.title, $0.style, $0.stack, nil) }
            + project.modals.filter { $0.bare != true }.map {
                ($0.stack.first ?? "", $0.style, $0.stack, $0.presentation ?? .sheet)
            }
        var functions = UniqueNames(reserved: ["style", "apply"])
        var placed: Set<ScreenID> = []
        return all.compactMap { stack in
            let own = stack.screens.filter { placed.insert($0).inserted }
            let whole = writer.whole(stack.style, above: theme)
            // A controller that only hands the app's style on is not needed.
            guard writer.lines(stack.style, whole: whole, below: "") != [""] else { return nil }
            let title = Identifier.pascal(Identifier.usable(stack.title, stack.screens.first), or: "Own")
            return Stack(
                name: functions.name(Identifier.camel(title, or: "own"), suffix: "Stack"),
                controller: names.name(title, suffix: "NavigationController"), style: stack.style,
                whole: whole, screens: own, presentation: stack.presentation)
        }
    }

    /// The function that makes a stack with its pages.
    private func making(_ stack: Stack, _ stacks: [Stack], _ classes: [ScreenID: String]) -> [String] {
        let pages = stack.screens.compactMap { classes[$0] }.map { "\($0)()" }
        var body = ["let stack = \(stack.controller)()"]
        if pages.count > 1 {
            body += ["stack.viewControllers = ["] + pages.map { "    \($0)," } + ["]"]
        } else if let page = pages.first {
            body.append("stack.viewControllers = [\(page)]")
        }
        if let presentation = stack.presentation {
            body.append("stack.modalPresentationStyle = .\(presentation == .fullScreen ? "fullScreen" : "pageSheet")")
        }
        return ["", "static func \(stack.name)() -> UINavigationController {"] + SwiftCode.indented(body + ["return stack"]) + [
            "}"
        ]
    }

    private func controller(_ stack: Stack) -> [String] {
        let lines = writer.lines(stack.style, whole: stack.whole, below: "\(theme).style")
        return ["class \(stack.controller): UINavigationController {"] + SwiftCode.indented(Self.getter(lines)) + ["}"]
    }

    private static func getter(_ lines: [String]) -> [String] {
        ["override func getNavigationBarStyle() -> NavigationBarStyle {"] + SwiftCode.indented(lines) + ["}"]
    }

    private mutating func page(_ screen: Screen, _ name: String, _ below: Style) -> [String] {
        var items = NavigationBarItemWriter(screen: screen, code: code)
        let statements = ["super.viewDidLoad()"] + SwiftPages.identifying(screen, name) + items.statements()
        lost += items.lost
        var members = items.constants.isEmpty ? [] : [items.constants]
        members.append(["override func viewDidLoad() {"] + SwiftCode.indented(statements) + ["}"])
        if !screen.style.isEmpty {
            let lines = writer.lines(
                screen.style, whole: writer.whole(screen.style, above: below), below: "super.getNavigationBarStyle()")
            if lines != ["super.getNavigationBarStyle()"] { members.append(Self.getter(lines)) }
        }
        if usesStatusBar, screen.forwardsStatusBar != false {
            members.append(["override var preferredStatusBarStyle: UIStatusBarStyle { getNavigationBarStyle().statusBarStyle }"])
        }
        return [SwiftPages.mark(screen), "", "class \(name): UIViewController {"]
            + SwiftCode.indented(Array(members.joined(separator: [""]))) + ["}"]
    }

    private static func usesStatusBar(_ project: Project) -> Bool {
        let styles =
            [project.theme.style] + project.tabs.map(\.style) + project.modals.map(\.style) + project.screens.map(\.style)
        return project.statusBarPerScreen != false && styles.contains { $0[.statusBar] != nil }
    }
}
