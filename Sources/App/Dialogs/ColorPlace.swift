import Model

/// A part of the project that uses a colour of the palette.
nonisolated struct ColorPlace: Equatable, Sendable {
    enum Owner: Equatable, Sendable {
        case defaults, theme
        case color(String)
        case tab(Int)
        case modal(Int)
        case screen(ScreenID)
        case live(ScreenID, Int)
        case scroll(ScreenID, Int)
    }

    /// The page of the inspector on which the part is edited.
    enum Page: String, Sendable { case style, items, screen }

    let owner: Owner
    var page = Page.style
    /// How many values there use it.
    let uses: Int
    /// The other colour of the palette that is used there, which is made of this one; `nil` if this one itself is.
    var through: String?
}

extension Project {
    /// Where a colour of the palette is used, in the order of the file; then where colours are used that are made of it.
    nonisolated func places(using name: String) -> [ColorPlace] {
        var places = directPlaces(using: name)
        var seen: Set<String> = [name], next = places.aliases
        while let alias = next.first {
            next.removeFirst()
            guard seen.insert(alias).inserted else { continue }
            var more = directPlaces(using: alias)
            for index in more.indices { more[index].through = alias }
            places += more
            next += more.aliases
        }
        return places
    }

    nonisolated private func directPlaces(using name: String) -> [ColorPlace] {
        var search = ColorSearch(name: name)
        search.look(.defaults) { $0.defaults = defaults }
        for entry in palette.entries { search.look(.color(entry.name)) { $0.palette = Palette([entry]) } }
        search.look(.theme) { $0.theme.style = theme.style }
        search.look(.theme, .items) { $0.theme.item = theme.item }
        for (index, tab) in tabs.enumerated() {
            search.look(.tab(index)) { $0.tabs = [.part(style: tab.style)] }
            search.look(.tab(index), .items) { $0.tabs = [.part(item: tab.item)] }
        }
        for (index, modal) in modals.enumerated() { search.look(.modal(index)) { $0.modals = [modal] } }
        for screen in screens { search.look(at: screen) }
        return search.places
    }
}

/// The search for the uses of one colour.
private nonisolated struct ColorSearch {
    let name: String
    var places: [ColorPlace] = []

    private func uses(_ fill: (inout Project) -> Void) -> Int {
        var part = Project()
        fill(&part)
        return part.uses(of: name)
    }

    mutating func look(_ owner: ColorPlace.Owner, _ page: ColorPlace.Page = .style, _ fill: (inout Project) -> Void) {
        let count = uses(fill)
        if count > 0 { places.append(ColorPlace(owner: owner, page: page, uses: count)) }
    }

    /// Looks at the parts only of a screen that uses the colour at all.
    mutating func look(at screen: Screen) {
        guard uses({ $0.screens = [screen] }) > 0 else { return }
        let id = screen.id
        look(.screen(id)) { $0.screens = [.part(id, style: screen.style)] }
        look(.screen(id), .items) { $0.screens = [.part(id, item: screen.item)] }
        for (index, entry) in screen.live.enumerated() {
            look(.live(id, index)) { $0.screens = [.part(id, style: entry.style)] }
            look(.live(id, index), .items) { $0.screens = [.part(id, item: entry.item)] }
        }
        for (index, stop) in screen.scroll.enumerated() {
            look(.scroll(id, index)) { $0.screens = [.part(id, style: stop.style)] }
            look(.scroll(id, index), .items) { $0.screens = [.part(id, item: stop.item)] }
        }
        var page = screen
        (page.style, page.item, page.live, page.scroll) = (Style(), Item(), [], [])
        look(.screen(id), .screen) { $0.screens = [page] }
    }
}

extension [ColorPlace] {
    /// The colours of the palette among the places.
    nonisolated fileprivate var aliases: [String] {
        compactMap { if case .color(let name) = $0.owner { name } else { nil } }
    }
}

extension Screen {
    /// A screen of which only a style and an item are there.
    nonisolated fileprivate static func part(_ id: ScreenID, style: Style = Style(), item: Item? = nil) -> Screen {
        var screen = Screen(id: id)
        screen.style = style
        screen.item = item ?? Item()
        return screen
    }
}

extension Tab {
    /// A tab of which only a style and an item are there.
    nonisolated fileprivate static func part(style: Style = Style(), item: Item? = nil) -> Tab {
        var tab = Tab(title: "", stack: [])
        tab.style = style
        tab.item = item
        return tab
    }
}
