import Dialects
import Model

/// UIKit's own setter lays its colour over the framework's, unless that was taken away first.
enum TintStacks {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let entries = look.screen.entriesInForce
        let index = entries.firstIndex { $0.style.color(.background) != nil && $0.style[.translucent] == nil }
        guard let index, !entries[...index].contains(where: { $0.call == .resetColor }) else { return [] }
        var finding = look.finding(
            "mpaas.tintStacks", .warning, nil, "background",
            "The system's setter paints over the default colour\(result(entries[index], look)).",
            remedy: "Call resetNavigationBarColor first, or use the library's own setter.")
        finding.place.level = .live
        return [finding]
    }

    /// What is seen instead of a see-through colour.
    private static func result(_ entry: LiveEntry, _ look: ScreenLook) -> Phrase {
        let project = look.run.project
        guard let asked = entry.style.color(.background).flatMap({ project.palette.resolve($0, .light) }), asked.alpha < 255
        else { return "" }
        let usual = look.screen.style.color(.background) ?? project.theme.style.color(.background) ?? .plain(.white)
        let seen = asked.over(project.palette.resolve(usual, .light) ?? .white)
        return ": you get \(seen.shortHex), not \(asked.shortHex)"
    }
}
