import Model

/// Which keys a dialect takes, and at which levels.
struct SupportTable: Sendable {
    /// What a dialect makes of a key.
    enum Cell: Sendable {
        case taken(LevelSet)
        /// Ignored everywhere, for a reason in a few words.
        case ignored(String)
    }

    private let cells: [String: Cell]

    static func of(_ dialect: DialectName) -> SupportTable { tables[dialect] ?? SupportTable(cells: [:]) }

    /// The levels at which a key counts, the built-in one included.
    func levels(_ key: StyleKey) -> LevelSet {
        if case .taken(let levels) = cells[key.name] { levels } else { .builtIn }
    }

    func support(_ key: StyleKey, at level: Level) -> Support {
        switch cells[key.name] {
        case .taken(let levels):
            levels.contains(level) ? .yes : .ignored("it counts only at these levels: \(levels.words)")
        case .ignored(let reason): .ignored(reason)
        case nil: .ignored("the library has nothing like it")
        }
    }

    private static let tables: [DialectName: SupportTable] = {
        var cells: [DialectName: [String: Cell]] = [:]
        for row in rows {
            for (dialect, cell) in zip(DialectName.allCases, row.cells) {
                for key in row.keys { cells[dialect, default: [:]][key.name] = cell }
            }
        }
        return cells.mapValues { SupportTable(cells: $0) }
    }()

    /// Keys that each dialect treats alike, and what each makes of them.
    struct Row: Sendable {
        let keys: [StyleKey]
        /// In the order of `DialectName.allCases`.
        let cells: [Cell]

        /// A cell is a string of level letters, or `-` and the reason why the key is ignored.
        init(
            _ keys: StyleKey..., uikit: String, hbd: String, navigationAndStyle: String, mpaas: String, saveRestore: String,
            customBar: String
        ) {
            self.keys = keys
            cells = [uikit, hbd, navigationAndStyle, mpaas, saveRestore, customBar].map { text in
                text.hasPrefix("-") ? .ignored(String(text.dropFirst(2))) : .taken(LevelSet(letters: text))
            }
        }
    }
}
