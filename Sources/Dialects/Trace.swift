public import Model

/// Why one property of one screen has its value: every level's value and the rule that chose.
public struct Trace: Equatable, Sendable {
    public struct Entry: Equatable, Sendable {
        public var level: Level
        /// What the level says, colours as `#RRGGBBAA` of the appearance; `null` if it sets nothing.
        public var value: JSON
        public var wins: Bool

        public init(_ level: Level, _ value: JSON, wins: Bool = false) {
            self.level = level
            self.value = value
            self.wins = wins
        }
    }

    public var key: StyleKey
    /// The rule in one sentence.
    public var sentence: String
    public var entries: [Entry]
    private let dialect: DialectName
    private let name: String

    /// The name of the rule, such as `hbd.background.screenColor`.
    public var rule: String { "\(dialect.rawValue).\(key.name).\(name)" }

    init(_ dialect: DialectName, _ key: StyleKey, name: String, sentence: String, entries: [Entry]) {
        self.dialect = dialect
        self.key = key
        self.name = name
        self.sentence = sentence
        self.entries = entries
    }
}
