import Model

/// One page of an mPaaS app: the shared bar's state, and what the page itself puts on it.
struct AntPage {
    private let request: BarRequest
    private let history: AntHistory
    private let cascade: Cascade
    private let item: Item
    /// Whether the framework's base class styles the page.
    private let isStyled: Bool

    init(_ cascade: Cascade, item: Item) {
        self.cascade = cascade
        self.item = item
        request = cascade.request
        history = AntHistory(cascade.request, AntTheme(cascade))
        isStyled = cascade.request.screen.autoStyle != false
    }

    /// Whether the page, or one before it, has called `setNavigationBarTranslucentStyle` last.
    var isClearByStyle: Bool { history.bar.backing.origin.call == .translucentStyle && !history.bar.isHidden.value }

    func resolve() -> ResolvedBar {
        var cascade = cascade
        let state = history.bar
        var title = cascade.font(.title)
        if setsWebTitle(state) { title.size = 16 }
        let button = cascade.look(.button, otherwise: AntTheme.defaultBlue)
        let back = AntBack(&cascade, item: item, isStyled: isStyled, button: button)
        var bar = ResolvedBar(
            title: TextLook(title, state.titleColor.value), largeTitle: TextLook(title, state.titleColor.value),
            prompt: TextLook(Font(size: 13), state.titleColor.value), button: button,
            iconColor: cascade.color(.imageTint) ?? AntTheme.defaultBlue,
            backLabel: TextLook(button.font, back.textColor), backArrowColor: back.arrowColor,
            disabledColor: request.systemColors.disabled,
            tabBar: cascade.tabBar(selected: AntTheme.defaultBlue))
        bar.item = back.colored(item)
        bar.showsBack = request.level > 1 && !item.hasLeftItems && item.hidesBack != true
        bar.backText = bar.showsBack ? backText : nil
        bar.backImage = request.backImage(item, otherwise: back.image)
        bar.layers = layers(state, image: cascade.text(.backgroundImage))
        bar.contentUnderBar = state.backing.value != .opaque
        place(&bar, &cascade, state)
        bar.statusBar = statusBar(&cascade, bar.layers)
        cascade.record(state, own: request.screen.id, isStyled: isStyled)
        bar.trace = cascade.traces
        return bar
    }

    /// A title colour that an H5 page asks for brings its own size of 16 points.
    private func setsWebTitle(_ state: AntBar) -> Bool {
        request.screen.content == .web && state.titleColor.origin.level > .theme
            && state.titleColor.origin.screen == request.screen.id
    }

    /// Bottom to top: blur, own colour, the theme's picture, UIKit's colour, line.
    private func layers(_ state: AntBar, image: String?) -> [BarLayer] {
        let isTheme = state.color.origin.level <= .theme
        return Array(painting: [
            state.backing.value == .frosted ? BarLayer(.blur, blur: "light") : nil,
            state.color.value.map { BarLayer(.color, color: $0) },
            isTheme ? request.imageLayer(image) : nil,
            state.systemColor.value.map { BarLayer(.color, color: $0) },
            state.line.value.map { BarLayer(.hairline, color: $0, extent: .lineBelow(nil)) },
        ])
    }

    /// A page may hide the bar and bring one of its own, which lies in the page.
    private func place(_ bar: inout ResolvedBar, _ cascade: inout Cascade, _ state: AntBar) {
        let hides = isStyled && request.screen.style.flag(.hidden) == true
        guard hides || state.isHidden.value || request.isBare else { return }
        bar.contentUnderBar = true
        bar.layers = []
        if hides, let custom = request.screen.style.customBar {
            let draws = custom.draws ?? [.back]
            bar.slidesWithPage = true
            bar.customHeight = custom.height
            bar.layers = Array(painting: [request.resolve(custom.background).map { BarLayer(.custom, color: $0) }])
            bar.item.right = nil
            bar.showsBack = bar.showsBack && draws.contains(.back)
            if !draws.contains(.title) { bar.item.title = nil }
            if !draws.contains(.prompt) { bar.item.prompt = nil }
        } else {
            bar.isHidden = true
            bar.showsItems = false
            bar.touchThrough = true
        }
    }

    /// The title of the first page on the second level, 返回 on deeper ones.
    private var backText: String? {
        if let own = item.back?.title { return own.value }
        if !isStyled { return request.backText(item) }
        if let asked = request.itemBelow?.backTitle { return asked.value }
        guard request.level == 2 else { return "返回" }
        return request.firstPage.flatMap { request.item(below: $0)?.titleText } ?? "返回"
    }

    /// The page's own style, else the application's; where pages decide, a live change is the page's alone.
    private func statusBar(_ cascade: inout Cascade, _ layers: [BarLayer]) -> StatusBarLook {
        let isBlack = cascade.text(.barStyle) == "black"
        let perScreen = request.project.statusBarPerScreen != false
        let application = history.statusBar.flatMap { perScreen && $0.origin.screen != request.screen.id ? nil : $0 }
        let page = isStyled ? request.screen.style.text(.statusBar) : nil
        let stop = cascade.peek(.statusBar).flatMap { $0.level == .scroll ? $0.value.text : nil }
        let style = stop ?? application?.value ?? page
        let level: Level = stop != nil ? .scroll : application != nil ? .live : page != nil ? .screen : .builtIn
        cascade.record(
            .statusBar, at: level, rule: application != nil && !perScreen ? "application" : level.ruleName,
            sentence: "What the application asked for outlives the page that did it; a page's own style is its own alone.",
            values: application.map { [.live: .string($0.value)] } ?? [:])
        return SystemStatusBar.look(style, isBlack: isBlack, request, under: layers)
    }
}

extension BarRequest {
    /// 1 for the page of a tab or the root of a modal, 2 for a page pushed on it.
    fileprivate var level: Int { stack == .main ? max(2, depth + 1) : depth + 1 }

    /// The first page of the stack; above the tabs, the tab's page that was shown last.
    fileprivate var firstPage: ScreenID? {
        stackBelow.first ?? pages.lastTabPage
    }
}
