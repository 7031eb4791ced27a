public import Model

/// How a transition moves bars.
public enum BarMode: String, Sendable {
    /// One bar, its background animates.
    case shared
    /// Each page carries a copy.
    case split
    /// Backgrounds live in the pages.
    case pages
    /// One bar replaces another.
    case swap
    /// The bar changes at once.
    case jump
}

/// Two bars and the way from one to the other.
public struct BarChange: Sendable {
    public var kind: TransitionKind
    public var from: BarRequest
    public var to: BarRequest
    /// The bars at rest: the old one before the transition, the new one after it.
    public var fromBar: ResolvedBar
    public var toBar: ResolvedBar

    public init(kind: TransitionKind, from: BarRequest, to: BarRequest, fromBar: ResolvedBar, toBar: ResolvedBar) {
        self.kind = kind
        self.from = from
        self.to = to
        self.fromBar = fromBar
        self.toBar = toBar
    }
}

/// The two bars as they look on the way, before anything has moved or faded.
public struct MovingBars: Equatable, Sendable {
    public var from: ResolvedBar
    public var to: ResolvedBar
    /// The one bar of modes `shared`, `swap` and `jump`; its layers are what is painted.
    public var shared: ResolvedBar
    public var statusBar: StatusBarLook

    public init(from: ResolvedBar, to: ResolvedBar, shared: ResolvedBar, statusBar: StatusBarLook) {
        self.from = from
        self.to = to
        self.shared = shared
        self.statusBar = statusBar
    }
}

/// Whether a dialect takes a key.
public enum Support: Equatable, Sendable {
    case yes
    /// Ignored, with the reason in a few words, such as "it is always translucent".
    case ignored(String)

    public var isSupported: Bool { self == .yes }
}

/// How a person asks to go back.
public enum BackWay: Sendable { case button, swipe }

/// The rules of one library: from levels to a resolved bar, and from two bars to a transition.
public protocol Dialect: Sendable {
    var name: DialectName { get }
    /// What the dialect is called in the interface.
    var title: String { get }
    /// What it imitates, in one sentence.
    var summary: String { get }

    /// The bar of a screen; its trace comes from the same decisions.
    func resolve(_ request: BarRequest) -> ResolvedBar
    func barMode(_ change: BarChange) -> BarMode
    /// The bars at a progress above 0 (0 = the old state, 1 = the new one).
    func move(_ change: BarChange, progress: Double) -> MovingBars
    /// Whether a key counts when it is set at a level.
    func support(_ key: StyleKey, at level: Level) -> Support
    /// Whether back acts on a screen.
    func allowsBack(_ way: BackWay, from screen: Screen) -> Bool
}
