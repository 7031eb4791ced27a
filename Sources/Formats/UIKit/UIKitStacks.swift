import Model

/// The stacks of a project that code has to make, and the look on which each screen stands.
struct UIKitStacks {
    /// The look of the theme alone.
    let theme: UIKitLook
    private var entries: [Entry] = []

    private struct Entry {
        var screens: [ScreenID]
        var style: Style
        /// The beginning of its functions' names; `nil` for a stack without a style.
        var name: String?
        var look: UIKitLook
        /// How a modal is shown; `nil` for a tab.
        var presentation: Presentation?
        var item: Item?
        /// Whether a page takes its large title from the one below it.
        var isOrdered = false
    }

    init(project: Project, theme name: String, code: SwiftCode) {
        theme = UIKitLook(code: code).adding(
            project.theme.style, standardSource: "\(name).standardAppearance()", edgeSource: "\(name).scrollEdgeAppearance()")
        var names = UniqueNames()
        let stacks =
            project.tabs.map { ($0.title, $0.stack, $0.style, Presentation?.none, $0.item) }
            + project.modals.map { ($0.stack.first ?? "", $0.stack, $0.style, $0.presentation ?? .sheet, Item?.none) }
        for (title, screens, style, presentation, item) in stacks {
            let isOrdered = screens.dropLast().contains { project[screen: $0]?.item.largeTitle == .always }
            guard !style.isEmpty || !Self.largeTitles(item).isEmpty || isOrdered else {
                entries.append(Entry(screens: screens, style: style, look: theme))
                continue
            }
            let stack = names.name(Identifier.camel(Identifier.usable(title, screens.first), or: "own"), suffix: "Stack")
            let isPlain = theme.standardLines(style, "x").isEmpty
            let look = theme.adding(
                style, standardSource: isPlain ? theme.standardSource : "\(name).\(stack)StandardAppearance()",
                edgeSource: style[.scrollEdge] == nil ? theme.edgeSource : "\(name).\(stack)ScrollEdgeAppearance()")
            entries.append(
                Entry(
                    screens: screens, style: style, name: stack, look: look, presentation: presentation, item: item,
                    isOrdered: isOrdered))
        }
    }

    /// The look below a screen: that of its stack.
    func look(of screen: ScreenID) -> UIKitLook { entries.first { $0.screens.contains(screen) }?.look ?? theme }

    /// Whether the code names the page of a screen, because its stack has a style of its own or hands large titles on.
    func names(_ screen: ScreenID) -> Bool { entries.first { $0.screens.contains(screen) }.map(isStyled) ?? false }

    private func isStyled(_ entry: Entry) -> Bool { entry.name != nil && (entry.isOrdered || !styling(entry, "").body.isEmpty) }

    /// The functions of the stacks, with an empty line before each; `page` gives the class of a screen.
    func members(controller: String, page: (ScreenID) -> String?) -> [String] {
        entries.flatMap { entry in entry.name.map { members(entry, $0, controller, page) } ?? [] }
    }

    private func members(_ entry: Entry, _ name: String, _ controller: String, _ page: (ScreenID) -> String?) -> [String] {
        let (members, body) = styling(entry, name)
        guard isStyled(entry) else { return members }
        let label = "to\(name.prefix(1).uppercased() + name.dropFirst())"
        let pages = entry.screens.filter { id in entries.first { $0.screens.contains(id) }?.name == name }.compactMap(page).map {
            "\($0)()"
        }
        var making = ["let stack = \(controller)()"] + (body.isEmpty ? [] : ["apply(\(label): stack.navigationBar)"])
        if pages.count > 1 {
            making += ["stack.viewControllers = ["] + pages.map { "    \($0)," } + ["]"]
        } else if let page = pages.first {
            making.append("stack.viewControllers = [\(page)]")
        }
        if let presentation = entry.presentation {
            making.append("stack.modalPresentationStyle = .\(presentation == .fullScreen ? "fullScreen" : "pageSheet")")
        }
        let apply = ["", "static func apply(\(label) bar: UINavigationBar) {"] + SwiftCode.indented(body) + ["}"]
        return members + (body.isEmpty ? [] : apply)
            + ["", "static func \(name)() -> UINavigationController {"] + SwiftCode.indented(making + ["return stack"]) + ["}"]
    }

    /// The functions of a stack's appearances, and the statements that give them to a bar.
    private func styling(_ entry: Entry, _ name: String) -> (members: [String], body: [String]) {
        var members: [String] = []
        var body: [String] = []
        let standard = theme.standardLines(entry.style, "appearance")
        if !standard.isEmpty {
            members += [""] + UIKitExporter.function("\(name)StandardAppearance", standard)
            body += [
                "bar.standardAppearance = \(name)StandardAppearance()", "bar.compactAppearance = \(name)StandardAppearance()",
            ]
        }
        let edge = theme.edgeLines(entry.style, "appearance", own: ["let appearance = \(entry.look.standardSource)"])
        if !edge.isEmpty {
            members += [""] + UIKitExporter.function("\(name)ScrollEdgeAppearance", edge)
            body.append("bar.scrollEdgeAppearance = \(name)ScrollEdgeAppearance()")
        }
        return (members, body + Self.largeTitles(entry.item) + theme.barLines(entry.style, "bar"))
    }

    /// The statement by which all pages of a bar have large titles, or none.
    static func largeTitles(_ item: Item?) -> [String] {
        guard let mode = item?.largeTitle, mode != .automatic else { return [] }
        return ["bar.prefersLargeTitles = \(mode == .always)"]
    }
}
