import Model

/// The shared bar of one navigation controller, whose pages save its picture, set their own and restore the saved one.
struct SavingBar {
    private(set) var picture: SavedPicture?
    /// Set by `setNavigationBarHidden:` and kept until a page sets it again.
    private(set) var isHidden = false
    /// The page that put back what it had saved, if that is what the bar shows.
    private(set) var restorer: ScreenID?
    /// How each page went away without restoring.
    private(set) var kept: [ScreenID: SavingFault.Way] = [:]
    private let request: BarRequest
    /// What each page read from the bar as it loaded.
    private var saved: [ScreenID: SavedPicture?] = [:]

    /// The journal of the controller, folded into its bar's state.
    init(_ request: BarRequest) {
        self.request = request
        var screens = ScreenIndex(request.project)
        picture = themePicture
        let own = request.ownJournal
        for happening in own {
            guard let screen = screens[happening.screen] else { continue }
            tell(happening, screen)
        }
        if !own.contains(where: { $0.screen == request.screen.id }) {
            let screens = request.stackBelow + [request.screen.id]
            for moment in [Happening.Moment.load, .willAppear, .didAppear] {
                tell(Happening(moment, request.screen.id, in: request.stack, screens: screens), request.screen)
            }
        }
        for stop in ScrollStyle.reached(request.screen.scroll, at: request.scroll) {
            apply(stop.style, of: request.screen, at: .scroll)
        }
    }

    /// What a page read from the bar as it loaded; `nil` if it saved nothing, or if there was nothing.
    func saved(by screen: ScreenID) -> SavedPicture? { saved[screen] ?? nil }

    private mutating func tell(_ happening: Happening, _ screen: Screen) {
        let own = picture(of: screen.style, screen, at: .screen)
        switch happening.moment {
        case .load where own != nil: saved[screen.id] = .some(picture)
        case .willAppear:
            if let own { (picture, restorer) = (own, nil) }
            if let hides = screen.style.flag(.hidden) { isHidden = hides }
        case .willDisappear where own != nil:
            kept[screen.id] = way(happening, screen)
            if kept[screen.id] == nil, let before = saved[screen.id] { (picture, restorer) = (before, screen.id) }
        default: break
        }
        for entry in screen.live where entry.moment == happening.moment.live { apply(entry.style, of: screen, at: .live) }
    }

    private mutating func apply(_ style: Style, of screen: Screen, at level: Level) {
        if let hides = style.flag(.hidden) { isHidden = hides }
        if style[.backgroundImage] == .nothing {
            (picture, restorer) = (nil, nil)
        } else if let own = picture(of: style, screen, at: level) {
            (picture, restorer) = (own, nil)
        }
    }

    /// The page's test in viewWillDisappear, where the list of screens is already the new one: it was popped, or one page was
    /// pushed above it. The simple version loses its controller when it is popped without animation, before iOS 6.
    ///
    /// `nil` for a page that restores, else why it does not.
    private func way(_ happening: Happening, _ screen: Screen) -> SavingFault.Way? {
        let index = happening.screens.firstIndex(of: screen.id)
        switch screen.restore ?? .guarded {
        case .none: return .never
        case .simple where index == nil && !happening.isAnimated && request.profile.version < 6: return .notAnimated
        case .simple, .guarded: return index == nil || index == happening.screens.count - 2 ? nil : .several
        }
    }

    private var themePicture: SavedPicture? {
        let theme = request.project.theme.style
        let small = request.isCompact ? theme.text(.backgroundImageLandscape) : nil
        let paint = Paint(Style(), else: theme)
        guard let reference = small ?? theme.text(.backgroundImage), paint.paintsTheme(request.profile) else { return nil }
        return SavedPicture(reference: reference, mode: mode(theme, paint), level: .theme, owner: nil)
    }

    private func picture(of style: Style, _ screen: Screen, at level: Level) -> SavedPicture? {
        let theme = request.project.theme.style
        let small = request.isCompact ? style.text(.backgroundImageLandscape) : nil
        let paint = Paint(screen.style, else: theme)
        guard let reference = small ?? style.text(.backgroundImage), paint.canSet(request.profile) else { return nil }
        return SavedPicture(
            reference: reference, mode: mode(theme.merging(screen.style), paint), level: level, owner: screen.id)
    }

    private func mode(_ style: Style, _ paint: Paint) -> String {
        paint.isDrawn(request.profile) ? "natural" : style.text(.imageMode) ?? "stretch"
    }
}
