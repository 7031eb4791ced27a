import Model

/// A page's item under the category that hides its sides without removing them: hiding stores a side, showing puts the store
/// back.
struct HidingItem {
    private(set) var item: Item
    /// The title and prompt that a custom bar draws by itself; it is told only of what it follows.
    private(set) var drawn: Item
    private var storedLeft: [BarItem]?
    private var storedTitle: Setting<Title>?
    private var storedRight: [BarItem]?

    /// The page as it loads.
    init(_ item: Item) {
        self.item = item
        drawn = item
        toggle(item)
        drawn = self.item
    }

    /// A change of the item; each time a side is hidden, what it holds now is stored, so hiding twice loses it.
    mutating func apply(_ change: Item, bar: CustomBar?) {
        item = item.merging(change)
        toggle(change)
        let follows = bar?.follows ?? []
        let isText = change.title?.value.map { $0.kind == .text } ?? (change.title != nil)
        if isText, follows.contains(.title) { drawn.title = item.title }
        if change.prompt != nil, follows.contains(.prompt) { drawn.prompt = item.prompt }
    }

    /// The page appears: its bar is drawn anew.
    mutating func reload() { drawn = item }

    private mutating func toggle(_ change: Item) {
        switch change.hidesLeft {
        case true?: (storedLeft, item.left) = (item.left, nil)
        case false?: (storedLeft, item.left) = (nil, storedLeft)
        case nil: break
        }
        switch change.hidesTitle {
        case true?: (storedTitle, item.title) = (item.title, nil)
        case false?: (storedTitle, item.title) = (nil, storedTitle)
        case nil: break
        }
        switch change.hidesRight {
        case true?: (storedRight, item.right) = (item.right, nil)
        case false?: (storedRight, item.right) = (nil, storedRight)
        case nil: break
        }
    }
}

extension HidingItem {
    /// The item of a request's screen after everything that the journal tells.
    init(_ request: BarRequest, bar: CustomBar?) {
        let screen = request.screen
        let basis = HidingPage.Basis(screen: screen, stack: request.stack, item: request.ownItem(of: screen), bar: bar)
        var page: HidingPage = request.journal.folded(basis)
        if !page.isTold { for moment in [Happening.Moment].atRest { page.tell(moment) } }
        var result = page.item
        for stop in ScrollStyle.reached(screen.scroll, at: request.scroll) {
            if let change = stop.item { result.apply(change, bar: bar) }
        }
        self = result
    }
}
