import Model

/// NavigationAndStyle: the shared bar is clear, grounds are views of the pages.
struct NavigationAndStyleDialect: Dialect {
    let name = DialectName.navigationAndStyle
    let title = "NavigationAndStyle"
    let summary = "One style a page, controller or app; grounds live in the pages and slide with them."

    func resolve(_ request: BarRequest) -> ResolvedBar { StyledPage(request).resolve() }

    func barMode(_ change: BarChange) -> BarMode { .pages }

    /// In a swipe the shared bar takes the new title attributes only at the end, so the returning title wears the old ones.
    func move(_ change: BarChange, progress: Double) -> MovingBars {
        var target = change.begunTarget(self)
        if change.kind == .swipe {
            target.title = change.fromBar.title
            target.largeTitle = change.fromBar.largeTitle
        }
        return MovingBars(from: change.fromBar, to: target, shared: target, statusBar: target.statusBar)
    }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.navigationAndStyle).support(key, at: level) }

    /// Left items of its own do not take the swipe away.
    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool {
        screen.backInteractive != false && (way == .button || screen.swipeBack != false)
    }
}
