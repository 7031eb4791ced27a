import Dialects
import Model
import Scene

/// Texts that can be read on the page as it is, but not on every content that may scroll behind a see-through bar.
enum ContentContrast {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.flatMap { moment -> [Finding] in
            let inks = [TextContrast.Group.title, .item].flatMap { TextContrast.inks(look, moment, $0) }
            guard !inks.isEmpty, letsContentThrough(moment), let drawn = look.backdrop(moment),
                let black = look.backdrop(moment, content: .black), let white = look.backdrop(moment, content: .white)
            else { return [] }
            return inks.compactMap { finding($0, look, moment, drawn, black, white) }
        }
    }

    /// Content lies behind the bar, and no opaque layer covers it.
    private static func letsContentThrough(_ moment: ScreenLook.Moment) -> Bool {
        guard moment.bar.contentUnderBar else { return false }
        return !moment.bar.layers.contains { layer in
            layer.kind == .color && layer.extent == .band && layer.alpha >= 1 && layer.color?.alpha == 255
        }
    }

    private static func finding(
        _ ink: Ink, _ look: ScreenLook, _ moment: ScreenLook.Moment, _ drawn: PixelGrid, _ black: PixelGrid, _ white: PixelGrid
    ) -> Finding? {
        func measure(_ grid: PixelGrid) -> Contrast.Measure? {
            Contrast.measure(ink.color, on: grid.colors(in: ink.element.frame))
        }
        guard let drawn = measure(drawn), drawn.ratio >= ink.limit, let onBlack = measure(black), let onWhite = measure(white)
        else { return nil }
        let (low, high) = (min(onBlack.ratio, onWhite.ratio), max(onBlack.ratio, onWhite.ratio))
        guard low < ink.limit else { return nil }
        return Finding(
            "contrast.dependsOnContent", .note, screen: look.screen.id, place: moment.place(ink.place), measured: low,
            limit: ink.limit,
            "The \(ink.name) can be read on this page, not on every content: contrast \(Contrast.spelling(low)) to "
                + "\(Contrast.spelling(high)).",
            remedy: remedy(ink, moment.bar, [onBlack.backdrop, onWhite.backdrop]))
    }

    /// The least alpha of the bar's colour with which black and white content both leave enough contrast.
    private static func remedy(_ ink: Ink, _ bar: ResolvedBar, _ backdrops: [RGBA]) -> Phrase {
        let plain: Phrase = "Make the bar's background less see-through."
        guard let layer = bar.layers.last(where: { $0.kind == .color }), let color = layer.color else { return plain }
        let now = color.opacity * layer.alpha
        guard now < 1 else { return plain }
        let behind = backdrops.map { uncovered($0, color, now) }
        var alpha = (now * 100).rounded(.down) / 100
        while alpha < 1 {
            alpha += 0.01
            let passes = behind.allSatisfy { pixel in
                let drawn = color.with(opacity: alpha).over(pixel)
                return Contrast.ratio(ink.color.over(drawn), drawn) >= ink.limit
            }
            if passes { return "Raise the background's alpha to at least \(JSON.spelling((alpha * 100).rounded() / 100))." }
        }
        return plain
    }

    /// The pixel that shows as `drawn` through a colour of some opacity.
    private static func uncovered(_ drawn: RGBA, _ color: RGBA, _ opacity: Double) -> RGBA {
        func channel(_ seen: UInt8, _ own: UInt8) -> Double { (Double(seen) - opacity * Double(own)) / (1 - opacity) / 255 }
        return RGBA(
            red: channel(drawn.red, color.red), green: channel(drawn.green, color.green), blue: channel(drawn.blue, color.blue))
    }
}
