import Model

/// UIKit itself: appearances of theme, stack and screen, completed from the level below.
struct UIKitDialect: Dialect {
    let name = DialectName.uikit
    let title = "UIKit"
    let summary = "Plain UINavigationBar: appearances of the app, the bar and the page, the highest of which counts."

    func resolve(_ request: BarRequest) -> ResolvedBar {
        let live = request.appliedLive
        let item = request.item(live: live)
        return SystemBar(.uikit, request, levels: { request.levels(builtIn: $0, live: live.style) }, item: item).resolve()
    }

    func barMode(_ change: BarChange) -> BarMode { SystemTransition.barMode(change) }

    func move(_ change: BarChange, progress: Double) -> MovingBars {
        var bars = SystemTransition.move(change, self, progress)
        if leavesVeil(change) { bars.to.layers.append(BarLayer(.blur, blur: "light")) }
        return bars
    }

    /// From iOS 15 on the effect under a bar's picture outlives the picture for as long as a page goes back to a clear bar.
    private func leavesVeil(_ change: BarChange) -> Bool {
        change.kind.goesBack && change.kind != .dismiss && change.from.has(.imageVeil) && !change.toBar.isHidden
            && change.toBar.layers.isEmpty && change.fromBar.layers.contains { $0.kind == .image }
    }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.uikit).support(key, at: level) }

    /// A hidden back button and own left items take the swipe away, and so does a hidden bar.
    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool { SystemTransition.allowsBack(way, from: screen) }
}
