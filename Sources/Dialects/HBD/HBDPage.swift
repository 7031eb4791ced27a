import Model

/// One page under HBDNavigationBar.
struct HBDPage {
    private let request: BarRequest
    private let version: HBDVersion
    private let live: [LiveEntry]

    init(_ request: BarRequest) {
        self.request = request
        version = HBDVersion(request.project.library)
        live = request.appliedLive
    }

    static let builtIn = Style([.barAlpha: .number(1), .tint: .color(.plain(.black))])

    /// The page's levels with all changes, scroll stops on top.
    var cascade: Cascade {
        Cascade(.hbd, scrolled: request, levels: request.levels(builtIn: Self.builtIn, live: live.style))
    }

    /// What the library computes for the page.
    var look: HBDLook {
        var cascade = cascade
        return look(&cascade)
    }

    /// On iOS 26 some versions lose a background that is set once the page has shown.
    private func look(_ cascade: inout Cascade) -> HBDLook {
        guard request.has(.frozenBackground), setsBackgroundLate else { return HBDLook(&cascade) }
        let early = live.filter { $0.moment == .load || $0.moment == .appear }
        var first = Cascade(.hbd, request, levels: request.levels(builtIn: Self.builtIn, live: early.style))
        let ground = HBDGround(&first)
        for trace in first.traces {
            cascade.record(
                trace.key, at: trace.entries.first(where: \.wins)?.level ?? .builtIn, rule: "frozen",
                sentence: "On iOS 26 a background that is set after the page has shown does not reach the bar.")
        }
        return HBDLook(&cascade, ground: ground)
    }

    private var setsBackgroundLate: Bool {
        let late = live.filter { $0.moment != .load && $0.moment != .appear }.map(\.style) + request.screen.scroll.map(\.style)
        return late.contains { $0[.background] != nil || $0[.backgroundImage] != nil }
    }

    func resolve() -> ResolvedBar {
        var cascade = cascade
        let look = look(&cascade)
        let texts = HBDTexts(&cascade)
        let button = TextLook(Font(size: 17, weight: request.systemWeight(400, family: nil)), texts.tint)
        var bar = ResolvedBar(
            title: texts.title, largeTitle: texts.title, prompt: TextLook(Font(size: 13), texts.title.color), button: button,
            iconColor: texts.tint, backLabel: button, backArrowColor: texts.tint,
            disabledColor: request.systemColors.disabled, tabBar: cascade.tabBar())
        bar.layers = look.layers(request)
        bar.isHidden = look.isHidden
        bar.touchThrough = look.alpha < 0.01
        bar.standsWhenHidden = true
        bar.item = item
        bar.backImage = request.backImage(bar.item, otherwise: cascade.text(.backImage))
        bar.showsBack = request.depth > 0 && !bar.item.hasLeftItems && bar.item.hidesBack != true
        bar.backText = bar.showsBack ? request.backText(bar.item) : nil
        placeContent(&bar, &cascade)
        hideItems(&bar, look)
        bar.statusBar = statusBar(&cascade)
        bar.fadesTabBar = version.fadesTabBar
        bar.trace = cascade.traces
        return bar
    }

    /// Showing a bar again takes the title view with it, and on systems before iOS 15 the left items.
    private var item: Item {
        var item = request.ownItem(of: request.screen)
        for entry in live {
            if let change = entry.item { item = item.merging(change) }
            if entry.style.flag(.hidden) == false { item.loseViews(request.profile) }
        }
        for stop in ScrollStyle.reached(request.screen.scroll, at: request.scroll) where stop.style.flag(.hidden) == false {
            item.loseViews(request.profile)
        }
        return request.scrolled(item)
    }

    /// Where content starts is decided once, by what the page had set before it first showed.
    private func placeContent(_ bar: inout ResolvedBar, _ cascade: inout Cascade) {
        let includesOpaque = cascade.flag(.includesOpaqueBars) ?? false
        let early = request.screen.live.filter { $0.moment == .load }
        var first = Cascade(.hbd, request, levels: request.levels(builtIn: Self.builtIn, live: early.style))
        if version.laysOutByColor {
            let color = first.peek(.background).flatMap { $0.level > .stack ? request.resolve($0.value.color) : nil }
            bar.contentUnderBar = includesOpaque || (color?.alpha ?? 0) < 255
            bar.reservesSpaceWhenHidden = !bar.contentUnderBar
        } else {
            bar.contentUnderBar = HBDLook(&first).extendsContent(request, includesOpaque: includesOpaque)
        }
    }

    /// A hidden bar is only clear; what else goes depends on the version.
    private func hideItems(_ bar: inout ResolvedBar, _ look: HBDLook) {
        if request.isBare {
            bar.isHidden = true
            bar.layers = []
            bar.showsItems = false
        } else if look.isHidden {
            bar.showsBack = false
            bar.item.title = nil
            bar.item.left = nil
            bar.showsItems = !version.fadesHiddenItems
        } else if look.alpha == 0, request.has(.itemsMasked) {
            bar.showsItems = false
        }
    }

    /// Light text for a black bar style, else UIKit's default, which follows the appearance.
    private func statusBar(_ cascade: inout Cascade) -> StatusBarLook {
        SystemStatusBar.look(
            nil, isBlack: cascade.peek(.barStyle)?.value.text == "black", isHidden: cascade.flag(.statusBarHidden) ?? false,
            request)
    }
}

extension Item {
    /// The title falls back to its text; left items are gone where the library had to replace them.
    fileprivate mutating func loseViews(_ profile: Profile) {
        if let text = titleText { title = .value(Title(text: text)) } else if title != nil { title = .nothing }
        if profile.version < 15 { left = nil }
    }
}
