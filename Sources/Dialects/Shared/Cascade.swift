import Model

/// The styles of one screen by level, and the trace of what was picked from them.
struct Cascade {
    /// The value that counts for a key, and the level that it comes from.
    struct Pick {
        var value: StyleValue
        var level: Level
    }

    let dialect: DialectName
    let request: BarRequest
    /// Lowest first.
    let levels: [LevelStyle]
    private(set) var traces: [Trace] = []
    /// The part of the dialect's rules that the levels belong to, in front of a rule's name.
    private let part: String
    private let table: SupportTable

    /// The levels as they are.
    init(_ dialect: DialectName, _ request: BarRequest, levels: [LevelStyle], part: String = "") {
        self.dialect = dialect
        self.part = part
        self.request = request
        self.levels = levels
        table = SupportTable.of(dialect)
    }

    /// The levels with that of the screen's scroll stops on top.
    init(_ dialect: DialectName, scrolled request: BarRequest, levels: [LevelStyle]) {
        let still = Cascade(dialect, request, levels: levels)
        guard !request.screen.scroll.isEmpty else {
            self = still
            return
        }
        let scroll = ScrollStyle(request) { still.peek($0)?.value }
        self.init(dialect, request, levels: levels + [(.scroll, scroll.style)])
    }

    /// The value of the highest level that says something and that the dialect listens to; nothing is recorded.
    func peek(_ key: StyleKey) -> Pick? { peek(key, table.levels(key)) }

    private func peek(_ key: StyleKey, _ taken: LevelSet) -> Pick? {
        for (level, style) in levels.reversed() where taken.contains(level) {
            if let value = style[key] { return Pick(value: value, level: level) }
        }
        return nil
    }

    /// The value of the highest level that says something, recorded with the plain rule.
    mutating func pick(_ key: StyleKey) -> Pick? {
        let taken = table.levels(key)
        var entries: [Trace.Entry] = []
        entries.reserveCapacity(levels.count)
        var pick: Pick?
        var winner = 0
        for (level, style) in levels where taken.contains(level) {
            let value = style[key]
            if let value {
                pick = Pick(value: value, level: level)
                winner = entries.count
            }
            entries.append(Trace.Entry(level, json(value)))
        }
        if entries.indices.contains(winner) { entries[winner].wins = true }
        let level = pick?.level ?? .builtIn
        add(key, level.ruleName, level.sentence, entries)
        return pick
    }

    mutating func color(_ key: StyleKey) -> RGBA? { request.resolve(pick(key)?.value.color) }
    mutating func flag(_ key: StyleKey) -> Bool? { pick(key)?.value.flag }
    mutating func number(_ key: StyleKey) -> Double? { pick(key)?.value.number }
    mutating func text(_ key: StyleKey) -> String? { pick(key)?.value.text }

    /// Records why a key has its value: the level that wins, and the rule, named after dialect and key.
    ///
    /// `values` replaces what a level says where a rule makes something else of it.
    mutating func record(
        _ key: StyleKey, at winner: Level, rule: String, sentence: String, values: [Level: JSON] = [:]
    ) {
        let taken = table.levels(key)
        var entries: [Trace.Entry] = []
        entries.reserveCapacity(levels.count)
        for (level, style) in levels where taken.contains(level) || level == winner {
            entries.append(Trace.Entry(level, values[level] ?? json(style[key]), wins: level == winner))
        }
        // A call of a scroll stop counts though the stop's own style has none of the keys that merge.
        if !entries.contains(where: \.wins) { entries.append(Trace.Entry(winner, values[winner] ?? .null, wins: true)) }
        add(key, rule, sentence, entries)
    }

    private mutating func add(_ key: StyleKey, _ rule: String, _ sentence: String, _ entries: [Trace.Entry]) {
        traces.append(Trace(dialect, key, name: part.isEmpty ? rule : part + rule, sentence: sentence, entries: entries))
    }

    /// Takes over what another cascade recorded.
    mutating func adopt(_ other: [Trace]) { traces += other }

    /// A value for the trace: colours as they are painted.
    private func json(_ value: StyleValue?) -> JSON {
        switch value {
        case nil: .null
        case .color(let color): request.project.palette.resolve(color, request.appearance).map { .string($0.hex) } ?? .null
        case let value?: value.json
        }
    }
}

extension Level {
    /// The level in the name of a rule.
    var ruleName: String { self == .builtIn ? "builtIn" : rawValue }

    /// Why the level counts where nothing but its height matters.
    fileprivate var sentence: String {
        switch self {
        case .builtIn: "No level sets it, so the default counts."
        case .theme: "The theme sets it, and nothing above does."
        case .stack: "The stack sets it, and nothing above does."
        case .screen: "The screen sets it, and nothing above does."
        case .live: "A change made while the screen is open sets it."
        case .scroll: "A scroll stop sets it."
        }
    }
}
