import Model

/// The levels at which a dialect takes a key.
struct LevelSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let builtIn = LevelSet(rawValue: 1)
    static let theme = LevelSet(rawValue: 2)
    static let stack = LevelSet(rawValue: 4)
    static let screen = LevelSet(rawValue: 8)
    /// While the screen is open: live and scroll.
    static let live = LevelSet(rawValue: 16)

    /// From letters: `T` theme, `K` stack, `S` screen, `L` live and scroll; `Y` all of them.
    init(letters: some StringProtocol) {
        self = .builtIn
        for letter in letters {
            switch letter {
            case "T": insert(.theme)
            case "K": insert(.stack)
            case "S": insert(.screen)
            case "L": insert(.live)
            default: formUnion([.theme, .stack, .screen, .live])
            }
        }
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    func contains(_ level: Level) -> Bool {
        switch level {
        case .builtIn: contains(LevelSet.builtIn)
        case .theme: contains(LevelSet.theme)
        case .stack: contains(LevelSet.stack)
        case .screen: contains(LevelSet.screen)
        case .live, .scroll: contains(LevelSet.live)
        }
    }

    /// The levels above the built-in one in words.
    var words: String {
        let names: [(LevelSet, String)] = [(.theme, "theme"), (.stack, "stack"), (.screen, "screen"), (.live, "live and scroll")]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
