import Model

/// What UIKit has no name for: weights between its nine, families that are the system's under another name, and in a scroll-edge
/// appearance what belongs to the bar.
enum UIKitLosses {
    private static let own: [StyleKey] = [
        .tint, .barStyle, .statusBar, .hidden, .statusBarHidden, .includesOpaqueBars, .scrollEdge,
    ]

    static func losses(of project: Project) -> [Loss] {
        var losses: [Loss] = []
        func visit(_ style: Style, _ prefix: String, _ screen: ScreenID?) {
            for key in [StyleKey.titleWeight, .largeTitleWeight, .buttonWeight] {
                guard let weight = style.number(key), weight < 100 || weight > 900 || weight.remainder(dividingBy: 100) != 0
                else { continue }
                losses.append(Loss(prefix + key.name, screen: screen, closest: "\(SwiftCode.weightName(weight))"))
            }
            for key in [StyleKey.titleFamily, .largeTitleFamily, .buttonFamily] {
                guard let family = style.text(key), SwiftCode.isSystem(family), family != "SF Pro Text" else { continue }
                losses.append(Loss(prefix + key.name, screen: screen, closest: Phrase("the system's font")))
            }
            guard let edge = style.scrollEdge else { return }
            visit(edge, "\(prefix)scrollEdge.", screen)
            for key in edge.keys
            where Self.own.contains(key) && (screen != nil || ![.hidden, .statusBarHidden, .includesOpaqueBars].contains(key)) {
                losses.append(Loss("\(prefix)scrollEdge.\(key.name)", screen: screen, closest: Capabilities.leftOut))
            }
        }
        visit(project.theme.style, "", nil)
        for (index, tab) in project.tabs.enumerated() { visit(tab.style, "tabs[\(index)].", nil) }
        for (index, modal) in project.modals.enumerated() { visit(modal.style, "modals[\(index)].", nil) }
        for screen in project.screens { visit(screen.style, "", screen.id) }
        return losses
    }
}
