import Model

/// mPaaS: all pages share one bar object, which the base class sets back to the theme as each page appears.
struct MpaasDialect: Dialect {
    let name = DialectName.mpaas
    let title = "mPaaS"
    let summary = "AntUI and APMobileFramework: one bar for all pages, set back to the theme as each page appears."

    func resolve(_ request: BarRequest) -> ResolvedBar { page(request).resolve() }

    private func page(_ request: BarRequest) -> AntPage {
        let live = request.appliedLive
        let levels = request.levels(builtIn: AntTheme.builtIn, live: live.style)
        let stops = ScrollStyle.reached(request.screen.scroll, at: request.scroll)
        let scroll = stops.reduce(Style()) { $0.merging($1.style) }
        let cascade = Cascade(.mpaas, request, levels: scroll.isEmpty ? levels : levels + [(.scroll, scroll)])
        return AntPage(cascade, item: request.shownTab?.item ?? request.item(live: live))
    }

    func barMode(_ change: BarChange) -> BarMode { .shared }

    /// The one bar mixes; a page's own bar in place of it comes at once. A bar made clear by the translucent style lets the
    /// controller's white ground through while its page goes.
    func move(_ change: BarChange, progress: Double) -> MovingBars {
        var bars = SystemTransition.move(change, self, progress)
        if change.kind.goesBack, change.kind != .dismiss, change.from.has(.translucentFlash), page(change.from).isClearByStyle {
            bars.shared.layers.insert(BarLayer(.color, color: .white), at: 0)
        }
        return bars
    }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.mpaas).support(key, at: level) }

    /// The framework's navigation controller keeps the swipe where pages have left items of their own.
    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool {
        screen.backInteractive != false && (way == .button ? screen.item.hidesBack != true : screen.swipeBack != false)
    }
}
