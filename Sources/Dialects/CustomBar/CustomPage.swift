import Model

/// One page of an app whose pages may bring bars of their own.
struct CustomPage {
    private let request: BarRequest
    private let holder: BarHolder
    /// The custom bar that the page shows.
    private let custom: CustomBar?
    private let slides: Bool
    private let items: HidingItem

    init(_ request: BarRequest) {
        self.request = request
        let holder = BarHolder(request)
        self.holder = holder
        let own = request.stackStyle.customBar == nil ? request.screen.style.customBar : nil
        slides = own?.slides == true
        if slides {
            custom = own
        } else if case .custom(_, let bar) = holder.object {
            custom = bar
        } else {
            custom = nil
        }
        items = HidingItem(request, bar: custom)
    }

    func resolve() -> ResolvedBar {
        let live = request.appliedLive
        let isNew = holder.object == .plain(isNew: true)
        let system = SystemBar(
            .customBar, request,
            levels: { builtIn in
                request.levels(builtIn: builtIn, live: live.style).map { isNew && $0.level == .stack ? ($0.level, Style()) : $0 }
            },
            item: items.item)
        var bar = system.resolve { custom == nil ? $0 : ground($0) }
        if items.item.hidesLeft == true, custom?.draws?.contains(.back) != true { bar.showsBack = false }
        if let custom { wear(custom, &bar) }
        if item(emptied: bar) { bar.backText = nil }
        bar.trace = bar.trace.filter { $0.key != .customBar } + trace
        return bar
    }

    /// The bar's own colour, and the picture of its style if it draws that.
    private func ground(_ system: [BarLayer]) -> [BarLayer] {
        let picture = custom?.draws?.contains(.image) == true ? system.first { $0.kind == .image } : nil
        return Array(painting: [request.resolve(custom?.background).map { BarLayer(.custom, color: $0) }, picture])
    }

    /// A custom bar has its own height; what it draws by itself is as old as the last news that reached it.
    private func wear(_ custom: CustomBar, _ bar: inout ResolvedBar) {
        bar.customHeight = custom.height
        bar.slidesWithPage = slides
        let draws = custom.draws ?? []
        if draws.contains(.title) { bar.item.title = items.drawn.title }
        if draws.contains(.prompt) { bar.item.prompt = items.drawn.prompt }
        if !bar.isHidden { bar.contentUnderBar = (request.resolve(custom.background)?.alpha ?? 0) < 255 }
    }

    /// Whether the screen below has lost its back item's text, and the page has no back text of its own.
    private func item(emptied bar: ResolvedBar) -> Bool {
        guard let below = request.stackBelow.last, bar.item.back?.title == nil else { return false }
        return holder.emptiedBack.contains(below)
    }

    private var trace: [Trace] {
        var cascade = Cascade(.customBar, request, levels: request.levels(builtIn: Style()))
        switch (request.stackStyle.customBar, custom) {
        case (.some, _):
            cascade.record(
                .customBar, at: .stack, rule: "stack",
                sentence: "The bar was given to the whole stack; pages cannot bring their own.")
        case (nil, .some):
            cascade.record(
                .customBar, at: .screen, rule: slides ? "slides" : "swapped",
                sentence: slides
                    ? "The bar is a part of the page and slides with it." : "The page swaps the controller's bar as it appears.")
        case (nil, nil):
            let isNew = holder.object == .plain(isNew: true)
            cascade.record(
                .customBar, at: .builtIn, rule: isNew ? "newPlain" : "plain",
                sentence: isNew
                    ? "A page with a bar of its own left a new plain bar, which has lost what was set on the old one."
                    : "The controller's own bar.")
        }
        return cascade.traces
    }
}
