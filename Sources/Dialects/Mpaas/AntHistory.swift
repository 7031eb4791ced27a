import Model

/// What has happened to the shared bar so far: the journal, folded into the bar's state.
struct AntHistory: JournalFold {
    struct Basis: Equatable {
        let surroundings: Surroundings
        let theme: AntTheme
    }

    private(set) var bar: AntBar
    /// The application's status bar style, which `setStatusBarStyle:` of any page changes for all.
    private(set) var statusBar: AntValue<String>?
    private let basis: Basis
    private var screens: ScreenIndex

    /// The bar before any page has appeared.
    init(_ basis: Basis) {
        self.basis = basis
        screens = ScreenIndex(basis.surroundings.project)
        bar = AntBar(basis.theme)
    }

    private var surroundings: Surroundings { basis.surroundings }

    mutating func tell(_ happening: Happening) {
        if surroundings.isNewController(happening) { bar = AntBar(basis.theme) }
        guard let screen = screens[happening.screen] else { return }
        if sharesBar(happening.stack) {
            let isTabRoot = BarRequest.isTabRoot(happening.stack, happening.screens.first == happening.screen)
            tell(happening.moment, screen, isTabRoot: isTabRoot)
        } else {
            setStatusBar(happening.moment, screen)
        }
    }

    /// All stacks share the bar but those of modals, which bring one of their own.
    private func sharesBar(_ stack: StackID) -> Bool {
        switch (stack, surroundings.stack) {
        case (.modal, _), (_, .modal): stack == surroundings.stack
        default: true
        }
    }

    /// The base class sets its default and what the page asks for as a page appears; live entries follow at their moments.
    private mutating func tell(_ moment: Happening.Moment, _ screen: Screen, isTabRoot: Bool) {
        if moment == .willAppear, screen.autoStyle != false {
            bar.setDefault(basis.theme)
            bar.setPage(screen, isTabRoot: isTabRoot, surroundings)
        }
        for entry in screen.live where entry.moment == moment.live {
            if entry.style.text(.base) == "default" { bar.setDefault(basis.theme) }
            if entry.call == .resetColor { bar.resetColor(by: screen.id) }
            bar.apply(entry.style, at: .live, by: screen.id, surroundings)
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
    private mutating func scroll(_ screen: Screen, to offset: Double) {
        guard !screen.scroll.isEmpty else { return }
        for stop in ScrollStyle.reached(screen.scroll, at: offset) {
            bar.apply(stop.style, at: .scroll, by: screen.id, surroundings)
        }
        if let (stop, share) = ScrollStyle.ramp(screen.scroll, at: offset) {
            var end = bar
            end.apply(stop.style, at: .scroll, by: screen.id, surroundings)
            bar = bar.mixed(with: end, share)
        }
    }
}

extension AntHistory {
    /// The bar as a request's screen finds it and has changed it.
    init(_ request: BarRequest, _ theme: AntTheme) {
        self = request.journal.folded(Basis(surroundings: request.surroundings, theme: theme))
        if request.moments(of: request.screen.id).isEmpty {
            for moment in [Happening.Moment].atRest { tell(moment, request.screen, isTabRoot: request.isTabRoot) }
        }
        scroll(request.screen, to: request.scroll)
    }
}

extension BarRequest {
    /// Whether the screen is the page of a tab.
    var isTabRoot: Bool { Self.isTabRoot(stack, depth == 0) }

    fileprivate static func isTabRoot(_ stack: StackID, _ isRoot: Bool) -> Bool {
        if case .tab = stack { isRoot } else { false }
    }
}
