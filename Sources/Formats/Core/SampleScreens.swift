public import Model

/// The screens of a project that comes from a theme file without pages: a start and a page above it, whose bar shows the theme.
enum SampleScreens {
    static func project(named name: String, dialect: DialectName, theme: Theme) -> Project {
        var project = Project()
        project.name = name.isEmpty ? "Theme" : name
        project.dialect = dialect
        project.theme = theme
        project.screens = [home, detail]
        arrange(&project, above: ["detail"])
        return project
    }

    static let home = page("home", "Home", .list)
    private static let detail = page("detail", "Detail", .article)

    /// Whether no file has said anything of a page.
    static func isSample(_ page: Screen) -> Bool { page == home || page == detail }

    /// A page whose title is its name.
    static func page(_ id: ScreenID, _ name: String, _ content: ContentKind) -> Screen {
        var screen = Screen(id: id, name: name, content: content)
        screen.item.title = .value(Title(text: name))
        return screen
    }

    /// Puts `home` into the only tab and the others on top of it, where the dialect's apps have them.
    static func arrange(_ project: inout Project, above ids: [ScreenID]) {
        if project.effectiveStructure == .tabsInStack {
            project.tabs = [Tab(title: "Home", icon: "home", stack: ["home"])]
            project.pushed = ids
        } else {
            project.tabs = [Tab(title: "Home", icon: "home", stack: ["home"] + ids)]
        }
    }

    /// Puts pages into the place of the sample ones: their ids are made unique, and the first one but `home` is opened above it.
    static func place(_ pages: [Screen], in project: inout Project) {
        guard !pages.isEmpty else { return }
        var taken: Set<ScreenID> = []
        var screens = pages
        for index in screens.indices {
            var number = 1
            while !taken.insert(screens[index].id).inserted {
                number += 1
                screens[index].id = "\(pages[index].id)\(number)"
            }
        }
        if !taken.contains("home") { screens.insert(home, at: 0) }
        project.screens = screens
        arrange(&project, above: screens.first { $0.id != "home" }.map { [$0.id] } ?? [])
    }

    /// The id of a page that a file calls by a name: the name itself if it is a plain word that begins small, else made of it.
    static func id(_ name: String) -> ScreenID {
        let isPlain =
            name.first.map { $0.isLowercase || $0.isNumber } == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        return isPlain || Identifier.usable(name).isEmpty ? name : Identifier.camel(name, or: "screen")
    }
}

extension Project {
    /// What a theme file with the same pages would give that says nothing of them; what a file of no pages shows is a sample and stays.
    public var saidByNothing: Project {
        var bare = self
        bare.theme = Theme()
        bare.palette = Palette()
        bare.defaults = nil
        bare.unknown.removeAll { $0.key.hasPrefix("x-") }
        for index in screens.indices where !SampleScreens.isSample(screens[index]) {
            bare.screens[index] = Screen(id: screens[index].id, name: screens[index].name, content: screens[index].content)
        }
        for index in tabs.indices { (bare.tabs[index].style, bare.tabs[index].item) = (Style(), nil) }
        for index in modals.indices { bare.modals[index].style = Style() }
        return bare
    }
}
