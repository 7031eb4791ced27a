import Dialects
import Model

/// Draws a plate: a light edge below, a dark rim, and a face that darkens downwards.
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
        let color = isPressed ? plate.color.mixed(with: .black, 0.35) : plate.color
        let rim = color.mixed(with: .black, 0.5)
        return [
            .group(
                DrawGroup(
                    opacity: opacity,
                    [
                        shape(plate.frame.offset(0, 1), 5, RGBA.white.with(opacity: 0.2), RGBA.white.with(opacity: 0.35)),
                        shape(plate.frame, 5, rim, rim),
                        shape(
                            plate.frame.inset(1, 1), 4, color.mixed(with: .white, 0.18), color.mixed(with: .black, 0.16)),
                    ]))
        ]
    }

    /// How far the arrow's tip stands out of the plate's body.
    static let tip = 11.0

    private func shape(_ frame: Rect, _ radius: Double, _ top: RGBA, _ bottom: RGBA) -> DrawCommand {
        let shoulder = frame.x + (plate.pointsBack ? Self.tip : 0)
        var outline = [Point(shoulder, frame.y), Point(frame.right, frame.y), Point(frame.right, frame.bottom)]
        outline.append(Point(shoulder, frame.bottom))
        if plate.pointsBack { outline.append(Point(frame.x, frame.midY)) }
        return .polygon(outline, radius: radius, from: top, to: bottom)
    }
}
