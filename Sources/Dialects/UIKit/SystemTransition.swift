import Model

/// How UIKit moves from one bar to another.
enum SystemTransition {
    /// One bar where both look alike, else a copy in each page; a bar that is hidden on one side only looks different too.
    static func barMode(_ change: BarChange) -> BarMode {
        change.fromBar.isHidden == change.toBar.isHidden && change.fromBar.layers == change.toBar.layers ? .shared : .split
    }

    /// Grounds mix where they are shared; the status bar is the target's for the whole way.
    static func move(_ change: BarChange, _ dialect: any Dialect, _ progress: Double) -> MovingBars {
        let target = change.begunTarget(dialect)
        return MovingBars(
            from: change.fromBar, to: target, shared: target.painting(change.fromBar, progress), statusBar: target.statusBar)
    }

    static func allowsBack(_ way: BackWay, from screen: Screen) -> Bool {
        guard screen.backInteractive != false, screen.item.hidesBack != true else { return false }
        guard way == .swipe else { return true }
        return screen.swipeBack != false && !screen.item.hasLeftItems && !screen.isBarHidden
    }
}

extension Screen {
    /// Whether the bar is hidden once all changes of the screen have been made.
    var isBarHidden: Bool { live.style.flag(.hidden) ?? style.flag(.hidden) ?? false }
}
