import Model

/// One page under NavigationAndStyle, which paints the bar's ground into the page itself.
struct StyledPage {
    private let request: BarRequest
    private let item: Item
    private let isLarge: Bool
    private let cascade: Cascade
    private let systemTints: SystemTints

    init(_ request: BarRequest) {
        self.request = request
        let live = request.appliedLive
        let item = request.item(live: live)
        isLarge = Self.isLarge(request, item)
        self.item = item.large(isLarge && request.contentScroll < Self.largeUntil + request.searchFold)
        systemTints = SystemTints(request, live: live)
        cascade = Cascade(.navigationAndStyle, scrolled: request, levels: request.replacingLevels(live: live.style))
    }

    /// A title counts as large while the bar is higher than 59.75 points.
    private static let largeUntil = 44 + LargeTitle.height - 59.75

    func resolve() -> ResolvedBar {
        var cascade = cascade
        let title = cascade.look(.title, otherwise: .black)
        let button = cascade.look(.button, otherwise: request.systemColors.blue)
        let icon = cascade.color(.imageTint) ?? request.systemColors.blue
        var bar = ResolvedBar(
            title: title, largeTitle: cascade.look(.largeTitle, otherwise: .black),
            prompt: TextLook(Font(size: 13), title.color), button: button, iconColor: icon, backLabel: button,
            backArrowColor: icon, disabledColor: cascade.color(.disabledColor) ?? RGBA(170, 170, 170),
            tabBar: cascade.tabBar())
        bar.highlightAlpha = cascade.number(.highlightAlpha) ?? 0.66
        bar.item = systemTints.item(item, in: bar)
        bar.isLargeTitle = isLarge
        bar.touchThrough = true
        bar.labelsTakeTaps = true
        bar.extendsPictures = false
        bar.groundKeepsHeight = isLarge && request.screen.shrinkOnScroll != true
        bar.layers = layers(&cascade)
        bar.dock = dock(cascade)
        bar.isCovered = isCovered
        bar.tintsTitleImage = true
        bar.breaksItemText = true
        bar.statusBar = statusBar(&cascade)
        bar.trace = cascade.traces
        return bar
    }

    /// Bottom to top: shadow, fill, picture, mask colour, mask picture, line. The shadow reaches 44 points below the bar, 32 on a
    /// page with a bar of its own.
    private func layers(_ cascade: inout Cascade) -> [BarLayer] {
        let maskAlpha = min(1, max(0, cascade.number(.maskAlpha) ?? 1))
        let shadowImage = cascade.text(.shadowImage)
        let height = cascade.number(.hairlineHeight) ?? 1
        return Array(painting: [
            cascade.color(.shadowColor).map {
                BarLayer(.shadow, color: $0, image: shadowImage, extent: .overhang(request.isBare ? 32 : 44))
            },
            cascade.color(.background).map { BarLayer(.color, color: $0) },
            request.imageLayer(cascade.text(.backgroundImage), mode: "aspectFill"),
            cascade.color(.maskColor).map { BarLayer(.mask, color: $0, alpha: maskAlpha) },
            request.imageLayer(cascade.text(.maskImage), kind: .mask, mode: "aspectFill", alpha: maskAlpha),
            cascade.color(.hairline).map { BarLayer(.hairline, color: $0, extent: .lineBelow(height)) },
        ])
    }

    /// Docked content starts below the line, unless its colour is `UIColor.clear` itself; another clear colour still counts.
    private func dock(_ cascade: Cascade) -> Double? {
        guard request.screen.dock != nil || request.screen.contentTop == .docked else { return nil }
        let line = request.resolve(cascade.peek(.hairline)?.value.color) ?? .clear
        let height = cascade.peek(.hairlineHeight)?.value.number ?? 1
        return (request.screen.dock?.constant ?? 0) + (line == .clear ? 0 : height)
    }

    /// Content that begins at the top of the screen lies over the ground, unless it was sent behind it.
    private var isCovered: Bool {
        let screen = request.screen
        return screen.contentTop == .screen && screen.content != .empty && screen.shrinkOnScroll != true && screen.dock == nil
    }

    /// The style's status bar reaches the phone only if the page hands it on.
    private func statusBar(_ cascade: inout Cascade) -> StatusBarLook {
        let isForwarded = request.screen.forwardsStatusBar != false && request.project.statusBarPerScreen != false
        guard isForwarded else {
            cascade.record(
                .statusBar, at: .builtIn, rule: "notForwarded",
                sentence: "The page does not return the style's status bar from preferredStatusBarStyle, so the default stays.")
            return SystemStatusBar.look(nil, isBlack: false, request)
        }
        return SystemStatusBar.look(cascade.text(.statusBar), isBlack: false, request)
    }

    /// `setLargeTitle` switches large titles on for the whole bar and nothing switches them off, so a title of mode `automatic`
    /// is large once a page of the stack has asked for one. A page without a navigation controller is refused.
    private static func isLarge(_ request: BarRequest, _ item: Item) -> Bool {
        guard !request.isBare, request.profile.version >= 11 else { return false }
        switch item.largeTitle {
        case .always: return true
        case .never, nil: return false
        case .automatic:
            return request.pages.loaded(in: request.stack).contains { page in
                request.project[screen: page].map { request.ownItem(of: $0).largeTitle == .always } == true
            }
        }
    }
}
