extension Project {
    /// What a level puts into the bar; `nil` if the level can hold no item.
    public func item(at place: StylePlace) -> Item? {
        switch place.owner {
        case .defaults, .modal: nil
        case .theme: theme.item ?? Item()
        case .tab(let index): tabs.indices.contains(index) ? tabs[index].item ?? Item() : nil
        case .screen(let id): self[screen: id]?.item
        case .live(let id, let index):
            self[screen: id].map { $0.live.indices.contains(index) ? $0.live[index].item ?? Item() : Item() }
        case .scroll(let id, let index):
            self[screen: id].map { $0.scroll.indices.contains(index) ? $0.scroll[index].item ?? Item() : Item() }
        }
    }

    /// Puts an item at a level; a live entry or scroll stop that follows the last one is added.
    mutating func setItem(_ item: Item, at place: StylePlace) {
        let partial = item.isEmpty ? nil : item
        switch place.owner {
        case .defaults, .modal: break
        case .theme: theme.item = partial
        case .tab(let index): if tabs.indices.contains(index) { tabs[index].item = partial }
        case .screen(let id): change(id) { $0.item = item }
        case .live(let id, let index):
            change(id) { screen in
                if index == screen.live.count { screen.live.append(LiveEntry()) }
                if screen.live.indices.contains(index) { screen.live[index].item = partial }
            }
        case .scroll(let id, let index):
            change(id) { screen in
                if index == screen.scroll.count { screen.scroll.append(ScrollStop()) }
                if screen.scroll.indices.contains(index) { screen.scroll[index].item = partial }
            }
        }
    }
}
