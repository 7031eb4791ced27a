import Model

/// The module of a project: palette, themes, the options of all screens, and those of each page that differ.
struct ReactNavigationModule {
    private let project: Project
    private let looks: ProjectLooks
    private let code: ReactNavigationCode
    private let layout = ReactNavigationCode.layout

    init(_ project: Project, _ looks: ProjectLooks, _ code: ReactNavigationCode) {
        self.project = project
        self.looks = looks
        self.code = code
    }

    /// The whole text.
    var text: String {
        let head = """
            // The navigation bars of \(Identifier.comment(project.name)), for the native stack of React Navigation 7:
            // <NavigationContainer theme={dark ? darkTheme : lightTheme}>
            // <Stack.Navigator screenOptions={({ theme }) => screenOptions(theme.dark)}>
            // <Stack.Screen name="home" options={({ theme }) => pages.home(theme.dark)} />
            import { DarkTheme, DefaultTheme } from '@react-navigation/native';
            """
        let constants = code.names.constants.map { CodeArgument($0.name, ReactNavigationCode.color($0.value)) }
        let palette = constants.isEmpty ? [] : [layout.value(.group(open: "{", constants, close: "}"), "const palette = ", ";")]
        let options = ReactNavigationOptions(code: code)
        let shared = options.options(looks.theme) + options.backImage(looks.theme)
        let tabs = looks.showsTabs ? [function("tabScreenOptions", options.tabs(looks.theme.standard))] : []
        let sections =
            [[head]] + palette + [
                theme("lightTheme", from: "DefaultTheme", .light), theme("darkTheme", from: "DarkTheme", .dark),
                function("screenOptions", shared.filter { !ReactNavigationOptions.defaults.contains($0) }),
            ] + tabs + [pages(options, shared)]
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func theme(_ name: String, from base: String, _ appearance: Appearance) -> [String] {
        let look = looks.theme.standard
        let colors = [
            code.color(look, .tint, "primary"), code.color(look, .background, "card"), code.color(look, .title, "text"),
            code.color(look, .hairline, "border"),
        ]
        let members = layout.lines(colors, in: appearance)
        return ["export const \(name) = {"]
            + layout.indented(["...\(base),", "colors: {"] + layout.indented(["...\(base).colors,"] + members) + ["},"]) + ["};"]
    }

    private func function(_ name: String, _ members: [CodeArgument]) -> [String] {
        layout.value(.group(open: "(\(parameter(members))) => ({", members, close: "})"), "export const \(name) = ", ";")
    }

    private func pages(_ options: ReactNavigationOptions, _ shared: [CodeArgument]) -> [String] {
        let pages = looks.pages.flatMap { page -> [String] in
            let own = options.content(page) + (options.options(page) + options.backImage(page)).changes(from: shared)
            let function = CodeArgument.Value.group(open: "(\(parameter(own))) => ({", own, close: "})")
            return layout.value(function, "\(Self.key(page.screen?.id ?? "")): ", ",")
        }
        return ["export const pages = {"] + layout.indented(pages) + ["};"]
    }

    /// The parameter of a function whose values differ in light and dark.
    private func parameter(_ members: [CodeArgument]) -> String {
        members.contains { $0.value.isDynamic } ? "dark" : ""
    }

    /// The name of a member; `__proto__` between quotes alone would set the object's prototype.
    private static func key(_ id: String) -> String {
        if id == "__proto__" { return "['__proto__']" }
        let isPlain =
            id.first?.isNumber == false && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
        return isPlain ? id : ReactNavigationCode.string(id)
    }
}
