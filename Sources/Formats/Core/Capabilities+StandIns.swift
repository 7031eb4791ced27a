import Dialects
import Model

extension Capabilities {
    /// The keys from which a colour may come that a format has only once, the first one that is set before the others.
    private static let order: [StyleKey] = [.imageTint, .tint, .buttonColor]

    /// The project with what stands in the place of each key that cannot be said, so that an export has what its report names.
    ///
    /// Keys that the project's dialect does not take stand for nothing.
    func standingIn(_ project: Project) -> Project {
        guard !standIns.isEmpty else { return project }
        let changes = Changes(capabilities: self, dialect: Dialects.named(project.dialect), palette: project.palette)
        var result = project
        let theme = project.theme.style
        result.theme.style = changes.changed(theme, at: .theme, above: Style())
        for (index, tab) in project.tabs.enumerated() {
            result.tabs[index].style = changes.changed(tab.style, at: .stack, above: theme)
        }
        for (index, modal) in project.modals.enumerated() {
            result.modals[index].style = changes.changed(modal.style, at: .stack, above: theme)
        }
        for (index, screen) in project.screens.enumerated() {
            let below = theme.merging(Self.stackStyle(of: screen.id, project))
            result.screens[index].style = changes.changed(screen.style, at: .screen, above: below)
            var whole = below.merging(screen.style)
            for (number, entry) in screen.live.enumerated() {
                result.screens[index].live[number].style = changes.changed(entry.style, at: .live, above: whole)
                whole = whole.merging(entry.style)
            }
        }
        return result
    }

    private static func stackStyle(of id: ScreenID, _ project: Project) -> Style {
        project.modals.last { $0.stack.contains(id) }?.style ?? project.tabs.first { $0.stack.contains(id) }?.style ?? Style()
    }

    /// The change of one style after the other.
    private struct Changes {
        let capabilities: Capabilities
        let dialect: any Dialect
        let palette: Palette

        func changed(_ style: Style, at level: Level, above below: Style) -> Style {
            let below = supported(below, [.theme, .stack, .screen]), whole = below.merging(supported(style, [level]))
            var result = style
            for key in style.keys where dialect.support(key, at: level).isSupported && !capabilities.canSay(key, at: level) {
                guard let standIn = capabilities.standIns[key], let value = style[key] else { continue }
                for target in standIn.keys where isFree(target, for: key, whole, level, standIn) { result[target] = value }
                if let key = standIn.result, capabilities.canSay(key, at: level) {
                    standIn.apply(value, to: &result, StandIn.Ground(whole: whole, palette: palette))
                }
            }
            // A background of its own lies under what a level below makes of it.
            for key in [StyleKey.barAlpha, .maskColor] where style[key] == nil && below[key] != nil && style[.background] != nil {
                guard let standIn = capabilities.standIns[key], let value = below[key], !capabilities.canSay(key, at: level),
                    capabilities.canSay(.background, at: level)
                else { continue }
                standIn.apply(value, to: &result, StandIn.Ground(whole: whole, palette: palette))
            }
            return result
        }

        /// The part of a style that the dialect takes at some level.
        private func supported(_ style: Style, _ levels: [Level]) -> Style {
            var result = style
            for key in style.keys where !levels.contains(where: { dialect.support(key, at: $0).isSupported }) {
                result[key] = nil
            }
            return result
        }

        /// Whether nothing nearer says the colour of a key.
        private func isFree(_ target: StyleKey, for key: StyleKey, _ whole: Style, _ level: Level, _ standIn: StandIn) -> Bool {
            let takes =
                standIn.isResolved ? dialect.support(target, at: level).isSupported : capabilities.canSay(target, at: level)
            guard takes, target != key else { return false }
            if whole[target] != nil { return false }
            let rivals = Self.rivals(of: key).filter { capabilities.standIns[$0]?.keys.contains(target) == true }
            return !rivals.contains { whole[$0] != nil }
        }

        private static func rivals(of key: StyleKey) -> ArraySlice<StyleKey> {
            Capabilities.order.firstIndex(of: key).map { Capabilities.order[..<$0] } ?? []
        }
    }
}
