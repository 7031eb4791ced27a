import Model

/// The styles that count while the content stands at its top.
struct ScrollEdge {
    /// Lowest first; `nil` if no level has a scroll-edge style, so that the standard one counts without its ground.
    let levels: [LevelStyle]?

    /// A level's first scroll-edge style is completed from its standard one, a later one from the scroll-edge style below. Once
    /// there is one, standard styles above it do not count; `null` starts over.
    init(_ standard: [LevelStyle]) {
        let restart = standard.lastIndex { $0.style[.scrollEdge] == .nothing } ?? -1
        var hasEdge = false
        let levels = standard.enumerated().map { index, entry -> LevelStyle in
            guard index > restart, let edge = entry.style.scrollEdge else {
                let keepsOwn = !hasEdge || entry.level == .scroll
                return keepsOwn ? entry : (entry.level, Self.tint(of: entry.style))
            }
            defer { hasEdge = true }
            let start = hasEdge && entry.level != .scroll ? Self.tint(of: entry.style) : entry.style
            return (entry.level, start.merging(edge))
        }
        self.levels = hasEdge ? levels : nil
    }

    /// The tint belongs to the bar, not to one of its appearances, so that it counts in both.
    private static func tint(of style: Style) -> Style {
        var own = Style()
        own[.tint] = style[.tint]
        return own
    }

    /// How much of the scroll-edge look shows, 1 at the top: it counts for every bar from iOS 15 on, before that only for bars
    /// with a large title, from iOS 13 on. The standard look fades in over the first 10 points under the bar (Flutter, Ionic).
    static func share(_ request: BarRequest, isLarge: Bool) -> Double {
        let version = request.profile.version
        guard version >= 15 || (version >= 13 && isLarge) else { return 0 }
        let start = request.searchFold + (isLarge ? LargeTitle.height : 0)
        return 1 - min(1, max(0, (request.contentScroll - start) / 10))
    }

    /// The keys of what is painted behind title and items.
    static let ground: [StyleKey] = [.blur, .background, .backgroundImage, .hairline, .hairlineImage]

    /// The standard look without its ground: what iOS shows where no scroll-edge style is set.
    static func transparent(_ standard: [LevelStyle]) -> [LevelStyle] {
        standard.map { level, style in
            guard level != .scroll else { return (level, style) }
            var style = style
            for key in ground + [.backgroundImageLandscape] { style[key] = nil }
            return (level, style)
        }
    }
}
