import Dialects
import Model

extension Capabilities {
    /// Every style and item key that a project sets and the format cannot say, in the order of the file.
    func losses(of project: Project) -> [Loss] {
        var walk = Walk(capabilities: self, dialect: Dialects.named(project.dialect))
        walk.style(project.defaults ?? Style(), .builtIn, "defaults.")
        walk.style(project.theme.style, .theme)
        walk.item(project.theme.item, .theme)
        for (index, tab) in project.tabs.enumerated() {
            walk.style(tab.style, .stack, "tabs[\(index)].")
            walk.item(tab.item, .stack, "tabs[\(index)].")
        }
        for (index, modal) in project.modals.enumerated() { walk.style(modal.style, .stack, "modals[\(index)].") }
        for screen in project.screens {
            walk.screen = screen.id
            walk.style(screen.style, .screen)
            walk.item(Self.withoutPlainTitle(screen), .screen)
            for (index, entry) in screen.live.enumerated() {
                walk.style(entry.style, .live, "live[\(index)].")
                walk.item(entry.item, .live, "live[\(index)].")
            }
            for (index, stop) in screen.scroll.enumerated() {
                walk.style(stop.style, .scroll, "scroll[\(index)].")
                walk.item(stop.item, .scroll, "scroll[\(index)].")
            }
        }
        return walk.losses
    }

    /// The item of a screen; a title that only repeats the screen's name is the page's content and no part of its look.
    private static func withoutPlainTitle(_ screen: Screen) -> Item {
        var item = screen.item
        if item.title == .value(Title(text: screen.label)) { item.title = nil }
        return item
    }

    /// The losses found so far, and the screen that is being looked at.
    private struct Walk {
        let capabilities: Capabilities
        let dialect: any Dialect
        var screen: ScreenID?
        var losses: [Loss] = []

        mutating func style(_ style: Style, _ level: Level, _ prefix: String = "", isEdge: Bool = false) {
            for key in style.keys where !capabilities.canSay(key, at: level) {
                losses.append(Loss(prefix + key.name, screen: screen, closest: closest(key, level, isEdge: isEdge)))
            }
            if let edge = style.scrollEdge, capabilities.canSay(.scrollEdge, at: level) {
                self.style(edge, level, "\(prefix)scrollEdge.", isEdge: true)
            }
        }

        /// What the export has in the place of a key; nothing for one that shows nowhere, or where the format has no styles.
        private func closest(_ key: StyleKey, _ level: Level, isEdge: Bool) -> Phrase {
            guard let standIn = capabilities.standIns[key], capabilities.saysStyles(at: level) else {
                return Capabilities.leftOut
            }
            guard !standIn.targets.isEmpty, !standIn.isResolved else { return standIn.words }
            let isWritten = standIn.targets.contains { capabilities.canSay($0, at: level) }
            return !isEdge && isWritten && dialect.support(key, at: level).isSupported ? standIn.words : Capabilities.leftOut
        }

        mutating func item(_ item: Item?, _ level: Level, _ prefix: String = "") {
            for member in item?.json.members ?? [] where !capabilities.canSay(item: member.key, at: level) {
                // What the mode says holds anyway where there are no large titles.
                if member.key == "largeTitle", member.value == "never" { continue }
                losses.append(Loss("\(prefix)item.\(member.key)", screen: screen, closest: Capabilities.leftOut))
            }
        }
    }
}
