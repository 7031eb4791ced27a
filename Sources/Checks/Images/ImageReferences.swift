import Model

/// Every picture that a project refers to, and the screen that does; `nil` for the theme and the stacks.
struct ImageReferences {
    private(set) var uses: [(reference: String, screen: ScreenID?)] = []

    init(_ project: Project) {
        add(project.defaults, nil)
        add(project.theme.style, nil)
        add(project.theme.item, nil)
        for tab in project.tabs {
            add(tab.style, nil)
            add(tab.item, nil)
            // A name without a point or colon is one of the built-in icons.
            if let icon = tab.icon, icon.contains(".") || icon.contains(":") { uses.append((icon, nil)) }
        }
        for modal in project.modals { add(modal.style, nil) }
        for screen in project.screens { add(screen) }
    }

    private mutating func add(_ screen: Screen) {
        if let image = screen.contentImage { uses.append((image, screen.id)) }
        add(screen.style, screen.id)
        add(screen.item, screen.id)
        for entry in screen.live {
            add(entry.style, screen.id)
            add(entry.item, screen.id)
        }
        for stop in screen.scroll {
            add(stop.style, screen.id)
            add(stop.item, screen.id)
        }
    }

    private mutating func add(_ style: Style?, _ screen: ScreenID?) {
        guard let style else { return }
        for key in style.keys where key.kind == .image {
            if let image = style.text(key) { uses.append((image, screen)) }
        }
        add(style.scrollEdge, screen)
    }

    private mutating func add(_ item: Item?, _ screen: ScreenID?) {
        guard let item else { return }
        let items = (item.left ?? []) + (item.right ?? [])
        let images = [item.title?.value?.image, item.back?.image?.value] + items.map(\.image)
        uses += images.compactMap { image in image.map { ($0, screen) } }
        add(item.whenLarge, screen)
    }
}
