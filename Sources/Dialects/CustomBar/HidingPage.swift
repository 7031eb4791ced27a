import Model

/// A page's item with the changes that the page has made of it since it loaded.
struct HidingPage: JournalFold {
    struct Basis: Equatable {
        let screen: Screen
        let stack: StackID
        /// The item as the page loads.
        let item: Item
        /// The bar that is told of changes.
        let bar: CustomBar?
    }

    private(set) var item: HidingItem
    /// Whether the page has been told of anything.
    private(set) var isTold = false
    private let basis: Basis

    init(_ basis: Basis) {
        self.basis = basis
        item = HidingItem(basis.item)
    }

    mutating func tell(_ happening: Happening) {
        guard happening.screen == basis.screen.id, happening.stack == basis.stack else { return }
        if happening.moment == .load { item = HidingItem(basis.item) }
        tell(happening.moment)
    }

    mutating func tell(_ moment: Happening.Moment) {
        isTold = true
        for entry in basis.screen.live where entry.moment == moment.live {
            if let change = entry.item { item.apply(change, bar: basis.bar) }
        }
        if moment == .willAppear { item.reload() }
    }
}
