import Dialects
import Model

/// A property in which a bar on the screen is not what the screen itself asks for.
struct BarDifference: Equatable {
    /// A layer or a key.
    let element: String
    /// Both in words, such as `background #FF0000` and `#FFFFFF`.
    let shown: Phrase
    let wanted: Phrase

    /// What differs, the gravest first: colours by 0.02 of their distance, opacities by 0.02.
    static func all(_ shown: ResolvedBar, _ own: ResolvedBar) -> [BarDifference] {
        if shown.isHidden != own.isHidden {
            return [
                BarDifference(
                    element: "hidden", shown: shown.isHidden ? "no bar" : "a bar",
                    wanted: own.isHidden ? Phrase("none") : "its own")
            ]
        }
        let layers = own.isHidden ? [] : [ground(shown, own), line(shown, own)]
        let tint = color("tint", "tint \(shown.iconColor.shortHex)", shown.iconColor, own.iconColor)
        let title = color(
            "title.color", "title colour \(shown.title.color.shortHex)", shown.title.color, own.title.color)
        return (layers + [tint, title, font(shown, own), largeTitle(shown, own), statusBar(shown, own)]).compactMap { $0 }
            + items(shown, own)
    }

    private static func ground(_ shown: ResolvedBar, _ own: ResolvedBar) -> BarDifference? {
        let one = shown.layers.filter { $0.kind != .hairline }, two = own.layers.filter { $0.kind != .hairline }
        return alike(one, two) ? nil : BarDifference(element: "background", shown: "background \(words(one))", wanted: words(two))
    }

    private static func line(_ shown: ResolvedBar, _ own: ResolvedBar) -> BarDifference? {
        let one = shown.layers.filter { $0.kind == .hairline }, two = own.layers.filter { $0.kind == .hairline }
        return alike(one, two) ? nil : BarDifference(element: "hairline", shown: "line \(words(one))", wanted: words(two))
    }

    private static func alike(_ one: [BarLayer], _ two: [BarLayer]) -> Bool {
        one.count == two.count && zip(one, two).allSatisfy { $0.looksLike($1) }
    }

    /// The topmost layer in words.
    private static func words(_ layers: [BarLayer]) -> Phrase {
        guard let top = layers.last else { return Phrase("nothing") }
        return (top.image ?? top.color?.faded(top.alpha).shortHex).map { "\($0)" } ?? "a blur"
    }

    private static func color(_ element: String, _ words: Phrase, _ one: RGBA, _ two: RGBA) -> BarDifference? {
        one.isNear(two) ? nil : BarDifference(element: element, shown: words, wanted: "\(two.shortHex)")
    }

    private static func font(_ shown: ResolvedBar, _ own: ResolvedBar) -> BarDifference? {
        guard shown.title.font != own.title.font else { return nil }
        return BarDifference(element: "title.size", shown: "title of \(words(shown.title.font))", wanted: words(own.title.font))
    }

    private static func words(_ font: Font) -> Phrase {
        "\(font.family) \(JSON.spelling(font.size)) pt, weight \(JSON.spelling(font.weight))"
    }

    private static func largeTitle(_ shown: ResolvedBar, _ own: ResolvedBar) -> BarDifference? {
        guard shown.isLargeTitle != own.isLargeTitle else { return nil }
        let (one, two): (Phrase, Phrase) =
            shown.isLargeTitle ? ("a large title", "a small one") : ("a small title", "a large one")
        return BarDifference(element: "largeTitle", shown: one, wanted: two)
    }

    private static func statusBar(_ shown: ResolvedBar, _ own: ResolvedBar) -> BarDifference? {
        guard shown.statusBar.ink != own.statusBar.ink else { return nil }
        return BarDifference(
            element: "statusBar", shown: "a \(shown.statusBar.ink.words) status bar",
            wanted: "a \(own.statusBar.ink.words) one")
    }
}

extension BarLayer {
    /// Whether both paint the same, as far as a person sees.
    fileprivate func looksLike(_ other: BarLayer) -> Bool {
        guard kind == other.kind, image == other.image, abs(alpha - other.alpha) <= 0.02 else { return false }
        switch (color, other.color) {
        case (let one?, let two?): return one.isNear(two)
        case (nil, nil): return true
        default: return false
        }
    }
}

extension RGBA {
    fileprivate func isNear(_ other: RGBA) -> Bool { distance(to: other) <= 0.02 && abs(opacity - other.opacity) <= 0.02 }
}
