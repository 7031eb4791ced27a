import Dialects
import Model

/// The framework's colour call puts the line back to #E1E1E1, so a line that was set before it is lost.
enum LineReset {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let stops = look.screen.scroll.sorted { $0.at < $1.at }.map(\.style)
        let lists = [(Level.live, look.screen.entriesInForce.map(\.style)), (.scroll, stops)]
        return lists.compactMap { level, styles in
            guard losesLine(styles) else { return nil }
            var finding = look.finding(
                "mpaas.lineReset", .error, nil, "hairline", "Setting the colour puts the line back to #E1E1E1.",
                remedy: "Move the line's entry below the colour's.")
            finding.place.level = level
            return finding
        }
    }

    /// Whether a colour follows a line and no line follows the colour. UIKit's own setter, which says nothing about being
    /// translucent, leaves the line alone.
    private static func losesLine(_ styles: [Style]) -> Bool {
        guard let line = styles.lastIndex(where: { $0[.hairline] != nil }) else { return false }
        return styles[(line + 1)...].contains { $0.color(.background) != nil && $0[.translucent] != nil }
    }
}
