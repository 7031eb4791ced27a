import Dialects
import Model

/// `setLargeTitle` switches large titles on for the whole bar; a page of mode `automatic` above is large then too.
enum StickyLargeTitle {
    static func findings(_ look: ScreenLook) -> [Finding] {
        guard let first = look.moments.first else { return [] }
        let request = look.request(first)
        switch first.bar.item.largeTitle {
        case .automatic where first.bar.isLargeTitle:
            let culprit = request.stackBelow.last { id in
                look.run.project[screen: id].map { request.ownItem(of: $0).largeTitle == .always } ?? false
            }
            guard let culprit else { return [] }
            return [
                look.finding(
                    "navigationAndStyle.largeTitleSticks", .warning, nil, "largeTitle",
                    "setLargeTitle switches large titles on for the whole bar and nothing switches them off: "
                        + "\(look.screen.id) is large after \(culprit).",
                    remedy: "Set never on it.")
            ]
        case .always where request.isBare:
            return [
                look.finding(
                    "navigationAndStyle.largeTitleSticks", .warning, nil, "largeTitle",
                    "A page without a navigation controller gets no large title.",
                    remedy: "Set never on \(look.screen.id), or present it in a navigation controller.")
            ]
        default: return []
        }
    }
}
