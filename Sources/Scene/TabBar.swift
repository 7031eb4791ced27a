import Dialects
import Model

extension SceneBuilder {
    /// The tabs of a page's tab bar, evenly spaced.
    func tabElements(_ state: NavigationState, _ page: Page) -> [Element] {
        let width = page.width / Double(project.tabs.count)
        let look = page.bar.tabBar
        let top = page.height - page.metrics.tabBarHeight
        return project.tabs.enumerated().map { index, tab in
            let frame = Rect(Double(index) * width, top, width, page.metrics.tabBarHeight - page.metrics.safeAreaBottom)
            let color = index == state.selectedTab ? look.selected : look.unselected
            return Element(
                .tab, owner: state.tabs.indices.contains(index) ? state.tabs[index].first ?? page.id : page.id, index: index,
                text: tab.title, frame: frame, color: color, font: Font(size: look.fontSize, weight: 500), tapFrame: frame,
                image: tab.icon.flatMap { $0.contains(".") || $0.contains(":") ? $0 : nil },
                glyph: tab.icon.flatMap { $0.contains(".") || $0.contains(":") ? nil : "tab.\($0)" })
        }
    }

    /// The tab bar of a page at an x: blur, fill, line, icons and texts.
    func tabBar(_ page: Page, _ elements: [Element], at x: Double = 0) -> [DrawCommand] {
        guard page.hasTabBar else { return [] }
        let look = page.bar.tabBar
        let frame = Rect(x, page.height - page.metrics.tabBarHeight, page.width, page.metrics.tabBarHeight)
        var commands: [DrawCommand] = []
        if look.isBlurred { commands.append(.blur(frame, BlurRecipe.run("chrome", opacity: 1))) }
        let isClassic = page.request.profile.version < 7
        commands +=
            isClassic
            ? ClassicGround(frame: frame, color: look.background, profile: page.request.profile).commands
            : [.fill(frame, look.background)]
        commands.append(.fill(Rect(frame.x, frame.y - page.metrics.pixel, frame.width, page.metrics.pixel), look.hairline))
        guard drawsElements else { return commands }
        for tab in elements where tab.role == .tab {
            // Up to iOS 6 a light plate stands behind the tab that is shown.
            if isClassic, tab.color == look.selected {
                commands.append(.rounded(tab.frame.inset(2, 3), radius: 3, RGBA.white.with(opacity: 0.15)))
            }
            let icon = Rect(tab.frame.midX - 13, tab.frame.y + 5, 26, 26)
            if let glyph = tab.glyph { commands.append(.glyph(glyph, icon, tab.color)) }
            if let image = tab.image { commands.append(.image(ImageRun(image, icon, .aspectFit, tint: tab.color))) }
            let line = Rect(tab.frame.x, tab.frame.y + 33, tab.frame.width, 13)
            commands.append(.text(TextRun(tab.text ?? "", tab.font ?? Font(size: 10), tab.color, line, .center)))
        }
        return commands
    }
}
