import Dialects
import Model

/// Bar items that change with a fade: how far it is, and the state in which the old ones are seen.
public struct ItemFade: Equatable, Sendable {
    public var before: NavigationState
    /// 0 = the old items, 1 = the new ones.
    public var progress: Double

    /// Seconds; UIView's default for an animation without one.
    public static let duration = 0.2

    public init(before: NavigationState, progress: Double) {
        self.before = before
        self.progress = progress
    }

    /// The items of both states, each as much of it as is seen; what is the same in both stays.
    func mix(_ old: [Element], _ new: [Element]) -> [Element] {
        let going = old.filter { Self.fades($0) && !new.contains($0) }.map { element in
            var element = element
            element.opacity *= 1 - progress
            element.tapFrame = nil
            return element
        }
        let coming = new.map { element in
            guard Self.fades(element), !old.contains(element) else { return element }
            var element = element
            element.opacity *= progress
            return element
        }
        return going + coming
    }

    private static func fades(_ element: Element) -> Bool { element.role == .leftItem || element.role == .rightItem }
}

extension SceneBuilder {
    /// The state whose items go with a fade, now that the app has come from one state to another; `nil` where nothing fades.
    ///
    /// What a page does to its items before it is seen needs no fade; mPaaS shows a page's items as they end up from the start.
    public func fadeStart(from old: NavigationState, to new: NavigationState) -> NavigationState? {
        guard new.journal.starts(with: old.journal), let screen = project[screen: new.visible.screen] else { return nil }
        let fading = screen.live.filter { $0.animated == true && ($0.item?.left ?? $0.item?.right) != nil }.map(\.moment)
        let told = new.journal.dropFirst(old.journal.count).filter { $0.screen == screen.id }.map(\.moment)
        if told.contains(.tap), fading.contains(.tap) { return old }
        let isLate = told.contains(.didAppear) && fading.contains(.appeared) && project.dialect != .mpaas
        return isLate ? new.untoldOfEnd : nil
    }
}
