import Model

/// UIKit's own bar on one screen, from the levels that a dialect lets reach it.
struct SystemBar {
    /// The keys of the bar itself, which belong to no appearance.
    private var cascade: Cascade
    private let item: Item
    private let isLarge: Bool

    init(_ dialect: DialectName, _ request: BarRequest, levels: (Style) -> [LevelStyle], item: Item) {
        let plain = Cascade(dialect, request, levels: levels(Style()))
        let isBlack = plain.peek(.barStyle)?.value.text == "black"
        let builtIn = SystemStyle.builtIn(request, isBlack: isBlack)
        cascade = Cascade(dialect, scrolled: request, levels: levels(builtIn))
        isLarge = LargeTitle.isOn(request, item)
        self.item = item.large(isLarge && request.contentScroll < LargeTitle.height + request.searchFold)
    }

    /// The bar; `ground` replaces what UIKit would paint behind title and items.
    func resolve(ground: ([BarLayer]) -> [BarLayer] = { $0 }) -> ResolvedBar {
        var cascade = cascade
        let request = cascade.request
        let look = look(&cascade)
        let tint = cascade.pickTint()
        var bar = ResolvedBar(
            title: look.title, largeTitle: look.largeTitle,
            prompt: TextLook(Font(size: 13), look.title.color), button: look.button, iconColor: tint,
            backLabel: look.backLabel, backArrowColor: tint, disabledColor: request.systemColors.disabled,
            tabBar: cascade.tabBar())
        bar.layers = ground(look.layers)
        bar.highlightAlpha = 0.4
        bar.item = item
        bar.isLargeTitle = isLarge
        bar.showsBack = request.depth > 0 && !item.hasLeftItems && item.hidesBack != true
        bar.backText = bar.showsBack ? request.backText(item) : nil
        bar.backImage = request.backImage(item, otherwise: look.backImage)
        placeContent(&bar, &cascade)
        bar.statusBar = statusBar(&cascade, under: bar.layers)
        bar.trace = cascade.traces
        return bar
    }

    /// The look at the scroll offset, between the scroll-edge and the standard one.
    private func look(_ cascade: inout Cascade) -> SystemLook {
        let request = cascade.request
        let share = cascade.takes(.scrollEdge) ? ScrollEdge.share(request, isLarge: isLarge) : 0
        let standard = share < 1 ? SystemLook(Cascade(cascade.dialect, request, levels: cascade.levels)) : nil
        let edge = share > 0 ? edgeLook(cascade) : nil
        if share >= 0.5, let edge {
            cascade.adopt(edge.look.traces.filter { !edge.isMissing || !ScrollEdge.ground.contains($0.key) })
            if edge.isMissing { recordMissing(&cascade) }
        } else if let standard {
            cascade.adopt(standard.traces)
        }
        guard let standard else { return edge?.look ?? SystemLook(cascade) }
        return edge.map { standard.mixed(with: $0.look, share) } ?? standard
    }

    /// The look at the content's top, and whether no level has set one.
    private func edgeLook(_ cascade: Cascade) -> (look: SystemLook, isMissing: Bool) {
        let levels = ScrollEdge(cascade.levels).levels
        let edge = Cascade(
            cascade.dialect, cascade.request, levels: levels ?? ScrollEdge.transparent(cascade.levels), part: "scrollEdge.")
        return (SystemLook(edge), levels == nil)
    }

    private func recordMissing(_ cascade: inout Cascade) {
        for key in ScrollEdge.ground {
            cascade.record(
                key, at: .builtIn, rule: "scrollEdgeMissing",
                sentence: "The content stands at its top and no scroll-edge style is set, so the bar has no ground.",
                values: [.builtIn: .null])
        }
    }

    /// Content runs under a translucent bar, and under an opaque one if the page says so; a hidden bar takes no room.
    private func placeContent(_ bar: inout ResolvedBar, _ cascade: inout Cascade) {
        let isTranslucent = isTranslucent(&cascade)
        let includesOpaque = cascade.flag(.includesOpaqueBars) ?? false
        bar.contentUnderBar = isTranslucent || includesOpaque
        bar.isHidden = cascade.flag(.hidden) ?? false || cascade.request.isBare
        if bar.isHidden {
            bar.layers = []
            bar.showsItems = false
            bar.contentUnderBar = true
            bar.touchThrough = true
        }
    }

    /// Before iOS 13 an opaque picture makes the bar opaque, unless someone says whether it is translucent.
    private func isTranslucent(_ cascade: inout Cascade) -> Bool {
        let pick = cascade.pick(.translucent)
        if (pick?.level ?? .builtIn) == .builtIn, (7..<13).contains(cascade.request.profile.version),
            let image = cascade.peek(.backgroundImage)?.value.text, let facts = cascade.request.images.facts(image)
        {
            return facts.hasAlphaChannel
        }
        return pick?.value.flag ?? true
    }

    private func statusBar(_ cascade: inout Cascade, under layers: [BarLayer]) -> StatusBarLook {
        let isBlack = cascade.text(.barStyle) == "black"
        let isHidden = cascade.flag(.statusBarHidden) ?? false
        let style = cascade.statusBarStyle()
        return SystemStatusBar.look(style, isBlack: isBlack, isHidden: isHidden, cascade.request, under: layers)
    }
}

extension Cascade {
    /// Whether the dialect takes a key at any level above the built-in one.
    func takes(_ key: StyleKey) -> Bool { SupportTable.of(dialect).levels(key) != .builtIn }

    /// The style of the status bar; where pages do not decide on it, what the application asked for counts.
    mutating func statusBarStyle() -> String? {
        guard request.project.statusBarPerScreen == false else { return text(.statusBar) }
        let application = levels.last { ($0.level == .theme || $0.level == .live) && $0.style[.statusBar] != nil }
        record(
            .statusBar, at: application?.level ?? .builtIn, rule: "application",
            sentence: "Pages do not decide on the status bar in this app, so what the application asked for counts.")
        return application?.style.text(.statusBar)
    }
}
