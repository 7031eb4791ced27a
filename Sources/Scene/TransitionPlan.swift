public import Dialects
public import Model

/// One step of navigation with the app's state before, on the way and after it.
public struct TransitionPlan: Equatable, Sendable {
    public var kind: TransitionKind
    /// The visible screens before and after.
    public var from: ScreenID
    public var to: ScreenID
    public var before: NavigationState
    /// The state once the transition has begun: the pages have been told that they will appear and disappear.
    public var begun: NavigationState
    /// The state once it has completed.
    public var after: NavigationState
    /// The state once it has been cancelled.
    public var cancelled: NavigationState
    public var isAnimated: Bool
    /// How the modal is shown, for present and dismiss.
    public var presentation: Presentation?

    public init(
        kind: TransitionKind, from: ScreenID, to: ScreenID, before: NavigationState, begun: NavigationState,
        after: NavigationState, cancelled: NavigationState, isAnimated: Bool = true, presentation: Presentation? = nil
    ) {
        self.kind = kind
        self.from = from
        self.to = to
        self.before = before
        self.begun = begun
        self.after = after
        self.cancelled = cancelled
        self.isAnimated = isAnimated
        self.presentation = presentation
    }
}

extension TransitionPlan {
    /// Whether this is seen again in an app that has come to a state: it does not begin there.
    public func isReplay(in state: NavigationState) -> Bool { before.journal != state.journal }
}
