import Dialects
import Model

/// Empty left items set `hidesBackButton`, and nothing ever resets it.
enum LostBackButton {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard let first = look.moments.first else { return [] }
        let request = look.request(first)
        guard request.depth > 0, !request.isBare else { return [] }
        let loading = look.screen.live.filter { $0.moment == .load }.compactMap(\.item)
        let start = loading.reduce(request.ownItem(of: look.screen)) { $0.merging($1) }
        let later = look.screen.live.filter { $0.moment != .load }.compactMap(\.item)
        let isEmptyAtLoad = start.left?.isEmpty ?? true
        guard isEmptyAtLoad || later.contains(where: { $0.left?.isEmpty == true }),
            !([start] + later).contains(where: { $0.hidesBack == true })
        else { return [] }
        var finding = look.finding(
            "navigationAndStyle.backHiddenForGood", .warning, nil, "left",
            "With no left items the library hides the back button of \(look.screen.id), and it never comes back.",
            remedy: "Add generic: back. Swipe back still works.")
        finding.place.level = isEmptyAtLoad ? .screen : .live
        return [finding]
    }
}
