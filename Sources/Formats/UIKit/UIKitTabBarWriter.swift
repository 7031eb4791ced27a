import Model

/// Writes the tab bar's part of a theme.
struct UIKitTabBarWriter {
    let code: SwiftCode
    let style: Style

    /// Statements of the function that applies the theme; none if the theme says nothing of tab bars.
    func lines() -> [String] {
        let name = "tabBarAppearance"
        var lines: [String] = []
        if let background = style[.tabBarBackground] { lines.append("\(name).backgroundColor = \(color(background))") }
        if let line = style[.tabBarHairline] { lines.append("\(name).shadowColor = \(color(line))") }
        lines += item("\(name).stackedLayoutAppearance.normal", style.color(.tabBarUnselected))
        lines += item("\(name).stackedLayoutAppearance.selected", style.color(.tabBarTint))
        guard !lines.isEmpty else { return [] }
        return [
            "let tabBar = UITabBar.appearance()", "let \(name) = UITabBarAppearance()",
            "\(name).configureWithDefaultBackground()",
        ] + lines + ["tabBar.standardAppearance = \(name)", "tabBar.scrollEdgeAppearance = \(name)"]
    }

    private func color(_ value: StyleValue) -> String { value.color.map(code.color) ?? "nil" }

    private func item(_ state: String, _ color: Color?) -> [String] {
        let font = style.number(.tabBarFont).map { ".font: \(SwiftCode.font(family: nil, size: $0, weight: 500))" }
        let parts = [font, color.map { ".foregroundColor: \(code.color($0))" }].compactMap { $0 }
        guard !parts.isEmpty else { return [] }
        let icon = color.map { ["\(state).iconColor = \(code.color($0))"] } ?? []
        return icon + ["\(state).titleTextAttributes = ["] + parts.map { "    \($0)," } + ["]"]
    }
}
