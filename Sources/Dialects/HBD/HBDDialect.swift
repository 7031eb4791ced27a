import Model

/// HBDNavigationBar: each page states its own bar, and the library fits the shared one to it.
struct HBDDialect: Dialect {
    let name = DialectName.hbd
    let title = "HBDNavigationBar"
    let summary = "Each page states its own bar; two copies of it move where the pages differ."

    func resolve(_ request: BarRequest) -> ResolvedBar { HBDPage(request).resolve() }

    func barMode(_ change: BarChange) -> BarMode {
        switch change.kind {
        case .present, .dismiss, .selectTab: .shared
        case .push, .pop, .swipe, .popTo, .popToRoot, .setStack: HBDTransition(change).needsTwoBars ? .split : .shared
        }
    }

    func move(_ change: BarChange, progress: Double) -> MovingBars { HBDTransition(change).move(self, progress) }

    func support(_ key: StyleKey, at level: Level) -> Support { SupportTable.of(.hbd).support(key, at: level) }

    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool {
        guard screen.backInteractive != false else { return false }
        // A page that asks before it goes refuses the gesture too: both look at the same switch.
        if way == .swipe, screen.item.back?.intercept != nil { return false }
        return way == .button ? screen.clickBack != false && screen.item.hidesBack != true : screen.swipeBack != false
    }
}
