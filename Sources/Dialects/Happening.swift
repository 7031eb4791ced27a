public import Model

/// Which navigation controller a screen stands in.
public enum StackID: Hashable, Sendable {
    /// The stack of a tab.
    case tab(Int)
    /// The one stack above the tabs, where the structure is `tabsInStack`.
    case main
    /// The stack of a modal of the project; numbers beyond those are screens that are presented by themselves.
    case modal(Int)
}

/// How one screen takes the place of another.
public enum TransitionKind: String, FileWord {
    case push, pop, swipe, popTo, popToRoot, setStack, present, dismiss, selectTab

    /// Whether the upper page leaves.
    public var goesBack: Bool {
        switch self {
        case .pop, .swipe, .popTo, .popToRoot, .dismiss: true
        case .push, .setStack, .present, .selectTab: false
        }
    }
}

/// One call that a view controller of the mock app received; a list of them is the app's history.
///
/// Dialects that share one bar object fold this list into the bar's state, so what a page did to the bar is never lost.
///
/// The order is UIKit's. Push: the new page loads, the old one will disappear, the new one will appear, then the old one did
/// disappear and the new one did appear. A tab is selected: the new page (loads and) will appear before the old one will
/// disappear. Presenting and dismissing go like a push, but at the end the new page did appear before the old one did
/// disappear. Pages that `setStack` puts below the new top do not load.
public struct Happening: Equatable, Sendable {
    public enum Moment: Sendable {
        /// viewDidLoad.
        case load
        /// viewWillAppear.
        case willAppear
        /// viewDidAppear.
        case didAppear
        /// viewWillDisappear.
        case willDisappear
        /// viewDidDisappear.
        case didDisappear
        /// A tap on an element of the screen, for live entries of moment `tap`.
        case tap
    }

    public var moment: Moment
    public var screen: ScreenID
    public var stack: StackID
    /// The screens of that stack at the moment, root first: already the new ones while a push or pop begins.
    public var screens: [ScreenID]
    /// What made it happen; `nil` at the start of the app.
    public var cause: TransitionKind?
    public var isAnimated: Bool
    /// Whether a person made it happen, not the app.
    public var isByHand: Bool

    public init(
        _ moment: Moment, _ screen: ScreenID, in stack: StackID, screens: [ScreenID], cause: TransitionKind? = nil,
        isAnimated: Bool = true, isByHand: Bool = true
    ) {
        self.moment = moment
        self.screen = screen
        self.stack = stack
        self.screens = screens
        self.cause = cause
        self.isAnimated = isAnimated
        self.isByHand = isByHand
    }
}
