import Dialects
import Model

extension ItemLayout {
    /// Whether items stand on glass, as on iOS 26. A bar that is a part of its page is drawn by the app.
    var isGlass: Bool { page.request.profile.version >= 26 && !bar.slidesWithPage }

    /// Between an item and the next one inwards: pictures share a piece of glass, in which each has 44 points; texts have one of
    /// their own (UIKit), with 12 points to the next.
    func room(between one: ItemFace, and next: ItemFace) -> Double {
        guard isGlass else { return itemGap }
        return Self.shareGlass(one.text == nil, next.text == nil) ? Self.sharedGap : 12 + 2 * Self.glassMargin
    }

    private static func shareGlass(_ isPicture: Bool, _ nextIsPicture: Bool) -> Bool { isPicture && nextIsPicture }

    /// A picture of 24 points has this much glass at each side, so that a button is 44 points wide (React Navigation).
    private static let glassMargin = 10.0
    private static let sharedGap = 2 * glassMargin

    /// The elements, each first one of a piece of glass with that under it.
    func onGlass(_ elements: [Element]) -> [Element] {
        var result = elements
        for piece in pieces(elements) {
            guard let first = piece.first, let last = piece.last else { continue }
            let left = elements[first].frame.x, right = elements[last].frame.right
            let width = max(Self.glassHeight, right - left + 2 * Self.glassMargin)
            let height = min(Self.glassHeight, row.height)
            var frame = Rect((left + right - width) / 2, row.midY - height / 2, width, height)
            if elements[first].role == .backChevron { frame.x = max(frame.x, metrics.chevronX - Self.glassMargin) }
            let place = elements[first].frame
            result[first].plate = Plate(frame.offset(-place.x, -place.y), .glass, glassColor)
        }
        return result
    }

    private static let glassHeight = 44.0

    private var glassColor: RGBA { page.request.appearance == .dark ? RGBA(72, 72, 74, 140) : RGBA(255, 255, 255, 166) }

    /// The elements that stand on one piece of glass, from left to right: arrow and text of the back button, pictures side by
    /// side, each text by itself.
    private func pieces(_ elements: [Element]) -> [[Int]] {
        var pieces: [[Int]] = []
        for index in elements.indices {
            switch elements[index].role {
            case .backLabel where elements[..<index].last?.role == .backChevron: pieces[pieces.count - 1].append(index)
            case .backChevron, .backLabel: pieces.append([index])
            case .leftItem, .rightItem:
                if let before = pieces.last?.last, stand(elements[before], elements[index]) {
                    pieces[pieces.count - 1].append(index)
                } else {
                    pieces.append([index])
                }
            default: break
            }
        }
        return pieces
    }

    /// Whether two items of one side are pictures with no room between their buttons.
    private func stand(_ one: Element, _ next: Element) -> Bool {
        one.role == next.role && Self.shareGlass(one.text == nil, next.text == nil)
            && next.frame.x - one.frame.right <= Self.sharedGap + 0.5
    }
}
