import Model

/// The file of a project: its palette, and an object with a function for the theme and for each page that differs.
struct ComposeFile {
    let fileName: String
    private let title: String
    private let looks: ProjectLooks
    private let theme: String
    private let palette: String
    private let names: ColorNames
    private let layout = CodeLayout(separator: " = ", choice: { light, dark in "if (dark) \(dark) else \(light)" }, indent: 4)

    init(_ project: Project, _ looks: ProjectLooks) {
        let name = Identifier.pascal(project.name, or: "App")
        title = Identifier.comment(project.name)
        self.looks = looks
        theme = "\(name)TopAppBars"
        palette = "\(name)Colors"
        fileName = "\(theme).kt"
        names = ColorNames(project.palette)
    }

    /// The whole text.
    var text: String {
        let system = isDynamic ? "import androidx.compose.foundation.isSystemInDarkTheme\n" : ""
        let head = """
            // The colours of the top app bars of \(title): TopAppBar(colors = \(theme).theme(), ...).
            \(system)import androidx.compose.material3.ExperimentalMaterial3Api
            import androidx.compose.material3.TopAppBarColors
            import androidx.compose.material3.TopAppBarDefaults
            import androidx.compose.runtime.Composable
            import androidx.compose.ui.graphics.Color
            """
        let constants = names.constants.map { "val \($0.name) = \(Self.color($0.value))" }
        let colors = constants.isEmpty ? [] : [["object \(palette) {"] + layout.indented(constants) + ["}"]]
        let base = arguments(looks.theme)
        let isThemeDynamic = base.contains { $0.value.isDynamic }
        var functions = [function("theme", "TopAppBarDefaults.topAppBarColors(", base, isDynamic: isThemeDynamic)]
        var unique = UniqueNames()
        for page in looks.pages {
            let changes = arguments(page).changes(from: base)
            guard let screen = page.screen, !changes.isEmpty else { continue }
            let page = Identifier.page(screen)
            let name = unique.name(Identifier.camel(page, or: "screen"), suffix: "Page")
            let open = isThemeDynamic ? "theme(dark).copy(" : "theme().copy("
            let isDynamic = isThemeDynamic || changes.contains { $0.value.isDynamic }
            functions.append(
                ["// \(Identifier.comment(screen))"] + function(name, open, changes, isDynamic: isDynamic))
        }
        let object = ["@OptIn(ExperimentalMaterial3Api::class)", "object \(theme) {"]
        let sections = [[head]] + colors + [object + layout.indented(Array(functions.joined(separator: [""]))) + ["}"]]
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// Whether the dark appearance differs in any bar.
    private var isDynamic: Bool {
        ([looks.theme] + looks.pages).contains { page in arguments(page).contains { $0.value.isDynamic } }
    }

    /// A function, which asks for the appearance only if that matters: Kotlin warns of what is not used.
    private func function(_ name: String, _ open: String, _ arguments: [CodeArgument], isDynamic: Bool) -> [String] {
        let body = layout.value(.group(open: open, arguments, close: ")"))
        let parameter = isDynamic ? "dark: Boolean = isSystemInDarkTheme()" : ""
        return ["@Composable", "fun \(name)(\(parameter)): TopAppBarColors ="] + layout.indented(body)
    }

    /// The colours of a bar; the container is that of the content's top until something scrolls under it.
    private func arguments(_ page: PageLook) -> [CodeArgument] {
        [
            color(page.edge, .background, "containerColor"), color(page.standard, .background, "scrolledContainerColor"),
            color(page.standard, .tint, "navigationIconContentColor"), color(page.standard, .title, "titleContentColor"),
            color(page.standard, .tint, "actionIconContentColor"),
        ]
    }

    private func color(_ look: Look, _ part: BarPart, _ name: String) -> CodeArgument {
        CodeArgument(name) { appearance in
            let color = look.color(part, appearance)
            return names.name(color, appearance).map { "\(palette).\($0)" } ?? Self.color(color.value)
        }
    }

    /// `Color(0xAARRGGBB)`.
    private static func color(_ color: RGBA) -> String { "Color(0x\(color.hex.suffix(2))\(Spelling.digits(color)))" }
}
