import Model

/// When UIKit draws a title large.
enum LargeTitle {
    /// Points by which a large title makes the bar higher.
    static let height = 52.0

    /// `automatic`, the default, takes the mode of the item below; at the root it is small.
    static func isOn(_ request: BarRequest, _ item: Item) -> Bool {
        guard request.profile.version >= 11, !request.isBare else { return false }
        if let mode = own(item) { return mode }
        for id in request.stackBelow.reversed() {
            guard let below = request.item(below: id) else { continue }
            if let mode = own(below) { return mode }
        }
        return false
    }

    private static func own(_ item: Item) -> Bool? {
        switch item.largeTitle {
        case .always: true
        case .never: false
        case .automatic, nil: nil
        }
    }
}
