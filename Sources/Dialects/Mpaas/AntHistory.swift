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
        fold(request.journal)
        if request.history(of: request.screen.id).isEmpty {
            for moment in Self.atRest { tell(moment, request.screen, isTabRoot: request.isTabRoot) }
        }
        scroll()
    }

    /// Folds the journal from where the bar was last set back, so that a long way costs no more than a short one. Of what came
    /// before, that leaves whether the bar is hidden and the application's status bar; few pages set them.
    private mutating func fold(_ journal: [Happening]) {
        let start = journal.lastIndex { setsBack($0) } ?? 0
        let lasting = request.project.screens.filter { $0.live.contains(where: \.outlivesDefault) }
        for happening in lasting.isEmpty ? [] : journal[..<start] {
            if happening.isNewModal(request.stack) { bar = AntBar(theme) }
            if lasting.contains(where: { $0.id == happening.screen }) { tell(happening) }
        }
        for happening in journal[start...] {
            if happening.isNewModal(request.stack) { bar = AntBar(theme) }
            tell(happening)
        }
    }

    /// Whether the bar object is new, or all of it but being hidden is the theme's and the page's.
    private mutating func setsBack(_ happening: Happening) -> Bool {
        if happening.isNewModal(request.stack) { return true }
        guard happening.moment == .willAppear, Self.sharesBar(happening.stack, request.stack) else { return false }
        return screens[happening.screen].map { $0.autoStyle != false } ?? false
    }

    private static let atRest: [Happening.Moment] = [.load, .willAppear, .didAppear]

    /// All stacks share the bar but those of modals, which bring one of their own.
    private static func sharesBar(_ one: StackID, _ other: StackID) -> Bool {
        switch (one, other) {
        case (.modal, _), (_, .modal): one == other
        default: true
        }
    }

    private mutating func tell(_ happening: Happening) {
        guard let screen = screens[happening.screen] else { return }
        if Self.sharesBar(happening.stack, request.stack) {
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

extension LiveEntry {
    /// Whether it sets what a bar that is set back keeps.
    fileprivate var outlivesDefault: Bool { style.flag(.hidden) != nil || style.text(.statusBar) != nil }
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
