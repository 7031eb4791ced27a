import Dialects
import Model

/// The search field in the row below the title.
struct SearchRow {
    let page: Page

    /// `nil` for a page without one, or whose bar is hidden.
    init?(_ page: Page) {
        guard page.request.screen.searchBar == true, !page.bar.isHidden, page.bar.showsItems else { return nil }
        self.page = page
    }

    private var profile: Profile { page.request.profile }
    private var colors: SystemColors { SystemColors(page.request.appearance) }

    /// UIKit's field is 36 points high, 1 point below its row's top; on iOS 26 it is 44 high. It gets lower as its row folds.
    var field: Rect {
        let row = page.barFrame.bottom - page.searchRowHeight
        let width = page.width - 2 * page.metrics.sidePadding
        return Rect(page.metrics.sidePadding, row + 1, width, max(0, fullHeight - page.searchFolded))
    }

    private var fullHeight: Double { profile == .ios26 ? 44 : 36 }

    /// What stands in the field is gone once half of the row is.
    private var inkShare: Double { max(0, 1 - page.searchFolded / (page.metrics.searchRowHeight / 2)) }

    func commands() -> [DrawCommand] {
        guard field.height > 0 else { return [] }
        let isClassic = profile.version < 7
        let field = isClassic ? field.inset(0, 2.5) : field
        let radius = profile.version >= 26 || isClassic ? field.height / 2 : min(10, field.height / 2)
        let ink = (isClassic ? RGBA(142, 142, 147) : colors.secondaryLabel).faded(inkShare)
        let words = page.request.isChinese ? "搜索" : "Search"
        let size = isClassic ? 14.0 : 17
        return [
            .rounded(field, radius: radius, isClassic ? .white : colors.fill),
            .glyph("search", Rect(field.x + 8, field.midY - 9, 18, 18), ink),
            .text(
                TextRun(
                    words, Font(size: size), ink, Rect(field.x + 30, field.y, field.width - 38, field.height), .left)),
        ]
    }
}

extension BarRequest {
    /// Whether the phone speaks Chinese.
    var isChinese: Bool { project.settings?.language?.hasPrefix("zh") == true }
}

extension SceneBuilder {
    /// A page's search field, which travels with its page.
    func search(_ page: Page, at place: Point = Point(0, 0), opacity: Double = 1) -> [DrawCommand] {
        guard drawsElements, opacity > 0, let row = SearchRow(page) else { return [] }
        return [.group(DrawGroup(origin: place, opacity: opacity, row.commands()))]
    }

    /// The search fields of two pages on the way: the upper one comes with its page, the lower one goes aside and fades.
    func search(_ slide: Slide) -> [DrawCommand] {
        let leaving = slide.fades ? 1 - slide.p : MotionTable.Fade.outBy(0.6)(slide.p)
        return search(slide.lower, at: Point(slide.lowerX, 0), opacity: leaving)
            + search(slide.upper, at: Point(slide.upperX, 0), opacity: slide.p)
    }
}
