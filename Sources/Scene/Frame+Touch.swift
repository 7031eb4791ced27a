public import Model

extension Frame {
    /// What a finger on the phone's screen reaches.
    public enum Target: Equatable, Sendable {
        case element(Element)
        /// The navigation bar or the tab bar takes the touch, and nothing happens.
        case bar
        /// The content of a page.
        case content(screen: ScreenID)
        case nothing
    }

    /// What a finger at a point of a frame at rest reaches: a bar that lets touches through is as if it were not there.
    public func target(at point: Point) -> Target {
        guard let page = pages.last, page.frame.contains(point) else { return .nothing }
        if let element = elements.last(where: { $0.tapFrame?.contains(point) == true && $0.opacity > 0.5 }) {
            return .element(element)
        }
        if let tab = elements.first(where: { $0.role == .tab }), point.y >= tab.frame.y { return .bar }
        guard let bar = bars.last, bar.owner == page.screen else { return .content(screen: page.screen) }
        if !bar.isHidden, !bar.touchThrough, bar.frame.contains(point) { return .bar }
        return point.y >= bar.contentOriginY ? .content(screen: page.screen) : .nothing
    }
}

extension Element {
    /// How `SceneBuilder.press` calls the element.
    public var pressName: String { index == 0 ? role.rawValue : "\(role.rawValue).\(index)" }
}
