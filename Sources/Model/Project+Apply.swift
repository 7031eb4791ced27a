extension Project {
    /// The project after an edit; the same project if the edit has nothing to change.
    public func applying(_ edit: Edit) -> Project {
        var result = self
        result.apply(edit)
        return result
    }

    private mutating func apply(_ edit: Edit) {
        switch edit {
        case .setStyle(let place, let key, let value): change(place) { $0[key] = value }
        case .replaceStyle(let place, let style): change(place) { $0 = style }
        case .setItem(let place, let item): setItem(item, at: place)
        case .setScreen(let screen): change(screen.id) { $0 = screen }
        case .addScreen(let screen, let index):
            if self[screen: screen.id] == nil { screens.insert(screen, at: min(max(0, index), screens.count)) }
        case .removeScreen(let id): remove(id)
        case .moveScreen(let id, let index): move(id, to: index)
        case .setTabs(let value): tabs = value
        case .setPushed(let value): pushed = value
        case .setModals(let value): modals = value
        case .setPalette(let value): palette = value
        case .renameColor(let old, let new): rename(old, to: new)
        case .setName(let value): name = value
        case .setDialect(let value):
            dialect = value
            // A version belongs to its library.
            if let library, !value.libraries.contains(library) { self.library = nil }
        case .setProfile(let value): profile = value
        case .setLibrary(let value): library = value
        case .setQuirks(let value): quirks = value
        case .setDevice(let value): device = value
        case .setAppearance(let value): appearance = value
        case .setSettings(let value): settings = value
        case .setStructure(let value): structure = value
        case .setScenarios(let value): scenarios = value
        case .setWaivers(let value): waivers = value
        case .several(let edits): edits.forEach { apply($0) }
        case .replace(let value): self = value
        }
    }

    /// The style at a place; an empty one if nothing is set there.
    public func style(at place: StylePlace) -> Style {
        let style: Style? =
            switch place.owner {
            case .defaults: defaults
            case .theme: theme.style
            case .tab(let index): tabs.indices.contains(index) ? tabs[index].style : nil
            case .modal(let index): modals.indices.contains(index) ? modals[index].style : nil
            case .screen(let id): self[screen: id]?.style
            case .live(let id, let index):
                self[screen: id].flatMap { $0.live.indices.contains(index) ? $0.live[index].style : nil }
            case .scroll(let id, let index):
                self[screen: id].flatMap { $0.scroll.indices.contains(index) ? $0.scroll[index].style : nil }
            }
        return (place.isScrollEdge ? style?.scrollEdge : style) ?? Style()
    }

    private mutating func change(_ place: StylePlace, _ change: @escaping (inout Style) -> Void) {
        let whole: (inout Style) -> Void = { style in
            guard place.isScrollEdge else { return change(&style) }
            var edge = style.scrollEdge ?? Style()
            change(&edge)
            style[.scrollEdge] = edge.isEmpty ? nil : .style(edge)
        }
        switch place.owner {
        case .defaults:
            var style = defaults ?? Style()
            whole(&style)
            defaults = style.isEmpty ? nil : style
        case .theme: whole(&theme.style)
        case .tab(let index): if tabs.indices.contains(index) { whole(&tabs[index].style) }
        case .modal(let index): if modals.indices.contains(index) { whole(&modals[index].style) }
        case .screen(let id): self.change(id) { whole(&$0.style) }
        case .live(let id, let index):
            self.change(id) { screen in
                if index == screen.live.count { screen.live.append(LiveEntry()) }
                if screen.live.indices.contains(index) { whole(&screen.live[index].style) }
            }
        case .scroll(let id, let index):
            self.change(id) { screen in
                if index == screen.scroll.count { screen.scroll.append(ScrollStop()) }
                if screen.scroll.indices.contains(index) { whole(&screen.scroll[index].style) }
            }
        }
    }

    mutating func change(_ id: ScreenID, _ change: (inout Screen) -> Void) {
        guard let index = screens.firstIndex(where: { $0.id == id }) else { return }
        change(&screens[index])
    }

    private mutating func remove(_ id: ScreenID) {
        if let index = screens.firstIndex(where: { $0.id == id }) { screens.remove(at: index) }
        for index in tabs.indices { tabs[index].stack.removeAll { $0 == id } }
        pushed?.removeAll { $0 == id }
        for index in modals.indices { modals[index].stack.removeAll { $0 == id } }
        modals.removeAll { $0.stack.isEmpty }
        waivers.removeAll { $0.screen == id }
    }

    private mutating func move(_ id: ScreenID, to index: Int) {
        guard let from = screens.firstIndex(where: { $0.id == id }) else { return }
        let screen = screens.remove(at: from)
        screens.insert(screen, at: min(max(0, index), screens.count))
    }
}
