import Dialects
public import Model

extension SceneBuilder {
    /// The offset at which a page's content comes to rest once a finger lets go, in points: a search row or large title is there
    /// or gone, whichever is nearer (UIKit).
    public func restingScroll(of screen: ScreenID, in state: NavigationState) -> Double {
        let page = page(screen, in: state)
        let scroll = page.request.scroll
        let fold = page.bar.isHidden ? 0 : page.request.searchFold
        let large = page.bar.isLargeTitle && !page.bar.isHidden ? page.metrics.largeTitleHeight : 0
        guard scroll < fold + large else { return scroll }
        // Of two that are equally near, the one further on (the middle of a large title is at 26 points).
        return [fold + large, fold, 0].min { abs($0 - scroll) < abs($1 - scroll) } ?? scroll
    }
}
