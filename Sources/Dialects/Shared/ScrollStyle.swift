import Model

/// What the scroll stops of a screen say at an offset.
struct ScrollStyle {
    /// The keys that count, ramps included.
    private(set) var style = Style()

    /// A stop holds from its offset on. A linear ramp leads from the stop before it, or from the style below, to it: colours are
    /// mixed premultiplied, numbers linearly, everything else steps.
    init(_ request: BarRequest, below: (StyleKey) -> StyleValue?) {
        for stop in Self.reached(request.screen.scroll, at: request.scroll) { style = style.merging(stop.style) }
        guard let (next, share) = Self.ramp(request.screen.scroll, at: request.scroll) else { return }
        for key in next.style.keys {
            let start = style[key] ?? below(key)
            if let mixed = Self.mix(start, next.style[key], share, request) { style[key] = mixed }
        }
    }

    /// The stops that have been reached, lowest first.
    static func reached(_ stops: [ScrollStop], at offset: Double) -> [ScrollStop] {
        stops.isEmpty ? [] : stops.filter { $0.at <= offset }.sorted { $0.at < $1.at }
    }

    /// The stop that a ramp leads to at an offset, and how far the way has been gone, 0 to 1.
    static func ramp(_ stops: [ScrollStop], at offset: Double) -> (stop: ScrollStop, share: Double)? {
        guard !stops.isEmpty, let next = stops.filter({ $0.at > offset }).min(by: { $0.at < $1.at }), next.ramp == .linear
        else { return nil }
        let start = stops.filter { $0.at <= offset }.map(\.at).max() ?? 0
        guard next.at > start else { return nil }
        return (next, max(0, (offset - start) / (next.at - start)))
    }

    private static func mix(_ start: StyleValue?, _ end: StyleValue?, _ share: Double, _ request: BarRequest) -> StyleValue? {
        switch end {
        case .color(let color):
            guard let to = request.resolve(color) else { return nil }
            let from = request.resolve(start?.color) ?? to.with(opacity: 0)
            return .color(.plain(from.mixed(with: to, share)))
        case .number(let to):
            guard let from = start?.number else { return nil }
            return .number(from + (to - from) * share)
        default: return nil
        }
    }
}
