import Model

/// The stacks of a project with styles of their own, and the look on which each screen stands.
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
    }

    init(project: Project, theme name: String, code: SwiftCode) {
        theme = UIKitLook(code: code).adding(
            project.theme.style, standardSource: "\(name).standardAppearance()", edgeSource: "\(name).scrollEdgeAppearance()")
        var names = UniqueNames()
        let stacks =
            project.tabs.map { ($0.title, $0.stack, $0.style) }
            + project.modals.map { ($0.stack.first ?? "", $0.stack, $0.style) }
        for (title, screens, style) in stacks {
            guard !style.isEmpty else {
                entries.append(Entry(screens: screens, style: style, look: theme))
                continue
            }
            let stack = names.name(Identifier.camel(title) ?? screens.first.flatMap(Identifier.camel) ?? "own", suffix: "Stack")
            let isPlain = theme.standardLines(style, "x").isEmpty
            let look = theme.adding(
                style, standardSource: isPlain ? theme.standardSource : "\(name).\(stack)StandardAppearance()",
                edgeSource: style[.scrollEdge] == nil ? theme.edgeSource : "\(name).\(stack)ScrollEdgeAppearance()")
            entries.append(Entry(screens: screens, style: style, name: stack, look: look))
        }
    }

    /// The look below a screen: that of its stack.
    func look(of screen: ScreenID) -> UIKitLook { entries.first { $0.screens.contains(screen) }?.look ?? theme }

    /// The functions of the stacks, with an empty line before each.
    mutating func members() -> [String] { entries.flatMap { entry in entry.name.map { members(entry, $0) } ?? [] } }

    private func members(_ entry: Entry, _ name: String) -> [String] {
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
        body += theme.barLines(entry.style, "bar")
        let apply = ["", "static func apply(to\(name.prefix(1).uppercased() + name.dropFirst()) bar: UINavigationBar) {"]
        return members + (body.isEmpty ? [] : apply + SwiftCode.indented(body) + ["}"])
    }
}
