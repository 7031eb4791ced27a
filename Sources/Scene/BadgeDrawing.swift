import Dialects
import Model

/// The mark at an item's upper right corner, in the shapes of mPaaS's badges.
struct BadgeDrawing {
    private let badge: String
    private let corner: Point
    private let red: RGBA
    private let ink: RGBA

    init(_ element: Element) {
        badge = element.badge ?? ""
        corner = Point(element.frame.right, element.frame.y)
        red = RGBA(255, 59, 48).faded(element.opacity)
        ink = RGBA.white.with(opacity: element.opacity)
    }

    var commands: [DrawCommand] {
        switch badge {
        case "": return []
        case ".": return [.rounded(Rect(corner.x - 4, corner.y - 4, 8, 8), radius: 4, red)]
        case "new": return label("NEW", width: 30, size: 9.5, weight: 700)
        case "hui": return label("惠", width: 18, size: 11, weight: 600)
        case "xin": return label("新", width: 18, size: 11, weight: 600)
        default:
            if let number = Int(badge), number > 99 { return more }
            return label(badge, width: max(16, Double(badge.count) * 7 + 8), size: 11, weight: 600)
        }
    }

    /// A number of more than two digits: three points.
    private var more: [DrawCommand] {
        let frame = frame(width: 24)
        let points = [-5.0, 0, 5].map { dx in
            DrawCommand.rounded(Rect(frame.midX + dx - 1.25, frame.midY - 1.25, 2.5, 2.5), radius: 1.25, ink)
        }
        return [.rounded(frame, radius: 8, red)] + points
    }

    private func label(_ words: String, width: Double, size: Double, weight: Double) -> [DrawCommand] {
        let frame = frame(width: width)
        return [
            .rounded(frame, radius: 8, red), .text(TextRun(words, Font(size: size, weight: weight), ink, frame, .center)),
        ]
    }

    private func frame(width: Double) -> Rect { Rect(corner.x - width / 2, corner.y - 7, width, 16) }
}
