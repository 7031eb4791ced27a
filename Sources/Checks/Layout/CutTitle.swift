import Dialects
import Model
import Scene

/// A title that is wider than the room between the items.
enum CutTitle {
    static func findings(_ look: ScreenLook) -> [Finding] {
        look.moments.compactMap { moment in
            guard let title = cut(moment.frame, look) else { return nil }
            var finding = look.finding(
                "layout.titleCut", .warning, moment, title.role.rawValue,
                "The title of \(look.screen.id) needs \(title.needed.rounded(.up).points) pt and has "
                    + "\(title.room.rounded(.down).points).",
                remedy: remedy(look, moment))
            finding.measured = title.room
            finding.limit = title.needed
            return finding
        }
    }

    private static let roles: Set<Element.Role> = [.title, .secondTitle, .titleButton]

    /// The title of a frame that is cut the most.
    private static func cut(_ frame: Frame, _ look: ScreenLook) -> (role: Element.Role, needed: Double, room: Double)? {
        let titles = frame.elements.filter { $0.owner == look.screen.id && roles.contains($0.role) && $0.segments.isEmpty }
        let measured = titles.compactMap { title -> (role: Element.Role, needed: Double, room: Double)? in
            guard let words = title.text, let font = title.font else { return nil }
            return (title.role, look.run.phone.text.width(of: words, font: font), title.frame.width)
        }
        return measured.filter { $0.needed > $0.room + 0.5 }.max { $0.needed - $0.room < $1.needed - $1.room }
    }

    private static func remedy(_ look: ScreenLook, _ moment: ScreenLook.Moment) -> Phrase {
        let fits: Phrase = firstDevice(look, moment).map { "It fits from \($0.name) on." } ?? "It fits on no phone."
        let cure: Phrase =
            ItemKey.largeTitle.support(look.run.project.dialect).isSupported
            ? "Shorten it, use icons for the items, or a large title." : "Shorten it, or use icons for the items."
        return "\(fits) \(cure)"
    }

    /// The narrowest wider phone on which nothing is cut.
    private static func firstDevice(_ look: ScreenLook, _ moment: ScreenLook.Moment) -> Device? {
        let now = look.run.project.device
        let wider = Device.all.filter { !$0.isTablet && $0.width > now.width }
        var widths: Set<Double> = []
        let candidates = wider.sorted { $0.width < $1.width }.filter { widths.insert($0.width).inserted }
        return candidates.first { device in
            var builder = look.builder(moment.appearance)
            builder.phone.project.device = device
            return cut(builder.frame(of: look.scrolled(moment.scroll)), look) == nil
        }
    }
}
