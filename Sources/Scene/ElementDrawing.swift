import Dialects
import Model

/// Draws one element.
struct ElementDrawing {
    let element: Element

    init(_ element: Element) {
        self.element = element
    }

    var commands: [DrawCommand] { plate + face + BadgeDrawing(element).commands }

    private var color: RGBA { element.color.faded(element.opacity) }

    private var plate: [DrawCommand] {
        guard var plate = element.plate else { return [] }
        plate.frame = plate.frame.offset(element.frame.x, element.frame.y)
        return PlateDrawing(plate, isPressed: element.state == .pressed, opacity: element.opacity).commands
    }

    private var face: [DrawCommand] {
        if !element.segments.isEmpty { return segments }
        var commands: [DrawCommand] = []
        if let image = element.image {
            commands.append(
                .image(
                    ImageRun(
                        image, pictureFrame, element.imageMode, opacity: element.isTemplate ? color.opacity : element.opacity,
                        tint: element.isTemplate ? color.with(opacity: 1) : nil)))
        } else if let glyph = element.glyph {
            commands.append(.glyph(glyph, element.frame, color))
        }
        return commands + words
    }

    /// A picture beside a text stands before it.
    private var pictureFrame: Rect {
        guard let width = element.pictureWidth else { return element.frame }
        return Rect(element.frame.x, element.frame.y, width, element.frame.height)
    }

    private var words: [DrawCommand] {
        guard let text = element.text, let font = element.font else { return [] }
        var frame = element.frame
        if let width = element.pictureWidth {
            frame.x += width + element.pictureGap
            frame.width = max(0, element.frame.right - frame.x)
        }
        let lines = element.lines
        guard lines.count > 1 else { return line(lines.first ?? text, font, frame, .left) }
        let height = frame.height / Double(lines.count)
        return lines.enumerated().flatMap { index, words in
            line(words, font, Rect(frame.x, frame.y + Double(index) * height, frame.width, height), .center)
        }
    }

    /// A line of text; engraved, it has a dark edge above a light letter and a light one below a dark letter.
    private func line(_ words: String, _ font: Font, _ frame: Rect, _ alignment: TextRun.Alignment) -> [DrawCommand] {
        let plain = DrawCommand.text(TextRun(words, font, color, frame, alignment))
        guard element.isEngraved else { return [plain] }
        let isLight = element.color.isLight
        let edge = (isLight ? RGBA.black : .white).with(opacity: 0.5 * color.opacity)
        return [.text(TextRun(words, font, edge, frame.offset(0, isLight ? -1 : 1), alignment)), plain]
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
}

extension Element {
    /// The lines of the text as they are drawn; a text that is not broken stands on one.
    var lines: [String] {
        guard let text else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return breaksLines ? lines : [lines.joined(separator: " ")]
    }
}

extension RGBA {
    /// Whether the colour is nearer to white than to black (relative luminance).
    var isLight: Bool { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) > 127 }
}
