import Model

/// When UIKit draws a title large.
enum LargeTitle {
    /// Points by which a large title makes the bar higher.
    static let height = 52.0

    /// `automatic`, the default, takes the mode of the item below; at the root it is small.
    static func isOn(_ request: BarRequest, _ item: Item) -> Bool {
        guard request.profile.version >= 11, !request.isBare else { return false }
        if let isLarge = own(item.largeTitle) { return isLarge }
        let usual = request.ownItem(of: Screen()).largeTitle
        for id in request.stackBelow.reversed() {
            if let isLarge = own(request.largeTitle(below: id, usual: usual)) { return isLarge }
        }
        return false
    }

    private static func own(_ mode: LargeTitleMode?) -> Bool? {
        switch mode {
        case .always: true
        case .never: false
        case .automatic, nil: nil
        }
    }
}
