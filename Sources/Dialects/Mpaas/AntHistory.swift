import Model

/// What has happened to the shared bar so far: the journal, folded into the bar's state.
struct AntHistory {
    private(set) var bar: AntBar
    /// The application's status bar style, which `setStatusBarStyle:` of any page changes for all.
    private(set) var statusBar: AntValue<String>?
    private let theme: AntTheme
    private let request: BarRequest
    private var screens: ScreenIndex

    init(_ request: BarRequest, _ theme: AntTheme) {
        self.request = request
        self.theme = theme
        screens = ScreenIndex(request.project)
        bar = AntBar(theme)
        var isKnown = false
        for happening in request.journal {
            if happening.screen == request.screen.id, happening.stack == request.stack { isKnown = true }
            if happening.isNewModal(request.stack) { bar = AntBar(theme) }
            tell(happening, isOwn: Self.sharesBar(happening.stack, request.stack))
        }
        if !isKnown { for moment in Self.atRest { tell(moment, request.screen, isTabRoot: request.isTabRoot) } }
        scroll()
    }

    private static let atRest: [Happening.Moment] = [.load, .willAppear, .didAppear]

    /// All stacks share the bar but those of modals, which bring one of their own.
    private static func sharesBar(_ one: StackID, _ other: StackID) -> Bool {
        switch (one, other) {
        case (.modal, _), (_, .modal): one == other
        default: true
        }
    }

    private mutating func tell(_ happening: Happening, isOwn: Bool) {
        guard let screen = screens[happening.screen] else { return }
        if isOwn {
            let isTabRoot = BarRequest.isTabRoot(happening.stack, happening.screens.first == happening.screen)
            tell(happening.moment, screen, isTabRoot: isTabRoot)
        } else {
            setStatusBar(happening.moment, screen)
        }
    }

    /// The base class sets its default and what the page asks for as a page appears; live entries follow at their moments.
    private mutating func tell(_ moment: Happening.Moment, _ screen: Screen, isTabRoot: Bool) {
        if moment == .willAppear, screen.autoStyle != false {
            bar.setDefault(theme)
            bar.setPage(screen, isTabRoot: isTabRoot, request)
        }
        for entry in screen.live where entry.moment == moment.live {
            if entry.style.text(.base) == "default" { bar.setDefault(theme) }
            if entry.call == .resetColor { bar.resetColor(by: screen.id) }
            bar.apply(entry.style, at: .live, by: screen.id, request)
        }
        setStatusBar(moment, screen)
    }

    private mutating func setStatusBar(_ moment: Happening.Moment, _ screen: Screen) {
        for entry in screen.live where entry.moment == moment.live {
            guard let style = entry.style.text(.statusBar) else { continue }
            statusBar = AntValue(style, AntOrigin(level: .live, call: .page, screen: screen.id))
        }
    }

    /// The scroll stops that have been reached call in their order; a ramp leads from the state before to the one after a stop.
    private mutating func scroll() {
        let screen = request.screen
        guard !screen.scroll.isEmpty else { return }
        for stop in ScrollStyle.reached(screen.scroll, at: request.scroll) {
            bar.apply(stop.style, at: .scroll, by: screen.id, request)
        }
        if let (stop, share) = ScrollStyle.ramp(screen.scroll, at: request.scroll) {
            var end = bar
            end.apply(stop.style, at: .scroll, by: screen.id, request)
            bar = bar.mixed(with: end, share)
        }
    }
}

extension Happening {
    /// Whether a modal's controller is made, with a bar of its own.
    fileprivate func isNewModal(_ own: StackID) -> Bool {
        if case .modal = stack { moment == .load && cause == .present && stack == own } else { false }
    }
}

extension BarRequest {
    /// Whether the screen is the page of a tab.
    var isTabRoot: Bool { Self.isTabRoot(stack, depth == 0) }

    fileprivate static func isTabRoot(_ stack: StackID, _ isRoot: Bool) -> Bool {
        if case .tab = stack { isRoot } else { false }
    }
}
