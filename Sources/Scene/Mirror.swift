import Dialects
import Model

extension Rect {
    func mirrored(in width: Double) -> Rect { Rect(width - right, y, self.width, height) }
}

extension Frame {
    /// The frame of a phone that reads right to left: everything mirrored about the middle, text and pictures as they are.
    func mirrored() -> Frame {
        var result = self
        for index in result.pages.indices { result.pages[index].frame = pages[index].frame.mirrored(in: width) }
        for index in result.bars.indices {
            result.bars[index].frame = bars[index].frame.mirrored(in: width)
            result.bars[index].layers = bars[index].layers.map { LayerFrame($0.layer, $0.frame.mirrored(in: width)) }
        }
        for index in result.elements.indices {
            result.elements[index].frame = elements[index].frame.mirrored(in: width)
            result.elements[index].tapFrame = elements[index].tapFrame?.mirrored(in: width)
        }
        result.commands = commands.map { $0.mirrored(in: width) }
        return result
    }
}

extension DrawCommand {
    func mirrored(in width: Double) -> DrawCommand {
        switch self {
        case .fill(let rect, let color): .fill(rect.mirrored(in: width), color)
        case .rounded(let rect, let radius, let color): .rounded(rect.mirrored(in: width), radius: radius, color)
        case .outline(let rect, let radius, let line, let color):
            .outline(rect.mirrored(in: width), radius: radius, width: line, color)
        case .gradient(let rect, let from, let to, let isHorizontal):
            .gradient(
                rect.mirrored(in: width), from: isHorizontal ? to : from, to: isHorizontal ? from : to, isHorizontal: isHorizontal
            )
        case .polygon(let outline, let radius, let from, let to):
            .polygon(outline.map { Point(width - $0.x, $0.y) }, radius: radius, from: from, to: to)
        case .text(let run): .text(run.mirrored(in: width))
        case .image(var run):
            .image(
                {
                    run.frame = run.frame.mirrored(in: width)
                    return run
                }())
        case .glyph(let name, let rect, let color): .glyph(Self.mirroredGlyph(name), rect.mirrored(in: width), color)
        case .blur(let rect, let run): .blur(rect.mirrored(in: width), run)
        case .group(let group): .group(group.mirrored(in: width))
        }
    }

    private static func mirroredGlyph(_ name: String) -> String {
        switch name {
        case "chevronBack": "chevronForward"
        case "chevronForward": "chevronBack"
        case "disclosure": "disclosureBack"
        case "disclosureBack": "disclosure"
        default: name
        }
    }
}

extension TextRun {
    fileprivate func mirrored(in width: Double) -> TextRun {
        var run = self
        run.frame = frame.mirrored(in: width)
        switch alignment {
        case .left: run.alignment = .right
        case .right: run.alignment = .left
        case .center: break
        }
        return run
    }
}

extension DrawGroup {
    fileprivate func mirrored(in width: Double) -> DrawGroup {
        var group = self
        let inner = clip?.width ?? width
        group.origin.x = width - origin.x - inner * scale
        group.clip = clip.map { Rect(inner - $0.right, $0.y, $0.width, $0.height) }
        group.commands = commands.map { $0.mirrored(in: inner) }
        return group
    }
}
