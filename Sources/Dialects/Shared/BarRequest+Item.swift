public import Model

extension BarRequest {
    /// What every screen of the stack puts into its bar.
    private var stackItem: Item? {
        switch stack {
        case .tab(let index): project.tabs.indices.contains(index) ? project.tabs[index].item : nil
        case .main: project.tabs.first?.item
        case .modal: nil
        }
    }

    /// The screen's item of all levels up to its own, before anything changed.
    public func ownItem(of screen: Screen) -> Item {
        var item = project.theme.item ?? Item()
        if let stackItem { item = item.merging(stackItem) }
        return item.merging(screen.item)
    }

    /// The screen's item with live changes and scroll stops on top.
    func item(live: [LiveEntry]) -> Item {
        var item = ownItem(of: screen)
        for entry in live { if let change = entry.item { item = item.merging(change) } }
        return scrolled(item)
    }

    /// An item with those of the scroll stops that have been reached.
    func scrolled(_ item: Item) -> Item {
        ScrollStyle.reached(screen.scroll, at: scroll).reduce(item) { item, stop in stop.item.map { item.merging($0) } ?? item }
    }

    /// The mode of a screen's large title below in the stack, as it was left, where the levels below it say `usual`.
    func largeTitle(below id: ScreenID, usual: LargeTitleMode?) -> LargeTitleMode? {
        guard let place = place(of: id) else { return nil }
        if !project.screens[place].live.isEmpty { return item(below: id)?.largeTitle }
        return project.screens[place].item.largeTitle ?? usual
    }

    /// What the screen's levels, changes and scroll stops say, whether or not the library shows it.
    public var declaredItem: Item { item(live: appliedLive) }

    /// The item of a screen below in the stack, as it was left.
    func item(below id: ScreenID) -> Item? {
        guard let below = place(of: id).map({ project.screens[$0] }) else { return nil }
        return applied(to: below).reduce(ownItem(of: below)) { item, entry in entry.item.map { item.merging($0) } ?? item }
    }
}

extension Item {
    /// The item with its keys for a large title on top.
    func large(_ isLarge: Bool) -> Item { isLarge ? whenLarge.map { merging($0) } ?? self : self }

    /// Whether items of its own stand at the left, in place of a back button.
    var hasLeftItems: Bool { left?.isEmpty == false }

    /// The title as a text; `nil` for titles without one.
    var titleText: String? { title?.value?.text.flatMap { $0.isEmpty ? nil : $0 } }
}
