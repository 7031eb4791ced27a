import CBaseline
import Dialects
import Glibc
import Model
import Scene

/// A frame's rectangles and texts as the plain C program takes them: a flat list, in points of the screen.
///
/// Icons, pictures, blurs and round clips are left out, which only makes the plain program quicker.
struct Flattening {
    private(set) var commands: [BaselineCommand] = []
    private(set) var fonts: [BaselineFont] = []

    /// Where the group that is being flattened stands.
    private struct Place {
        var x = 0.0
        var y = 0.0
        var scale = 1.0
        var opacity = 1.0
        var clip: Rect

        func rect(_ rect: Rect) -> Rect { Rect(x + rect.x * scale, y + rect.y * scale, rect.width * scale, rect.height * scale) }
    }

    /// Adds a frame's commands to the fonts that earlier frames needed.
    mutating func flatten(_ frame: Frame) -> [BaselineCommand] {
        commands = []
        add(frame.commands, Place(clip: Rect(0, 0, frame.width, frame.height)))
        return commands
    }

    private mutating func add(_ list: [DrawCommand], _ place: Place) {
        for command in list { add(command, place) }
    }

    private mutating func add(_ command: DrawCommand, _ place: Place) {
        switch command {
        case .fill(let rect, let color):
            add(BASELINE_RECTANGLE, common(place.rect(rect), place.clip), color, place)
        case .rounded(let rect, let radius, let color):
            add(BASELINE_ROUNDED, place.rect(rect), color, place) { $0.radius = min(radius, rect.width / 2, rect.height / 2) }
        case .outline(let rect, let radius, let width, let color):
            add(BASELINE_OUTLINE, place.rect(rect), color, place) { ($0.radius, $0.line) = (radius, width) }
        case .gradient(let rect, let from, let to, let isHorizontal):
            add(BASELINE_GRADIENT, place.rect(rect), from, place) {
                $0.end = Self.color(to, place.opacity)
                $0.is_horizontal = isHorizontal ? 1 : 0
            }
        case .text(let run):
            let font = index(of: run.font)
            add(BASELINE_TEXT, place.rect(run.frame), run.color, place) {
                // A flattened frame lives as long as the run of the benchmark.
                $0.text = UnsafePointer(strdup(run.text))
                $0.font = Int32(font)
                $0.alignment = Self.alignment(run.alignment)
            }
        case .group(let group): add(group, place)
        case .image, .glyph, .blur, .polygon: break
        }
    }

    private mutating func add(_ group: DrawGroup, _ place: Place) {
        var inner = place
        inner.x += group.origin.x * place.scale
        inner.y += group.origin.y * place.scale
        inner.scale *= group.scale
        inner.opacity *= group.opacity
        if let clip = group.clip { inner.clip = common(inner.rect(clip), place.clip) }
        add(group.commands, inner)
    }

    private mutating func add(
        _ kind: BaselineKind, _ rect: Rect, _ color: RGBA, _ place: Place, _ more: (inout BaselineCommand) -> Void = { _ in }
    ) {
        let seen = common(rect, place.clip)
        guard seen.width > 0, seen.height > 0 else { return }
        var command = BaselineCommand()
        command.kind = kind
        (command.x, command.y, command.width, command.height) = (rect.x, rect.y, rect.width, rect.height)
        command.color = Self.color(color, place.opacity)
        more(&command)
        commands.append(command)
    }

    private mutating func index(of font: Font) -> Int {
        if let known = fonts.firstIndex(where: { $0.size == font.size && Double($0.weight) == font.weight }) { return known }
        fonts.append(BaselineFont(size: font.size, weight: Int32(font.weight)))
        return fonts.count - 1
    }

    private static func color(_ color: RGBA, _ opacity: Double) -> BaselineColor {
        BaselineColor(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255 * opacity)
    }

    private static func alignment(_ alignment: TextRun.Alignment) -> BaselineAlignment {
        switch alignment {
        case .left: BASELINE_LEFT
        case .center: BASELINE_CENTER
        case .right: BASELINE_RIGHT
        }
    }

    private func common(_ one: Rect, _ other: Rect) -> Rect {
        let (left, top) = (max(one.x, other.x), max(one.y, other.y))
        return Rect(left, top, max(0, min(one.right, other.right) - left), max(0, min(one.bottom, other.bottom) - top))
    }
}
