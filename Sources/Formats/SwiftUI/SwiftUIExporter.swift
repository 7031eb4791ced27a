import Model

/// Writes the palette, a modifier for the app's bar, one for its tab bar, and one for each page whose bar is another one.
struct SwiftUIExporter {
    private let project: Project
    private let looks: ProjectLooks
    private let app: String
    private let code: SwiftUICode
    /// The bar of an app that sets nothing.
    private let usual = ProjectLooks(Project()).theme
    private var lost: [Loss] = []

    init(project: Project) {
        self.project = project
        looks = ProjectLooks(project)
        app = Identifier.pascal(project.name, or: "App")
        code = SwiftUICode(palette: project.palette, within: "\(app)Palette")
    }

    mutating func result() -> ExportResult {
        var sections = [palette(), modifier("\(app)Bar", bar(of: looks.theme))].filter { !$0.isEmpty }
        var names = ["\(app)Bar"]
        let tabs = tabBar()
        if !tabs.isEmpty {
            names.append("\(app)TabBar")
            sections.append(modifier("\(app)TabBar", tabs))
        }
        var unique = UniqueNames(reserved: Set(names.map { $0.lowercased() }))
        for page in looks.pages {
            guard let screen = page.screen, let body = self.page(page, screen) else { continue }
            let name = unique.name(Identifier.page(screen), suffix: "Bar")
            names.append(name)
            sections.append(
                [SwiftPages.mark(screen), ""] + modifier(name, body.lines, dismisses: body.dismisses))
        }
        sections.append(shorthands(names))
        if sections.joined().contains(where: { $0.contains("Color(light:") }) { sections.append(Self.colorPair) }
        let root = Identifier.camel(app + "Bar", or: "app")
        let head = [
            "// The navigation bars of \(Identifier.comment(project.name)), for iOS 18 and later: give each page its own modifier, or",
            "// .\(root)() if it has none.", "import SwiftUI",
        ]
        let text = ([head] + sections).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        return ExportResult(files: [ExportedFile("\(app)Bars.swift", text)], lost: lost + lookLosses())
    }

    private func palette() -> [String] {
        let lines = project.palette.entries.compactMap(code.declaration)
        return lines.isEmpty ? [] : ["enum \(app)Palette {"] + SwiftCode.indented(lines) + ["}"]
    }

    private func modifier(_ name: String, _ modifiers: [String], dismisses: Bool = false) -> [String] {
        let environment = dismisses ? ["    @Environment(\\.dismiss) private var dismiss", ""] : []
        let body = ["func body(content: Content) -> some View {", "    content"] + SwiftCode.indented(modifiers, 2) + ["}"]
        return ["struct \(name): ViewModifier {"] + environment + SwiftCode.indented(body) + ["}"]
    }

    private func bar(of page: PageLook) -> [String] { SwiftUIBarWriter(page: page, code: code, usual: usual).modifiers() }

    /// The modifiers of a page; `nil` if it shows no more than the app's bar and a title that is its name.
    private mutating func page(_ page: PageLook, _ screen: Screen) -> (lines: [String], dismisses: Bool)? {
        var writer = SwiftUIItemWriter(screen: screen, code: code)
        let items = writer.modifiers(), bar = bar(of: page)
        lost += writer.lost
        let hasPlainTitle = items.count == 1 && screen.item.title == .value(Title(text: screen.label))
        guard bar != self.bar(of: looks.theme) || !(items.isEmpty || hasPlainTitle) else { return nil }
        return (items + bar, writer.dismisses)
    }

    private func tabBar() -> [String] {
        let style = project.theme.style, look = looks.theme.standard
        var lines: [String] = []
        if style.color(.tabBarBackground) != nil {
            lines.append(".toolbarBackground(\(code.color(.tabBackground, of: look)), for: .tabBar)")
            lines.append(".toolbarBackgroundVisibility(.visible, for: .tabBar)")
        }
        if style.color(.tabBarTint) != nil { lines.append(".tint(\(code.color(.tabTint, of: look)))") }
        return lines
    }

    private func shorthands(_ names: [String]) -> [String] {
        let functions = names.map { name in
            let function = name.prefix(1).lowercased() + name.dropFirst()
            return "    func \(function)() -> some View { modifier(\(name)()) }"
        }
        return ["extension View {"] + functions + ["}"]
    }

    private static let colorPair = [
        "extension Color {", "    fileprivate init(light: Color, dark: Color) {",
        "        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })", "    }", "}",
    ]

    private func lookLosses() -> [Loss] {
        var losses = LookLosses(project, looks, SwiftUIFormat.capabilities)
        losses.loseTitleKinds()
        losses.loseEdges(closest: Phrase("the look of content that is scrolled")) { page in
            page.isClearAtTop || page.isSteady([.background, .tint])
        }
        for page in [looks.theme] + looks.pages where page.standard[.light].isBlurred {
            let isMixed = [Appearance.light, .dark].contains { page.standard[$0][.background].alpha > 0 }
            let style = page.screen?.style ?? project.theme.style
            if isMixed, style.text(.blur) != nil { losses.lose("blur", page, closest: Phrase("the colour of background alone")) }
        }
        for page in [looks.theme] + looks.pages {
            guard let closest = otherStatusBar(page) else { continue }
            if page.screen == nil || closest != otherStatusBar(looks.theme) { losses.lose("statusBar", page, closest: closest) }
        }
        return nulls() + losses.lost
    }

    /// The status bar that follows from the bar's scheme, where the project shows another one; `nil` where it is the same.
    private func otherStatusBar(_ page: PageLook) -> Phrase? {
        guard !page.standard[.light].hidesStatusBar else { return nil }
        let scheme = SwiftUIBarWriter(page: page, code: code, usual: usual).scheme
        let isOther = [Appearance.light, .dark].contains { appearance in
            page.standard[appearance].hasLightStatusBar != (scheme.map { $0 == "dark" } ?? (appearance == .dark))
        }
        guard isOther else { return nil }
        guard let scheme else { return Phrase("the system's") }
        return scheme == "dark" ? Phrase("light, by toolbarColorScheme(.dark)") : Phrase("dark, by toolbarColorScheme(.light)")
    }

    /// What is set to nothing where SwiftUI has no word for nothing.
    private func nulls() -> [Loss] {
        let owners = [(project.theme.style, ScreenID?.none)] + project.screens.map { ($0.style, Optional($0.id)) }
        return owners.flatMap { style, screen in
            [StyleKey.barStyle, .statusBar, .hidden, .statusBarHidden, .translucent, .tabBarBackground, .tabBarTint].compactMap {
                key in
                style[key] == .nothing ? Loss(key.name, screen: screen, closest: Capabilities.leftOut) : nil
            }
        }
    }
}
