import Dialects
import Model
import Scene

/// Keys that are set where the project's dialect ignores them; one finding a key, with its screens.
struct UnsupportedKeys {
    /// A key that is ignored, why, and where it is set.
    private struct Ignored {
        let name: String
        let reason: String
        let level: Level
        let takers: [DialectName]
        var screens: [ScreenID] = []
        var levels: Set<Level> = []
    }

    private let dialect: any Dialect
    private let theme: Style
    private var found: [Ignored] = []
    private var places: [String: Int] = [:]

    static func findings(_ run: CheckRun) -> [Finding] {
        var keys = UnsupportedKeys(run)
        for part in run.project.styledParts { keys.look(at: part) }
        return keys.found.map(keys.finding)
    }

    private init(_ run: CheckRun) {
        dialect = run.phone.dialect
        theme = run.project.theme.style
    }

    private mutating func look(at part: StyledPart) {
        for key in part.style.keys {
            guard case .ignored(let reason) = dialect.support(key, at: part.level), let value = part.style[key],
                !isImplied(key, value)
            else { continue }
            let takers = Dialects.all.filter { $0.takes(key) }
            note(Ignored(name: key.name, reason: reason, level: part.level, takers: takers.map(\.name)), part)
        }
        for key in ItemKey.allCases {
            guard let item = part.item, case .ignored(let reason) = key.support(dialect.name, in: item) else { continue }
            let takers = DialectName.allCases.filter { key.support($0, in: item) == .yes }
            note(Ignored(name: key.rawValue, reason: reason, level: part.level, takers: takers), part)
        }
    }

    /// Whether the key has that value anyway: the dialect works like that, or the theme says so where it counts.
    private func isImplied(_ key: StyleKey, _ value: StyleValue) -> Bool {
        if ImpliedValue.holds(key, value, dialect.name) { return true }
        return theme[key] == value && dialect.support(key, at: .theme).isSupported
    }

    private mutating func note(_ ignored: Ignored, _ part: StyledPart) {
        let index = places[ignored.name] ?? found.count
        if index == found.count {
            places[ignored.name] = index
            found.append(ignored)
        }
        found[index].levels.insert(part.level)
        guard let screen = part.screen, found[index].screens.last != screen else { return }
        found[index].screens.append(screen)
    }

    private func finding(_ ignored: Ignored) -> Finding {
        let shared = [Level.theme, .stack].filter(ignored.levels.contains).map(\.words)
        let places = Phrase.list(shared + ignored.screens.map { "\($0)" })
        let takers = ignored.takers.filter { $0 != dialect.name }.map(\.rawValue).joined(separator: ", ")
        var finding = Finding(
            "capability.unsupported", .warning, screen: ignored.screens.first,
            place: Finding.Place(ignored.name, at: ignored.level),
            "\(dialect.name.rawValue) ignores \(ignored.name): \(Phrase(reason: ignored.reason)). Set on: \(places).",
            remedy: takers.isEmpty ? "No other dialect has it." : "Dialects that have it: \(takers).")
        finding.otherScreens = Array(ignored.screens.dropFirst())
        return finding
    }
}

extension Dialect {
    /// Whether the key counts at any level above the built-in one.
    fileprivate func takes(_ key: StyleKey) -> Bool {
        Level.allCases.contains { $0 > .builtIn && support(key, at: $0).isSupported }
    }
}
