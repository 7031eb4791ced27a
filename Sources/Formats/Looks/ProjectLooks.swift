import Dialects
import Model

/// The bars of a project as its dialect resolves them, for formats that have no levels like those of the project.
///
/// Changes while a page is open and the phone's own settings are no part of it.
struct ProjectLooks {
    let theme: PageLook
    /// In the order of the project.
    let pages: [PageLook]
    /// Whether the app has a tab bar, or the theme says how one looks.
    let showsTabs: Bool

    init(_ project: Project) {
        let resolver = LookResolver(project)
        theme = resolver.theme
        pages = resolver.pages
        showsTabs = project.tabs.count > 1 || project.theme.style.keys.contains { $0.group == "tabBar" }
    }
}

/// Asks the dialect for the bars of a project's screens.
private struct LookResolver {
    private let project: Project
    private let dialect: any Dialect
    private let places: [ScreenID: Place]
    private let titles: [ScreenID: String]
    private let screens: ScreenPlaces

    /// Where a screen stands.
    private struct Place {
        var stack: StackID
        var below: [ScreenID]
        var style: Style
    }

    init(_ project: Project) {
        var project = project
        project.settings = nil
        for index in project.screens.indices {
            project.screens[index].live = []
            project.screens[index].scroll = []
            // A page without content cannot scroll, but the bar's look once it has is asked for.
            if project.screens[index].content == .empty { project.screens[index].content = .list }
        }
        self.project = project
        screens = ScreenPlaces(project)
        dialect = Dialects.named(project.dialect)
        places = Self.places(project)
        titles = Dictionary(project.screens.map { ($0.id, $0.item.title?.value?.text ?? "") }) { first, _ in first }
    }

    private static func places(_ project: Project) -> [ScreenID: Place] {
        let root = Array((project.tabs.first?.stack ?? []).prefix(1))
        var places: [ScreenID: Place] = [:]
        func put(_ stack: [ScreenID], _ id: StackID, above: [ScreenID] = [], _ style: Style) {
            for (depth, screen) in stack.enumerated() where places[screen] == nil {
                places[screen] = Place(stack: id, below: above + stack[..<depth], style: style)
            }
        }
        for (index, tab) in project.tabs.enumerated() { put(tab.stack, .tab(index), tab.style) }
        for (index, modal) in project.modals.enumerated() { put(modal.stack, .modal(index), modal.style) }
        let main: StackID = project.effectiveStructure == .tabsInStack ? .main : .tab(0)
        let style = project.tabs.first?.style ?? Style()
        put(project.pushed ?? [], main, above: root, style)
        // A screen that stands nowhere is pushed on the first tab's root.
        for screen in project.screens { put([screen.id], main, above: root, style) }
        return places
    }

    /// The bar of a page that sets nothing, in no stack.
    var theme: PageLook {
        var bare = project
        bare.tabs = []
        bare.modals = []
        let place = Place(stack: .main, below: [], style: Style())
        return look(Screen(id: "", content: .list), bare, place, isPage: false)
    }

    var pages: [PageLook] {
        project.screens.map { screen in
            let place = places[screen.id] ?? Place(stack: .main, below: [], style: Style())
            return look(screen, project, place, isPage: true)
        }
    }

    private func look(_ screen: Screen, _ project: Project, _ place: Place, isPage: Bool) -> PageLook {
        let request = BarRequest(
            project: project, screen: screen, stack: place.stack, stackBelow: place.below, journal: Journal(),
            profile: project.profile, places: screens)
        let bar = dialect.resolve(request)
        var shown = request
        if bar.isHidden { shown.screen.style[.hidden] = .flag(false) }
        let styles = [screen.style, place.style, project.theme.style, project.defaults ?? Style()]
        let edges = styles.compactMap(\.scrollEdge) + styles
        return PageLook(
            screen: isPage ? screen : nil, standard: look(shown, scroll: 1000, styles), edge: look(shown, scroll: 0, edges),
            isHidden: bar.isHidden, isLarge: bar.isLargeTitle, hidesBack: bar.item.hidesBack == true,
            title: bar.item.title?.value?.text, backTitle: backTitle(bar, below: place.below.last))
    }

    private func look(_ request: BarRequest, scroll: Double, _ styles: [Style]) -> Look {
        let isArrowPainted = styles.contains { $0[.backImageColor] != nil } || !styles.contains { $0.text(.backImage) != nil }
        let bars = Both { appearance in
            var request = request
            request.scroll = scroll
            request.appearance = request.profile.hasDarkAppearance ? appearance : .light
            return BarLook(dialect.resolve(request), isArrowPainted: isArrowPainted)
        }
        return Look(bars, styles: styles, palette: project.palette)
    }

    private func backTitle(_ bar: ResolvedBar, below: ScreenID?) -> Setting<String>? {
        guard bar.showsBack, let below else { return nil }
        guard let text = bar.backText else { return .nothing }
        return text == titles[below] ? nil : .value(text)
    }
}
