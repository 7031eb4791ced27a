import Model

/// The bar object that a navigation controller holds.
enum BarObject: Equatable {
    /// UIKit's own; a new one has lost what was set on the one before it.
    case plain(isNew: Bool)
    /// A page's or a stack's own; bars of one name are one object.
    case custom(name: String, CustomBar)

    var isPlain: Bool { if case .plain = self { true } else { false } }

    /// Whether both are one object.
    func isSame(as other: BarObject) -> Bool {
        switch (self, other) {
        case (.plain, .plain): true
        case (.custom(let one, _), .custom(let two, _)): one == two
        default: false
        }
    }
}

/// Which bar a navigation controller holds, after all that its pages have done.
struct BarHolder: JournalFold {
    private(set) var object = BarObject.plain(isNew: false)
    /// Pages whose back item has lost its text, because a page with a bar of its own was pushed on them.
    private(set) var emptiedBack: Set<ScreenID> = []
    private let surroundings: Surroundings
    private var screens: ScreenIndex
    /// The pages that have been told of something.
    private var known: Set<ScreenID> = []

    /// Before any page has appeared.
    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        screens = ScreenIndex(surroundings.project)
    }

    mutating func tell(_ happening: Happening) {
        guard happening.stack == surroundings.stack else { return }
        if surroundings.isNewController(happening) { self = BarHolder(surroundings) }
        known.insert(happening.screen)
        switch happening.moment {
        case .willAppear: appear(happening.screen)
        case .willDisappear: disappear(happening)
        case .load, .didAppear, .didDisappear, .tap: break
        }
    }

    private mutating func appear(_ screen: ScreenID) {
        emptiedBack.remove(screen)
        if let bar = ownBar(screen) { object = .custom(name: bar.name ?? screen, bar) }
    }

    /// Popped, a page leaves a new plain bar. Otherwise it takes what is now on top for its destination, itself under a modal:
    /// for one with a bar of its own it empties its back item, for another one it installs a new plain bar.
    private mutating func disappear(_ happening: Happening) {
        guard ownBar(happening.screen) != nil else { return }
        let isPopped = !happening.screens.contains(happening.screen)
        if !isPopped, let target = happening.screens.last, ownBar(target) != nil {
            emptiedBack.insert(happening.screen)
        } else {
            object = .plain(isNew: true)
        }
    }

    /// The bar that a page swaps in; one that slides with its page leaves the controller's alone.
    private mutating func ownBar(_ screen: ScreenID) -> CustomBar? {
        screens[screen]?.style.customBar.flatMap { $0.slides == true ? nil : $0 }
    }
}

extension BarHolder {
    /// What the controller of a request's screen holds. A bar given to the whole stack stays, whatever pages bring.
    init(_ request: BarRequest) {
        if let own = request.stackStyle.customBar {
            self.init(request.surroundings)
            object = .custom(name: own.name ?? "stack", own)
            return
        }
        self = request.journal.folded(request.surroundings)
        if !known.contains(request.screen.id) { appear(request.screen.id) }
    }
}
