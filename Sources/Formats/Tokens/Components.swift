import Glibc
import Model

/// A colour as three numbers of a colour space, with alpha of 0 to 1.
struct Components: Equatable {
    var space: CSSColorSpace
    var values: [Double]
    var alpha: Double

    init(_ space: CSSColorSpace, _ values: [Double], alpha: Double = 1) {
        self.space = space
        self.values = values
        self.alpha = alpha
    }

    init(_ color: RGBA) {
        self.init(
            .srgb, [Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255], alpha: color.opacity)
    }

    /// The same colour in another space.
    func converted(to other: CSSColorSpace) -> Components {
        other == space ? self : Components(other, other.values(ofXYZ: space.xyz(of: values)), alpha: alpha)
    }

    /// The colour that a screen of sRGB shows, each channel clipped.
    var color: RGBA {
        let channels = converted(to: .srgb).values
        return RGBA(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }

    /// Whether sRGB has the colour, but for rounding.
    var isInGamut: Bool { converted(to: .srgb).values.allSatisfy { (-0.0005...1.0005).contains($0) } }

    /// The way from this colour to another one in a space, in which both alphas count as they are.
    func mixed(with other: Components, _ share: Double, in space: CSSColorSpace) -> Components {
        let from = converted(to: space), to = other.converted(to: space)
        let values = space.axes.indices.map { axis in
            var distance = to.values[axis] - from.values[axis]
            // The shorter way round the circle of hues.
            if space.axes[axis] == .hue { distance -= (distance / 360).rounded() * 360 }
            return from.values[axis] + distance * share
        }
        return Components(space, values, alpha: from.alpha + (to.alpha - from.alpha) * share)
    }
}
