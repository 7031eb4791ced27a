import Dialects
public import Model

/// What the app is told on its way from one state to the next, in the order in which it is told.
///
/// UIKit's calls are those of the journal. A page changes its title or items when it is told of something, so what that change
/// tells comes right after.
public struct EventStory: Sendable {
    private let project: Project

    public init(_ project: Project) {
        self.project = project
    }

    /// Everything that a state was told since another one it follows from; all of it where it does not follow from that one.
    public func events(from old: NavigationState?, to new: NavigationState) -> [Event] {
        let known = old.map { new.journal.starts(with: $0.journal) ? $0.journal.count : 0 } ?? 0
        let told = new.journal.dropFirst(known).flatMap(events)
        guard let old, old.visibleScreens == new.visibleScreens else { return told }
        return told + scrolled(on: new.visible.screen, from: old.scroll, to: new.scroll)
    }

    private func events(_ happening: Happening) -> [Event] {
        let screen = happening.screen
        let own = happening.moment.call.map { name in
            Event(name, screen: screen, detail: happening.cause.map { $0.rawValue + (happening.isAnimated ? "" : ", at once") })
        }
        let changes = (project[screen: screen]?.live ?? []).filter { $0.moment == happening.moment.live }
            .flatMap { $0.item.map { events($0, on: screen) } ?? [] }
        return [own].compactMap { $0 } + changes
    }

    /// What a change of the title and items on a screen tells.
    private func events(_ change: Item, on screen: ScreenID) -> [Event] {
        var events: [Event] = []
        if let title = change.title { events.append(Event("titleChanged", screen: screen, detail: title.value?.text ?? "")) }
        for (side, items) in [("left", change.left), ("right", change.right)] where items != nil {
            let names = (items ?? []).map { $0.name ?? $0.image ?? "" }.filter { !$0.isEmpty }
            let detail = names.isEmpty ? side : side + ": " + names.joined(separator: ", ")
            events.append(Event("itemsChanged", screen: screen, detail: detail))
        }
        return events
    }

    /// Scroll stops that bring items of their own, reached one after the other or left again.
    private func scrolled(on screen: ScreenID, from old: [ScreenID: Double], to new: [ScreenID: Double]) -> [Event] {
        let before = old[screen] ?? 0, after = new[screen] ?? 0
        guard before != after, let stops = project[screen: screen]?.scroll else { return [] }
        func title(at offset: Double) -> Setting<Title>? {
            stops.sorted { $0.at < $1.at }.last { $0.at <= offset && $0.item?.title != nil }?.item?.title
        }
        guard title(at: before) != title(at: after) else { return [] }
        let text = (title(at: after) ?? project[screen: screen]?.item.title)?.value?.text
        return [Event("titleChanged", screen: screen, detail: text ?? "")]
    }
}

extension Happening.Moment {
    /// The view controller's method that is called; `nil` for a tap, of which the library tells in its own way.
    fileprivate var call: String? {
        switch self {
        case .load: "viewDidLoad"
        case .willAppear: "viewWillAppear"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        case .tap: nil
        }
    }
}

extension BarItem {
    /// What an event calls the item; `nil` for one that is a picture alone.
    public var name: String? { id ?? text ?? system?.rawValue ?? generic?.rawValue ?? mpaas?.rawValue }
}
