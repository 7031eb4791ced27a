import Dialects
import Gtk
import Model

/// What one level says of a property, and what becomes of it.
struct TraceLine: Equatable {
    let level: Level
    /// In a few characters; empty if the level says nothing.
    let value: String
    let wins: Bool
    /// Why the level counts or does not.
    let reason: String

    /// The lines of a trace, highest level first; levels that say something to which the dialect does not listen are among them.
    static func of(_ trace: Trace, said: [Level: StyleValue], _ dialect: any Dialect) -> [TraceLine] {
        let key = trace.key
        let winner = trace.entries.first(where: \.wins)?.level ?? .builtIn
        var lines = trace.entries.map { entry in
            TraceLine(
                level: entry.level, value: entry.value.text(of: key) ?? "", wins: entry.wins,
                reason: reason(entry, winner: winner, said: said[entry.level]))
        }
        for (level, value) in said where !lines.contains(where: { $0.level == level }) {
            guard let reason = KeyState.reason(key, at: level, dialect) else { continue }
            lines.append(
                TraceLine(
                    level: level, value: value.json.text(of: key) ?? tr("None"), wins: false,
                    reason: tr("Ignored:") + " " + reason))
        }
        return lines.sorted { $0.level > $1.level }
    }

    private static func reason(_ entry: Trace.Entry, winner: Level, said: StyleValue?) -> String {
        if entry.wins { return tr("Counts") }
        guard entry.value != .null || said != nil else { return tr("Not set") }
        return entry.level < winner ? tr("Overridden by:") + " " + winner.title : tr("Passed over by the rule above")
    }
}

extension Store {
    /// The place of a level for the inspected screen that says something of a key: of several entries the last one that does.
    func said(of key: StyleKey) -> [Level: StyleValue] {
        let screen = state.inspectedScreen, found = project[screen: screen]
        var said: [Level: StyleValue] = [:]
        for level in [Level.builtIn, .theme, .stack, .screen] {
            said[level] = project.style(at: StylePlace(owner(of: level, for: screen)))[key]
        }
        said[.live] = found?.live.last { $0.style[key] != nil }?.style[key]
        said[.scroll] = found?.scroll.last { $0.style[key] != nil }?.style[key]
        return said
    }
}
