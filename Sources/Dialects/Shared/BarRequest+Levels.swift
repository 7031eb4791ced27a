import Model

/// The style that is set at a level.
typealias LevelStyle = (level: Level, style: Style)

extension BarRequest {
    /// The styles of this screen's levels, lowest first; the project's defaults change the built-in one.
    func levels(builtIn: Style, live: Style = Style()) -> [LevelStyle] {
        [
            (.builtIn, project.defaults.map { builtIn.merging($0) } ?? builtIn),
            (.theme, project.theme.style),
            (.stack, stackStyle),
            (.screen, screen.style),
            (.live, live),
        ]
    }

    /// Whether the bar has the small height of phones that are held sideways.
    var isCompact: Bool {
        orientation == .landscape && !project.device.isRegularWidthInLandscape && !project.device.isTablet
    }

    /// Points of scrolling in which the search row folds away before anything else moves (`hidesSearchBarWhenScrolling`, which is
    /// on unless an app turns it off); 0 for a page without one, and before iOS 11, where it is a part of the content.
    public var searchFold: Double { screen.searchBar == true && profile.version >= 11 ? 52 : 0 }

    /// How far the content is scrolled; a page without content cannot scroll.
    var contentScroll: Double { screen.content == .empty ? 0 : scroll }
}
