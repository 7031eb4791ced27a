import Dialects
import Model

/// mPaaS: the bar has a colour of its own, its line still the default one.
enum MpaasLine {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard look.run.project.dialect == .mpaas else { return [] }
        return look.moments.compactMap { moment in
            let bar = moment.bar
            guard !bar.isHidden, let line = bar.layers.last(where: { $0.kind == .hairline && $0.isVisible })?.color,
                bar.winner(.background).map({ $0 > .builtIn }) ?? false, hasDefaultLine(bar)
            else { return nil }
            let fill = bar.layers.last { $0.kind == .color }?.color
            if let fill, fill.distance(to: line) <= 0.02 { return nil }
            let color = fill.map { "\($0.shortHex)" } ?? Phrase("transparent")
            return Finding(
                "mpaas.lineVisible", .warning, screen: look.screen.id, place: moment.place("hairline"),
                "The bar is \(color), its line is still the default \(line.shortHex).",
                remedy: "Set hairline to the same colour, after the background.")
        }
    }

    /// Whether the line comes from the default, or from a colour that put it back to the default.
    private static func hasDefaultLine(_ bar: ResolvedBar) -> Bool {
        guard let winner = bar.trace.first(where: { $0.key == .hairline })?.entries.first(where: \.wins) else { return true }
        return winner.level == .builtIn || winner.value == .string(defaultLine.hex)
    }

    /// The line of AntUI's default theme.
    private static let defaultLine = RGBA(0xE1, 0xE1, 0xE1)
}
