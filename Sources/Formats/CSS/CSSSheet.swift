import Model

/// The style sheet of a project: what holds in light, then what differs in dark, by the system's wish and by the page's.
struct CSSSheet {
    private let title: String
    private let scopes: [Scope]

    /// Properties that hold below a selector.
    private struct Scope {
        /// What must match below the root; `nil` for the root itself.
        var selector: String?
        var own: [CodeArgument]
        /// What holds there already.
        var inherited: [CodeArgument] = []
    }

    init(_ project: Project, _ looks: ProjectLooks) {
        // What could end a comment is no part of a name in it.
        title = Identifier.comment(project.name).split(separator: "*").joined(separator: " ")
        let properties = CSSProperties(project.palette)
        let theme = properties.bar(looks.theme.standard)
        let tabs = looks.showsTabs ? properties.tabBar(looks.theme.standard) : []
        var scopes = [Scope(own: properties.palette + theme + tabs)]
        let all = [looks.theme] + looks.pages
        let moving = all.reduce(into: Set<String>()) { names, look in
            names.formUnion(properties.bar(look.edge).changes(from: properties.bar(look.standard)).map(\.name))
        }
        func edge(_ look: PageLook) -> [CodeArgument] { properties.bar(look.edge).filter { moving.contains($0.name) } }
        scopes.append(Scope(selector: "[data-scroll-edge]", own: edge(looks.theme)))
        for page in looks.pages {
            let selector = "[data-screen=\(CSSProperties.quoted(page.screen?.id ?? ""))]"
            scopes.append(Scope(selector: selector, own: properties.bar(page.standard), inherited: theme))
            scopes.append(
                Scope(selector: "\(selector) [data-scroll-edge]", own: edge(page), inherited: edge(looks.theme)))
        }
        self.scopes = scopes
    }

    /// The whole text.
    var text: String {
        let head = """
            /*
             * The navigation bars of \(title.isEmpty ? "the app" : title). Put data-screen="id" on the element of a page, data-scroll-edge on its bar
             * while the content stands at the top, and data-theme="light" or "dark" on the root to choose an appearance
             * whatever the system wants.
             */
            """
        let light = scopes.compactMap { rule($0.selector ?? ":root", Self.light($0)) }
        let system = dark(":not([data-theme=\"light\"])").map { CodeLayout.css.indented($0) }
        let chosen = dark("[data-theme=\"dark\"]")
        let media =
            system.isEmpty ? [] : [(["@media (prefers-color-scheme: dark) {"] + Array(system.joined(separator: [""])) + ["}"])]
        return ([[head]] + light + media + chosen).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The rules of the dark appearance under a condition on the root, which adds nothing to what a selector weighs.
    private func dark(_ condition: String) -> [[String]] {
        scopes.compactMap { scope in
            rule(scope.selector.map { ":where(:root\(condition)) \($0)" } ?? ":root:where(\(condition))", Self.dark(scope))
        }
    }

    private static func light(_ scope: Scope) -> [CodeArgument] {
        let inherited = texts(scope.inherited, .light)
        return scope.own.filter { inherited[$0.name] != $0.text(in: .light) }
    }

    /// What differs from the light value where the scope says one, else from what holds in dark.
    private static func dark(_ scope: Scope) -> [CodeArgument] {
        let said = Set(light(scope).map(\.name))
        let inherited = texts(scope.inherited, .dark)
        return scope.own.filter { own in
            own.text(in: .dark) != (said.contains(own.name) ? own.text(in: .light) : inherited[own.name])
        }.map { CodeArgument($0.name, $0.text(in: .dark)) }
    }

    private static func texts(_ arguments: [CodeArgument], _ appearance: Appearance) -> [String: String] {
        Dictionary(arguments.map { ($0.name, $0.text(in: appearance)) }) { first, _ in first }
    }

    private func rule(_ selector: String, _ declarations: [CodeArgument]) -> [String]? {
        guard !declarations.isEmpty else { return nil }
        let lines = declarations.map { "\($0.name): \($0.text(in: .light));" }
        return ["\(selector) {"] + CodeLayout.css.indented(lines) + ["}"]
    }
}

extension CodeLayout {
    /// Rules of a style sheet.
    fileprivate static let css = CodeLayout { light, _ in light }
}
