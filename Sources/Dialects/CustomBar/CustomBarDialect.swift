import Model

/// Pages that swap the controller's bar for one of their own.
struct CustomBarDialect: Dialect {
    let name = DialectName.customBar
    let title = "Custom Bars"
    let summary = "A page, or a whole stack, brings a bar of its own; the bar is swapped, or slides with its page."

    func resolve(_ request: BarRequest) -> ResolvedBar { CustomPage(request).resolve() }

    /// Bars that slide live in their pages; another object replaces the one before it; a plain bar follows UIKit.
    func barMode(_ change: BarChange) -> BarMode {
        switch change.kind {
        case .present, .dismiss, .selectTab: return .shared
        case .push, .pop, .swipe, .popTo, .popToRoot, .setStack: break
        }
        if change.fromBar.slidesWithPage || change.toBar.slidesWithPage { return .pages }
        let from = BarHolder(change.from).object, to = BarHolder(change.to).object
        guard from.isSame(as: to) else { return .swap }
        return to.isPlain ? SystemTransition.barMode(change) : .shared
    }

    /// A swap is made before anything moves.
    func move(_ change: BarChange, progress: Double) -> MovingBars {
        let target = change.begunTarget(self)
        let shared = barMode(change) == .shared ? target.painting(change.fromBar, progress) : target
        return MovingBars(from: change.fromBar, to: target, shared: shared, statusBar: target.statusBar)
    }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.customBar).support(key, at: level) }

    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool { SystemTransition.allowsBack(way, from: screen) }
}
