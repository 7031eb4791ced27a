import Dialects
import Model

/// The project that a new window shows: two screens with the standard look.
nonisolated enum NewProject {
    static func make() -> Project {
        var home = Screen(id: "home", name: "Home", content: .list)
        home.item.title = .value(Title(text: "Home"))
        home.item.largeTitle = .always
        var detail = Screen(id: "detail", name: "Detail", content: .article)
        detail.item.title = .value(Title(text: "Detail"))
        var project = Project()
        project.screens = [home, detail]
        project.tabs = [Tab(title: "Home", icon: "home", stack: ["home", "detail"])]
        return project
    }
}
