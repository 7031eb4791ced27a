import Model

/// What each page was told last, and which tab's page came to the front.
struct PageHistory: JournalFold {
    private struct Page: Hashable {
        let screen: ScreenID
        let stack: StackID
    }

    struct Everything: Equatable {}

    /// The page of a tab that has come to the front last, in whatever way.
    private(set) var lastTabPage: ScreenID?
    /// The tab's page that was there at the start, or that a person selected since.
    private(set) var selectedTabPage: Happening?
    private var moments: [Page: [Happening.Moment]] = [:]
    private var loaded: [StackID: Set<ScreenID>] = [:]

    init(_: Everything) {}

    mutating func tell(_ happening: Happening) {
        let page = Page(screen: happening.screen, stack: happening.stack)
        if happening.moment == .load {
            moments[page] = nil
            loaded[happening.stack, default: []].insert(happening.screen)
        }
        moments[page, default: []].removeAll { $0 == happening.moment }
        moments[page, default: []].append(happening.moment)
        guard case .tab = happening.stack, happening.moment == .willAppear else { return }
        lastTabPage = happening.screen
        let isSelected = happening.cause == .selectTab && happening.isByHand
        if happening.cause == nil || isSelected { selectedTabPage = happening }
    }

    /// The pages that have ever loaded in a stack.
    func loaded(in stack: StackID) -> Set<ScreenID> { loaded[stack] ?? [] }

    /// What a page was told since it loaded, each moment at its last time; none if no happening mentions the page.
    func moments(of screen: ScreenID, in stack: StackID) -> [Happening.Moment] {
        moments[Page(screen: screen, stack: stack)] ?? []
    }
}

extension BarRequest {
    var pages: PageHistory { journal.folded(PageHistory.Everything()) }

    /// What a page of this stack was told since it loaded, each moment at its last time.
    func moments(of page: ScreenID) -> [Happening.Moment] { pages.moments(of: page, in: stack) }
}

extension [Happening.Moment] {
    /// What a page that is at rest has been told, where no journal tells more.
    static let atRest: [Happening.Moment] = [.load, .willAppear, .didAppear]
}
