import CCairo
import Gtk
import Scene

/// Labels beside the frames of elements: the role, and place, size and opacity where there is room for them too.
struct ElementLabels {
    /// A label and where it stands, in points of the screen.
    struct Label: Equatable {
        var text: String
        var place: Rect
    }

    private(set) var labels: [Label] = []

    /// Finds a place above or below each element, on the screen and off the other labels; what finds none has no label. Titles
    /// come first.
    init(_ elements: [Element], width: Double, height: Double, measure: (String) -> (width: Double, height: Double)) {
        for element in elements.filter(\.isTitle) + elements.filter({ !$0.isTitle }) {
            let candidates = [Self.whole(element), wordTitle(element.role.rawValue)].flatMap { text -> [Label] in
                let size = measure(text), frame = element.frame
                let x = min(max(0, frame.x), width - size.width)
                let rows = [frame.y - size.height, frame.bottom, frame.y - 2 * size.height, frame.bottom + size.height]
                return rows.map { Label(text: text, place: Rect(x, $0, size.width, size.height)) }
            }
            let free = candidates.first { candidate in
                let place = candidate.place
                return place.x >= 0 && place.y >= 0 && place.bottom <= height
                    && !labels.contains { Self.overlap($0.place, place) }
            }
            if let free { labels.append(free) }
        }
    }

    /// The role with left edge, top, width, height in points and opacity, such as `Title  170.5 64.8  52 × 20.3  33 %`.
    static func whole(_ element: Element) -> String {
        let frame = element.frame, number = { (value: Double) in CurveLine.text((value * 10).rounded() / 10) }
        let figures = "\(number(frame.x)) \(number(frame.y))  \(number(frame.width)) × \(number(frame.height))"
        let faded = element.opacity < 1 ? "  \(Int((element.opacity * 100).rounded())) %" : ""
        return wordTitle(element.role.rawValue) + "  " + figures + faded
    }

    private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
        one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom
    }
}

extension Element {
    fileprivate var isTitle: Bool { role == .title || role == .largeTitle }
}
