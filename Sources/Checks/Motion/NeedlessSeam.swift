import Dialects
import Model
import Scene

/// Two bars that look alike, of which each page carries a copy all the same.
struct NeedlessSeam {
    private let look: MotionLook

    static func findings(_ look: MotionLook) -> [Finding] {
        let seam = NeedlessSeam(look: look)
        let asks = [look.change.from.screen, look.change.to.screen].contains { $0.style.flag(.splitTransition) == true }
        guard look.barMode == .split, !asks, seam.isAlike else { return [] }
        return [
            look.finding(
                "transition.needlessSeam", .warning, "background", at: nil,
                "The two bars look the same, but in the \(look.words) the library moves two copies, and the seam is seen.",
                remedy: "Use the same colour value on both screens\(seam.reason).")
        ]
    }

    private var isAlike: Bool {
        let one = look.change.fromBar, two = look.change.toBar
        let heights = [look.from, look.to].compactMap { $0.bars.last?.frame.height }
        guard one.isHidden == two.isHidden, heights.count == 2, heights[0] == heights[1] else { return false }
        return one.layers.count == two.layers.count && zip(one.layers, two.layers).allSatisfy(paintAlike)
    }

    private func paintAlike(_ one: BarLayer, _ two: BarLayer) -> Bool {
        guard one.kind == two.kind, one.blur == two.blur, one.extent == two.extent, abs(one.alpha - two.alpha) <= 0.004 else {
            return false
        }
        let images = look.builder.phone.images
        guard one.image.flatMap({ images.facts($0)?.digest }) == two.image.flatMap({ images.facts($0)?.digest }) else {
            return false
        }
        switch (one.color, two.color) {
        case (let one?, let two?): return one.distance(to: two) <= 0.004 && abs(one.opacity - two.opacity) <= 0.004
        case (nil, nil): return true
        default: return false
        }
    }

    /// Why the library takes them for different, where that is known.
    private var reason: Phrase {
        let palette = look.builder.phone.project.palette
        let colors = [look.change.from.screen, look.change.to.screen].map { $0.style[.background] }
        let isDynamic = colors.contains { value in
            if case .color(let color) = value { palette.isDynamic(color) } else { false }
        }
        return isDynamic ? " (two dynamic colours are never equal)" : ""
    }
}
