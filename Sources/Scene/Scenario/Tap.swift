import Dialects
public import Model

/// What a tap on an element does, by the page's item and the dialect's rules.
public struct Tap: Equatable, Sendable {
    public enum Effect: Equatable, Sendable {
        /// The page may be told; nothing moves.
        case stay
        /// Pops, or dismisses a modal at its root.
        case back
        case dismiss
        case selectTab(Int)
        /// Begins or ends editing.
        case toggleEditing
        /// Asks a question in place of going back.
        case ask(String)
        /// The library does not let back act on this page.
        case refuse
    }

    public var effect: Effect
    /// What the app is told.
    public var events: [Event]

    init(_ effect: Effect, _ events: [Event] = []) {
        self.effect = effect
        self.events = events
    }
}

extension SceneBuilder {
    /// What a tap on an element of a state at rest does.
    public func tap(_ element: Element, in state: NavigationState) -> Tap {
        guard element.role != .tab else { return Tap(.selectTab(element.index)) }
        let request = request(element.owner, in: state)
        let item = phone.dialect.resolve(request).item
        let screen = request.screen
        switch element.role {
        case .backChevron, .backLabel: return back(.button, in: state)
        case .leftItem, .rightItem:
            let items = (element.role == .leftItem ? item.left : item.right) ?? []
            guard items.indices.contains(element.index) else { return Tap(.stay) }
            return tap(items[element.index], element, hasModal: !state.modals.isEmpty)
        default:
            guard let title = item.title?.value, element.tapFrame != nil else { return Tap(.stay) }
            if title.autoDismiss == true, leavesByItself { return leave(.back, element) }
            return Tap(.stay, [Event(names.title, screen: screen.id, detail: element.text)])
        }
    }

    /// What a tap on the content of a page does: the page is told.
    public func tapContent(of screen: ScreenID) -> Tap { Tap(.stay, [Event("contentTapped", screen: screen)]) }

    private func tap(_ item: BarItem, _ element: Element, hasModal: Bool) -> Tap {
        guard item.enabled != false else { return Tap(.stay) }
        let isGenericLeave = item.action == nil && (item.generic == .back || item.generic == .close)
        if (leavesByItself ? item.autoDismiss : nil) ?? isGenericLeave { return leave(.back, element) }
        let side = element.role == .leftItem ? "left" : "right"
        let told = [Event(names.item, screen: element.owner, detail: detail(item.name ?? "\(side) \(element.index)", element))]
        switch (item.action, item.system) {
        case (.pop, _): return Tap(.back, told)
        case (.dismiss, _): return Tap(.dismiss, told)
        case (ItemAction.none?, _): return Tap(.stay, told)
        case (nil, .edit): return Tap(.toggleEditing, told)
        case (nil, .cancel), (nil, .close), (nil, .done): return Tap(hasModal ? .dismiss : .stay, told)
        default: return Tap(.stay, told)
        }
    }

    /// Whether a tap can leave the page without the app's help.
    private var leavesByItself: Bool { ItemKey.autoDismiss.support(project.dialect).isSupported }

    /// NavigationAndStyle starts the dismissal, then says so, and does not tell of the tap.
    private func leave(_ effect: Tap.Effect, _ element: Element) -> Tap {
        Tap(effect, [Event("willAutomaticallyDismiss", screen: element.owner)])
    }

    /// NavigationAndStyle tells the side too (`navBarItemPressed(with:isLeft:)`).
    private func detail(_ name: String, _ element: Element) -> String {
        project.dialect == .navigationAndStyle ? "\(name), isLeft: \(element.role == .leftItem)" : name
    }

    /// What the library calls its methods for taps.
    private var names: (title: String, item: String) {
        project.dialect == .navigationAndStyle ? ("navBarTitlePressed", "navBarItemPressed") : ("titlePressed", "itemPressed")
    }
}
