import Model

/// Makes a project of the tokens in light and dark.
struct TokenProject {
    private let light: TokenTree
    private let dark: TokenTree?
    private let options: TokenTheme.Options
    private let lightValues: TokenValues
    private let darkValues: TokenValues?

    init(_ light: TokenTree, _ dark: TokenTree?, _ options: TokenTheme.Options = TokenTheme.Options()) {
        self.light = light
        self.dark = dark
        self.options = options
        lightValues = TokenValues(light)
        darkValues = dark.map(TokenValues.init)
    }

    /// The project; a `Problem` names the place of a value that is wrong.
    func result(named name: String) throws(Problem) -> ImportResult {
        let own = light.root["$extensions"]?[DTCGFormat.vendor]
        var roles = TokenRoles()
        roles.isOwn = own != nil
        roles.screenGroups = own == nil ? screenGroups : []
        var options = options
        if own != nil {
            let name = options.name
            options.name = { $0.node["$extensions"]?[DTCGFormat.vendor]?["name"]?.string ?? name($0) }
        }
        var theme = try TokenTheme(TokenColors(light: lightValues, dark: darkValues), roles: roles, options: options)
        var project: Project
        var notes: [Note] = []
        if let own {
            var reader = OwnTokens(root: light.root, theme: theme)
            project = try reader.project(own)
            notes = reader.notes
        } else {
            theme.guessTheme()
            project = Self.project(named: name, theme)
        }
        if let kept = KeptWords(of: [light, dark].compactMap { $0 }, targets: theme.targets, isOwn: own != nil).member {
            project.unknown.append(kept)
        }
        if let own { try Self.check(project, own) }
        let clipped = lightValues.notes + (darkValues?.notes ?? []).filter { !lightValues.notes.contains($0) }
        return ImportResult(project: project, notes: (theme.notes + clipped + notes).sorted { $0.line < $1.line })
    }

    /// The root groups that extend the one of the bar, or another that does.
    private var screenGroups: Set<String> {
        var bases: [String: String] = [:]
        for member in light.root.members ?? [] {
            let path = member.node["$extends"].flatMap { TokenReference($0)?.path }
            if let last = path?.last { bases[member.key] = last }
        }
        var groups: Set<String> = []
        var isNew = true
        while isNew {
            isNew = false
            for (group, base) in bases where groups.contains(base) || TokenRoles.barWords.contains(TokenRoles.plain(base)) {
                if groups.insert(group).inserted { isNew = true }
            }
        }
        return groups
    }

    // MARK: Projects of other tools

    /// A project of what tokens alone say: UIKit's bar, the same at the content's top, and a page for each group of a screen.
    private static func project(named name: String, _ theme: TokenTheme) -> Project {
        var styles = theme.styles
        styles.completeEdges()
        func style(_ holder: TokenPlace.Holder) -> Style { styles.style(Style(), TokenPlace(holder: holder)) }
        var project = SampleScreens.project(named: name, dialect: .uikit, theme: Theme(style: style(.theme)))
        project.palette = theme.palette
        let pages: [Screen] = styles.holders.compactMap { holder in
            guard case .screen(let name) = holder else { return nil }
            var page = SampleScreens.page(name, name, .article)
            page.style = style(holder)
            return page
        }
        SampleScreens.place(pages, in: &project)
        return project
    }

    /// What holds of every project holds of this one too; else the place of Transom's own words is told.
    private static func check(_ project: Project, _ own: TokenNode) throws(Problem) {
        do {
            _ = try ProjectCodec.decode(Array(ProjectCodec.encode(project).utf8))
        } catch {
            throw own.problem(error.description)
        }
    }
}
