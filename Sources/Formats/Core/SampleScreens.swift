import Model

/// The screens of a project that comes from a theme file without pages: a start and a page above it, whose bar shows the theme.
enum SampleScreens {
    static func project(named name: String, dialect: DialectName, theme: Theme) -> Project {
        var project = Project()
        project.name = name.isEmpty ? "Theme" : name
        project.dialect = dialect
        project.theme = theme
        project.screens = [page("home", "Home", .list), page("detail", "Detail", .article)]
        arrange(&project, above: ["detail"])
        return project
    }

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
}
