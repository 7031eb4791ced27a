extension Project {
    /// Renames a colour of the palette and every use of it; nothing happens if the new name is taken.
    mutating func rename(_ old: String, to new: String) {
        guard !new.isEmpty, palette[new] == nil, let index = palette.entries.firstIndex(where: { $0.name == old }) else { return }
        palette.entries[index].name = new
        mapColors { $0.renaming(old, to: new) }
    }

    /// The number of places that use a colour of the palette.
    public func uses(of name: String) -> Int {
        var copy = self
        var count = 0
        copy.mapColors { color in
            if color.renaming(name, to: "") != color { count += 1 }
            return color
        }
        return count
    }

    private mutating func mapColors(_ change: (Color) -> Color) {
        for index in palette.entries.indices { palette.entries[index].color = change(palette.entries[index].color) }
        theme.style.mapColors(change)
        theme.item?.mapColors(change)
        defaults?.mapColors(change)
        for index in tabs.indices {
            tabs[index].style.mapColors(change)
            tabs[index].item?.mapColors(change)
        }
        for index in modals.indices { modals[index].style.mapColors(change) }
        for index in screens.indices { screens[index].mapColors(change) }
    }
}

extension Color {
    fileprivate func renaming(_ old: String, to new: String) -> Color {
        switch self {
        case .plain: self
        case .palette(let name): name == old ? .palette(new) : self
        case .pair(let light, let dark): .pair(light: light.renaming(old, to: new), dark: dark.renaming(old, to: new))
        }
    }
}

extension Screen {
    fileprivate mutating func mapColors(_ change: (Color) -> Color) {
        background = background.map(change)
        loadingColors = loadingColors?.map(change)
        style.mapColors(change)
        item.mapColors(change)
        for index in live.indices {
            live[index].style.mapColors(change)
            live[index].item?.mapColors(change)
        }
        for index in scroll.indices {
            scroll[index].style.mapColors(change)
            scroll[index].item?.mapColors(change)
        }
    }
}

extension Item {
    fileprivate mutating func mapColors(_ change: (Color) -> Color) {
        if case .value(var title) = title, let color = title.secondLine?.color {
            title.secondLine?.color = change(color)
            self.title = .value(title)
        }
        left = left?.map { $0.mappingColors(change) }
        right = right?.map { $0.mappingColors(change) }
        whenLarge?.mapColors(change)
    }
}

extension BarItem {
    fileprivate func mappingColors(_ change: (Color) -> Color) -> BarItem {
        var result = self
        result.tint = tint.map(change)
        return result
    }
}

extension Style {
    fileprivate mutating func mapColors(_ change: (Color) -> Color) {
        for key in keys {
            switch self[key] {
            case .color(let color): self[key] = .color(change(color))
            case .customBar(var bar):
                bar.background = bar.background.map(change)
                self[key] = .customBar(bar)
            case .style(var style):
                style.mapColors(change)
                self[key] = .style(style)
            default: break
            }
        }
    }
}
