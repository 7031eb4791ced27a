/// A family with what makes its text come out as wide and as tall as iOS's.
struct Typeface: Hashable, Sendable {
    /// Names, the preferred first, for each character the first that has it.
    let families: String
    /// The size it is drawn at, over the size asked for.
    let scale: Double
    /// Whether it stands for the system's font and so takes its line box and its tracking.
    let isSystem: Bool
    /// Points added to the tracking, over the size, at weights 400 and 700.
    let spacing: (regular: Double, bold: Double)

    /// Names by which people mean the system's own font.
    static let systemNames: Set<String> = [
        "", "SF Pro", "SF Pro Text", "SF Pro Display", "San Francisco", "system", ".SFUI-Text", ".SFUI-Display",
    ]
    private static let fallback = "Noto Sans CJK SC, Noto Color Emoji, Noto Sans, DejaVu Sans"

    static func apple(_ family: String) -> Typeface {
        Typeface(families: "\(family), \(fallback)", scale: 1, isSystem: true, spacing: (0, 0))
    }

    /// Inter at the size where its capitals and small letters are as tall as San Francisco's (0.705 and 0.526 em), spaced
    /// so that lines are as wide as iOS's: fitted to 13 element frames of UI test logs, which it meets within 2 %.
    static func inter(_ family: String) -> Typeface {
        Typeface(families: "\(family), Inter, \(fallback)", scale: 0.969, isSystem: true, spacing: (0.0145, 0.0225))
    }

    static func plain(_ family: String) -> Typeface {
        Typeface(families: "\(family), \(fallback)", scale: 1, isSystem: false, spacing: (0, 0))
    }

    /// San Francisco's line box, over the size: hhea ascender 1950 and descender 494 of 2048 units.
    static let systemAscent = 0.9521
    static let systemDescent = 0.2412

    /// Points between Chinese, Japanese or Korean characters: iOS sets two of 17 pt 34.7 pt wide.
    func wideTracking(size: Double) -> Double { isSystem ? 0.02 * size : 0 }

    /// Points between letters.
    func tracking(size: Double, weight: Double) -> Double {
        guard isSystem else { return 0 }
        let part = min(1, max(0, (weight - 400) / 300))
        return Tracking.points(size: size) + size * (spacing.regular + (spacing.bold - spacing.regular) * part)
    }

    static func == (one: Typeface, other: Typeface) -> Bool { one.families == other.families }

    func hash(into hasher: inout Hasher) { hasher.combine(families) }
}
