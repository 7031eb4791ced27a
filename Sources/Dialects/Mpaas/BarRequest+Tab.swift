import Model

extension BarRequest {
    /// The request of the tab whose title and items the tab controller shows, where it is not this one: it copies them as a
    /// person selects a tab, and a tab that the app selects does not reach it.
    var shownTab: BarRequest? {
        guard project.effectiveStructure == .tabsInStack, isTabRoot else { return nil }
        guard let shown = pages.selectedTabPage, shown.stack != stack, let page = project[screen: shown.screen] else {
            return nil
        }
        var request = self
        request.screen = page
        request.stack = shown.stack
        request.scroll = 0
        return request
    }

    /// What the page puts into its bar.
    var item: Item { item(live: appliedLive) }
}
