import Dialects
import Model

/// Draws a plate. A button has a light edge below, a dark rim, and a face that darkens downwards; glass is flat, with a thin rim.
struct PlateDrawing {
    let plate: Plate
    let isPressed: Bool
    let opacity: Double

    init(_ plate: Plate, isPressed: Bool, opacity: Double) {
        self.plate = plate
        self.isPressed = isPressed
        self.opacity = opacity
    }

    var commands: [DrawCommand] {
        switch plate.kind {
        case .button(let pointsBack): button(pointsBack)
        case .glass: glass
        }
    }

    private var glass: [DrawCommand] {
        let isDark = !plate.color.isLight
        let color = isPressed ? plate.color.mixed(with: isDark ? .white : .black, 0.12) : plate.color
        let rim = isDark ? RGBA.white.with(opacity: 0.16) : RGBA.black.with(opacity: 0.08)
        let radius = plate.frame.height / 2
        return [
            .rounded(plate.frame, radius: radius, color.faded(opacity)),
            .outline(plate.frame, radius: radius, width: 0.5, rim.faded(opacity)),
        ]
    }

    private func button(_ pointsBack: Bool) -> [DrawCommand] {
        let color = isPressed ? plate.color.mixed(with: .black, 0.35) : plate.color
        let rim = color.mixed(with: .black, 0.5)
        return [
            .group(
                DrawGroup(
                    opacity: opacity,
                    [
                        shape(
                            plate.frame.offset(0, 1), pointsBack, 5, RGBA.white.with(opacity: 0.2), RGBA.white.with(opacity: 0.35)
                        ),
                        shape(plate.frame, pointsBack, 5, rim, rim),
                        shape(
                            plate.frame.inset(1, 1), pointsBack, 4, color.mixed(with: .white, 0.18),
                            color.mixed(with: .black, 0.16)),
                    ]))
        ]
    }

    /// How far the arrow's tip stands out of the plate's body.
    static let tip = 11.0

    private func shape(_ frame: Rect, _ pointsBack: Bool, _ radius: Double, _ top: RGBA, _ bottom: RGBA) -> DrawCommand {
        let shoulder = frame.x + (pointsBack ? Self.tip : 0)
        var outline = [Point(shoulder, frame.y), Point(frame.right, frame.y), Point(frame.right, frame.bottom)]
        outline.append(Point(shoulder, frame.bottom))
        if pointsBack { outline.append(Point(frame.x, frame.midY)) }
        return .polygon(outline, radius: radius, from: top, to: bottom)
    }
}
