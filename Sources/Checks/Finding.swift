public import Dialects
public import Model

/// One result of a check: what is wrong, where, by how much, and what to do.
public struct Finding: Equatable, Sendable {
    /// The transition in which something was found.
    public struct Transition: Hashable, Sendable {
        public var kind: TransitionKind
        public var from: ScreenID
        public var to: ScreenID

        public init(_ kind: TransitionKind, from: ScreenID, to: ScreenID) {
            self.kind = kind
            self.from = from
            self.to = to
        }
    }

    /// Where on a screen something was found.
    public struct Place: Equatable, Sendable {
        /// An element, a layer, a key or a picture.
        public var element: String?
        /// The level at which the key is set.
        public var level: Level?
        public var appearances: [Appearance]
        /// Points that the content was scrolled.
        public var scroll: [Double]
        /// How far the transition was where it is worst, 0 to 1.
        public var progress: Double?

        public init(
            _ element: String? = nil, at level: Level? = nil, appearances: [Appearance] = [], scroll: [Double] = [],
            progress: Double? = nil
        ) {
            self.element = element
            self.level = level
            self.appearances = appearances
            self.scroll = scroll
            self.progress = progress
        }
    }

    public var code: String
    public var severity: Severity
    public var screen: ScreenID?
    /// Further screens of a finding that is told once for all of them.
    public var otherScreens: [ScreenID] = []
    public var transition: Transition?
    public var place: Place
    public var measured: Double?
    public var limit: Double?
    /// Whether the limit is the most that may be, not the least.
    public var isMost = false
    /// What is wrong, in one sentence.
    public var messagePhrase: Phrase
    /// What to do about it.
    public var remedyPhrase: Phrase

    public init(
        _ code: String, _ severity: Severity, screen: ScreenID? = nil, place: Place = Place(), measured: Double? = nil,
        limit: Double? = nil, _ message: Phrase, remedy: Phrase
    ) {
        self.code = code
        self.severity = severity
        self.screen = screen
        self.place = place
        self.measured = measured
        self.limit = limit
        messagePhrase = message
        remedyPhrase = remedy
    }

    /// What is wrong, in English.
    public var message: String { messagePhrase.text }

    /// What to do about it, in English.
    public var remedy: String { remedyPhrase.text }

    /// Whether the finding is about a screen, about a transition from or to it, or about all of them.
    public func concerns(_ id: ScreenID) -> Bool {
        if screen == nil, let transition { return transition.from == id || transition.to == id }
        return screen == nil || screen == id || otherScreens.contains(id)
    }
}
