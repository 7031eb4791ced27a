import Dialects
import Model

/// How iOS 6 and earlier paint a bar of one colour: lighter above, darker below; before iOS 6 with a gloss over the upper half.
struct ClassicGround {
    let frame: Rect
    let color: RGBA
    let profile: Profile

    /// The colour in the middle of UIKit's own bar, between #B0BCCD and #6D84A2.
    static let system = RGBA(142, 160, 184)

    private var top: RGBA { color.mixed(with: .white, 0.3).with(opacity: color.opacity) }

    private var bottom: RGBA {
        let rest = color.with(opacity: 1) == Self.system ? RGBA(109, 132, 162) : color.mixed(with: .black, 0.18)
        return rest.with(opacity: color.opacity)
    }

    /// Fill, a light line along the upper edge, and from iOS 6 on a soft shadow under the bar.
    var commands: [DrawCommand] {
        let light = RGBA.white.with(opacity: 0.35 * color.opacity)
        return fill + [.fill(Rect(frame.x, frame.y, frame.width, 1), light)] + shadow
    }

    private var fill: [DrawCommand] {
        guard profile.version < 6 else { return [.gradient(frame, from: top, to: bottom, isHorizontal: false)] }
        // The two sides of the gloss's edge in UIKit's own bar are #889BB3 and #8195AF.
        let half = frame.height / 2
        let above = color.mixed(with: .black, 0.035).with(opacity: color.opacity)
        let below = color.mixed(with: .black, 0.075).with(opacity: color.opacity)
        return [
            .gradient(Rect(frame.x, frame.y, frame.width, half), from: top, to: above, isHorizontal: false),
            .gradient(Rect(frame.x, frame.y + half, frame.width, half), from: below, to: bottom, isHorizontal: false),
        ]
    }

    private var shadow: [DrawCommand] {
        guard profile == .ios6 else { return [] }
        let dark = RGBA.black.with(opacity: 0.3 * color.opacity)
        return [
            .gradient(
                Rect(frame.x, frame.bottom, frame.width, 4), from: dark, to: dark.with(opacity: 0), isHorizontal: false)
        ]
    }
}
