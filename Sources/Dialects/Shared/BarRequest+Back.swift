import Model

extension BarRequest {
    /// The item of the screen right below.
    var itemBelow: Item? { stackBelow.last.flatMap { item(below: $0) } }

    /// The text of the back button as UIKit chooses it: the page's own, else what the screen below asks for, else that screen's
    /// title, else "Back"; `nil` for an arrow alone.
    func backText(_ item: Item) -> String? {
        if let own = item.back?.title { return own.value }
        let below = itemBelow
        if let asked = below?.backTitle { return asked.value }
        return below?.titleText ?? "Back"
    }

    /// The picture that the page's own back button has in place of an arrow; `otherwise` if it says nothing.
    func backImage(_ item: Item, otherwise: String?) -> String? {
        item.back?.image.map(\.value) ?? otherwise
    }
}
