public import Model

/// Everything that decides how the bar of one screen looks.
public struct BarRequest: Sendable {
    public var project: Project
    public var screen: Screen
    public var stack: StackID
    /// The screens of the stack up to this one, root first.
    public var stackBelow: [ScreenID]
    /// What has happened to the app so far, this screen's own appearing included.
    public var journal: Journal
    /// How far the page's content is scrolled, in points.
    public var scroll: Double
    /// Always light on a phone that knows no other.
    public var appearance: Appearance
    public var profile: Profile
    public var orientation: Orientation
    public var images: any ImageLibrary
    /// Where the project's screens stand, if the caller knows.
    public var places: ScreenPlaces?

    public init(
        project: Project, screen: Screen, stack: StackID, stackBelow: [ScreenID], journal: Journal, scroll: Double = 0,
        appearance: Appearance = .light, profile: Profile = .ios18, orientation: Orientation = .portrait,
        images: any ImageLibrary = NoImages(), places: ScreenPlaces? = nil
    ) {
        self.project = project
        self.screen = screen
        self.stack = stack
        self.stackBelow = stackBelow
        self.journal = journal
        self.scroll = scroll
        self.appearance = profile.hasDarkAppearance ? appearance : .light
        self.profile = profile
        self.orientation = orientation
        self.images = images
        self.places = places
    }

    /// The place of a screen in the project's list.
    func place(of id: ScreenID) -> Int? {
        if let places { return places[id] }
        return project.screens.firstIndex { $0.id == id }
    }

    /// 0 for the root of a stack.
    public var depth: Int { stackBelow.count }

    /// Whether the page has no navigation controller.
    public var isBare: Bool { modal?.bare == true }

    /// The project's modal that the stack is; `nil` for other stacks, and for a screen that was presented by itself.
    public var modal: Modal? {
        guard case .modal = stack else { return nil }
        let root = stackBelow.first ?? screen.id
        return project.modals.first { $0.stack.first == root } ?? project.modals.first { $0.stack.contains(root) }
    }

    /// The style of the navigation controller that the screen stands in.
    public var stackStyle: Style {
        switch stack {
        case .tab(let index): project.tabs.indices.contains(index) ? project.tabs[index].style : Style()
        case .main: project.tabs.first?.style ?? Style()
        case .modal: modal?.style ?? Style()
        }
    }

    /// The colour to paint; `nil` for one that the palette cannot give.
    public func resolve(_ color: Color?) -> RGBA? {
        color.flatMap { project.palette.resolve($0, appearance) }
    }
}
