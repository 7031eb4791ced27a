import Dialects
import Model
import Scene

/// Content that began below an opaque bar stays there when the bar becomes see-through later.
enum FrozenLayout {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard let first = look.moments.first, !first.bar.contentUnderBar, let frame = first.barFrame else { return [] }
        let later = look.screen.live.filter { $0.moment != .load }.map { StyledPart(.live, $0.style) }
        let stops = look.screen.scroll.map { StyledPart(.scroll, $0.style) }
        guard let change = (later + stops).first(where: { isSeeThrough($0.style, look) }) else { return [] }
        let strip = frame.frame.bottom - first.pageY
        var finding = look.finding(
            "hbd.layoutFrozen", .error, nil, "includesOpaqueBars",
            "The library decides once where content starts. When the bar of \(look.screen.id) fades, an empty strip of "
                + "\(strip.points) pt is left.",
            remedy: "Set includesOpaqueBars before the page first shows.")
        finding.place.level = change.level
        finding.measured = strip
        return [finding]
    }

    private static func isSeeThrough(_ style: Style, _ look: ScreenLook) -> Bool {
        if style.flag(.hidden) == true || style.number(.barAlpha).map({ $0 < 1 }) == true { return true }
        if let image = style.text(.backgroundImage) { return look.run.phone.images.facts(image)?.hasAlphaChannel == true }
        let colors = [Appearance.light, .dark].compactMap { appearance in
            style.color(.background).flatMap { look.run.project.palette.resolve($0, appearance) }
        }
        return colors.contains { $0.alpha < 255 }
    }
}
