import Model

/// The library clamps the mask's alpha and writes a warning into the console.
enum MaskAlphaRange {
    static func findings(_ run: CheckRun) -> [Finding] {
        guard run.project.dialect == .navigationAndStyle else { return [] }
        return run.project.styledParts.compactMap { part in
            guard let alpha = part.style.number(.maskAlpha), !(0...1).contains(alpha) else { return nil }
            let drawn = alpha < 0 ? "0" : "1"
            var finding = Finding(
                "navigationAndStyle.maskAlphaRange", .warning, screen: part.screen,
                place: Finding.Place(StyleKey.maskAlpha.name, at: part.level),
                "mask.alpha \(JSON.spelling(alpha)) is drawn as \(drawn).", remedy: "Write \(drawn).")
            finding.measured = alpha
            finding.limit = alpha < 0 ? 0 : 1
            return finding
        }
    }
}
