import Dialects
import Model

/// A custom bar that draws the title hears of new texts, and not of new title views.
enum StaleTitleView {
    static func findings(_ look: ScreenLook) -> [Finding] {
        let bar = look.stackStyle.customBar ?? look.screen.style.customBar
        guard bar?.draws?.contains(.title) == true, let first = look.moments.first else { return [] }
        let early = look.screen.live.filter { [.load, .appear].contains($0.moment) }
        let later = look.screen.live.filter { [.appeared, .tap].contains($0.moment) }
        let own = look.request(first).ownItem(of: look.screen)
        var title = (early.compactMap(\.item).reduce(own) { $0.merging($1) }).title?.value ?? Title()
        for change in later.compactMap({ $0.item?.title }) {
            let next = change.value ?? Title()
            if next.kind != title.kind || next.kind != .text && next.image != title.image {
                var finding = look.finding(
                    "customBar.titleViewStale", .warning, nil, "title",
                    "The custom bar of \(look.screen.id) is not told of a new title view and keeps the old one until the page "
                        + "appears again.",
                    remedy: "Reload the bar yourself.")
                finding.place.level = .live
                return [finding]
            }
            title = next
        }
        return []
    }
}
