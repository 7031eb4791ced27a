import Model

/// The shared bar of one navigation controller, whose pages save its picture, set their own and restore the saved one.
struct SavingBar: JournalFold {
    private(set) var picture: SavedPicture?
    /// Set by `setNavigationBarHidden:` and kept until a page sets it again.
    private(set) var isHidden = false
    /// The page that put back what it had saved, if that is what the bar shows.
    private(set) var restorer: ScreenID?
    /// How each page went away without restoring.
    private(set) var kept: [ScreenID: SavingFault.Way] = [:]
    private let surroundings: Surroundings
    private var screens: ScreenIndex
    /// What each page read from the bar as it loaded.
    private var saved: [ScreenID: SavedPicture?] = [:]
    /// The pages that have been told of something.
    private var known: Set<ScreenID> = []

    /// The bar before any page has appeared.
    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        screens = ScreenIndex(surroundings.project)
        picture = themePicture
    }

    mutating func tell(_ happening: Happening) {
        guard happening.stack == surroundings.stack else { return }
        if surroundings.isNewController(happening) { self = SavingBar(surroundings) }
        known.insert(happening.screen)
        if let screen = screens[happening.screen] { tell(happening, screen) }
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
        case .simple where index == nil && !happening.isAnimated && surroundings.profile.version < 6: return .notAnimated
        case .simple, .guarded: return index == nil || index == happening.screens.count - 2 ? nil : .several
        }
    }

    private var themePicture: SavedPicture? {
        let theme = surroundings.project.theme.style
        let small = surroundings.isCompact ? theme.text(.backgroundImageLandscape) : nil
        let paint = Paint(Style(), else: theme)
        guard let reference = small ?? theme.text(.backgroundImage), paint.paintsTheme(surroundings.profile) else { return nil }
        return SavedPicture(reference: reference, mode: mode(theme, paint), level: .theme, owner: nil)
    }

    private func picture(of style: Style, _ screen: Screen, at level: Level) -> SavedPicture? {
        let theme = surroundings.project.theme.style
        let small = surroundings.isCompact ? style.text(.backgroundImageLandscape) : nil
        let paint = Paint(screen.style, else: theme)
        guard let reference = small ?? style.text(.backgroundImage), paint.canSet(surroundings.profile) else { return nil }
        return SavedPicture(
            reference: reference, mode: mode(theme.merging(screen.style), paint), level: level, owner: screen.id)
    }

    private func mode(_ style: Style, _ paint: Paint) -> String {
        paint.isDrawn(surroundings.profile) ? "natural" : style.text(.imageMode) ?? "stretch"
    }
}

extension SavingBar {
    /// The bar as a request's screen finds it and has changed it.
    init(_ request: BarRequest) {
        self = request.journal.folded(request.surroundings)
        let screen = request.screen
        if !known.contains(screen.id) {
            let screens = request.stackBelow + [screen.id]
            for moment in [Happening.Moment].atRest {
                tell(Happening(moment, screen.id, in: request.stack, screens: screens), screen)
            }
        }
        for stop in ScrollStyle.reached(screen.scroll, at: request.scroll) { apply(stop.style, of: screen, at: .scroll) }
    }
}
