import Dialects
import Model

/// Draws one element.
struct ElementDrawing {
    let element: Element

    init(_ element: Element) {
        self.element = element
    }

    var commands: [DrawCommand] { face + badge }

    private var color: RGBA { element.color.faded(element.opacity) }

    private var face: [DrawCommand] {
        if !element.segments.isEmpty { return segments }
        var commands: [DrawCommand] = []
        var textFrame = element.frame
        if let image = element.image {
            let frame = pictureFrame
            let isPicture = element.role == .titleImage
            commands.append(
                .image(
                    ImageRun(
                        image, frame, .aspectFit, opacity: isPicture ? element.opacity : color.opacity,
                        tint: isPicture || element.role == .backChevron ? nil : color.with(opacity: 1))))
            textFrame.x = frame.right + 4
            textFrame.width = max(0, element.frame.right - textFrame.x)
        } else if let glyph = element.glyph {
            commands.append(.glyph(glyph, element.frame, color))
        }
        if let text = element.text, let font = element.font {
            commands.append(.text(TextRun(text, font, color, textFrame, .left)))
        }
        return commands
    }

    /// A picture beside a text takes what the text leaves.
    private var pictureFrame: Rect {
        guard element.text != nil, element.font != nil else { return element.frame }
        return Rect(element.frame.x, element.frame.y, element.frame.height, element.frame.height)
    }

    private var segments: [DrawCommand] {
        let frame = element.frame, width = frame.width / Double(element.segments.count)
        let first = Rect(frame.x, frame.y, width, frame.height)
        var commands: [DrawCommand] = [
            .rounded(frame, radius: 8, RGBA(118, 118, 128, 31).faded(element.opacity)),
            .rounded(first.inset(2, 2), radius: 7, RGBA.white.with(opacity: element.opacity)),
        ]
        for (index, text) in element.segments.enumerated() {
            let box = first.offset(Double(index) * width)
            var font = element.font ?? Font(size: 13)
            font.weight = index == 0 ? 600 : 400
            commands.append(.text(TextRun(text, font, RGBA.black.with(opacity: element.opacity), box, .center)))
        }
        return commands
    }

    private var badge: [DrawCommand] {
        guard let badge = element.badge, !badge.isEmpty else { return [] }
        let red = RGBA(255, 59, 48).faded(element.opacity)
        let at = Point(element.frame.right, element.frame.y)
        if badge == "." { return [.rounded(Rect(at.x - 4, at.y - 4, 8, 8), radius: 4, red)] }
        let text = Int(badge).map { $0 > 99 ? "99+" : badge } ?? badge
        let width = max(16, Double(text.count) * 7 + 8)
        let frame = Rect(at.x - width / 2, at.y - 7, width, 16)
        let ink = RGBA.white.with(opacity: element.opacity)
        return [
            .rounded(frame, radius: 8, red), .text(TextRun(text, Font(size: 11, weight: 600), ink, frame, .center)),
        ]
    }
}
