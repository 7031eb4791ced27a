import Model

/// A part of the project that uses a colour of the palette.
nonisolated struct ColorPlace: Equatable, Sendable {
    enum Owner: Equatable, Sendable {
        case defaults, theme
        case color(String)
        case tab(String)
        case modal
        case screen(ScreenID)
    }

    let owner: Owner
    /// How many values there use it.
    let uses: Int
}

extension Project {
    /// Where a colour of the palette is used, in the order of the file.
    nonisolated func places(using name: String) -> [ColorPlace] {
        var places: [ColorPlace] = []
        func look(_ owner: ColorPlace.Owner, _ fill: (inout Project) -> Void) {
            var part = Project()
            fill(&part)
            let uses = part.uses(of: name)
            if uses > 0 { places.append(ColorPlace(owner: owner, uses: uses)) }
        }
        look(.defaults) { $0.defaults = defaults }
        for entry in palette.entries { look(.color(entry.name)) { $0.palette = Palette([entry]) } }
        look(.theme) { $0.theme = theme }
        for tab in tabs { look(.tab(tab.title)) { $0.tabs = [tab] } }
        for modal in modals { look(.modal) { $0.modals = [modal] } }
        for screen in screens { look(.screen(screen.id)) { $0.screens = [screen] } }
        return places
    }
}
