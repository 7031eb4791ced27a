import Model

/// The colours of system items, which the library sets once, as it makes them; a refresh of the style does not reach them.
struct SystemTints {
    private let request: BarRequest
    private let live: [LiveEntry]

    init(_ request: BarRequest, live: [LiveEntry]) {
        self.request = request
        self.live = live
    }

    /// The item with each system item in the colour that the style had when its side was set: as the page loaded, or by a later
    /// change.
    func item(_ item: Item, in bar: ResolvedBar) -> Item {
        var item = item
        item.left = tinted(item.left, bar) { $0.left }
        item.right = tinted(item.right, bar) { $0.right }
        return item
    }

    private func tinted(_ items: [BarItem]?, _ bar: ResolvedBar, side: (Item) -> [BarItem]?) -> [BarItem]? {
        guard let items, items.contains(where: { $0.system != nil }), isRefreshed, !isSetLater(items, side) else { return items }
        let start = live.lastIndex { $0.item.flatMap(side) != nil }
        let early = live.enumerated().filter { $0.offset <= start ?? -1 || $0.element.moment == .load }.map(\.element)
        let cascade = Cascade(.navigationAndStyle, request, levels: request.replacingLevels(live: early.style))
        return items.map { item in
            guard let system = item.system, item.tint == nil else { return item }
            let key = system.text == nil ? StyleKey.imageTint : .buttonColor
            let now = system.text == nil ? bar.iconColor : bar.button.color
            guard let then = request.resolve(cascade.peek(key)?.value.color), then != now else { return item }
            var item = item
            item.tint = .plain(then)
            return item
        }
    }

    /// Whether the style has changed since the page loaded.
    private var isRefreshed: Bool {
        !request.screen.scroll.isEmpty || live.contains { $0.moment != .load && !$0.style.isEmpty }
    }

    /// Whether a scroll stop or a large title brings these items, in the style of now.
    private func isSetLater(_ items: [BarItem], _ side: (Item) -> [BarItem]?) -> Bool {
        let later = request.screen.scroll.map(\.item) + [request.item(live: live).whenLarge]
        return later.contains { $0.flatMap(side) == items }
    }
}
