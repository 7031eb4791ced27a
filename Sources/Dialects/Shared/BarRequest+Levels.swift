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

    /// How far the content is scrolled; a page without content cannot scroll.
    var contentScroll: Double { screen.content == .empty ? 0 : scroll }
}
