public import Dialects
public import Model

/// Tells the colour at a point of a frame from its draw commands, where that needs no drawing.
public struct PaintSampler: Sendable {
    /// A colour as it is painted: premultiplied, each channel 0 to 1.
    public struct Paint: Equatable, Sendable {
        public var red = 0.0
        public var green = 0.0
        public var blue = 0.0
        public var alpha = 0.0
        /// Whether a drawn pixel there is the same: nothing with a pattern, such as text or a picture, takes part.
        public var isExact = true

        public init() {}

        public init(_ color: RGBA, opacity: Double = 1) {
            alpha = color.opacity * opacity
            red = Double(color.red) / 255 * alpha
            green = Double(color.green) / 255 * alpha
            blue = Double(color.blue) / 255 * alpha
        }

        /// The nearest of the colours that can be painted.
        public var color: RGBA {
            alpha > 0 ? RGBA(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha) : .clear
        }

        /// Painted over another one.
        func over(_ below: Paint) -> Paint {
            var result = self
            let rest = 1 - alpha
            result.red += below.red * rest
            result.green += below.green * rest
            result.blue += below.blue * rest
            result.alpha += below.alpha * rest
            result.isExact = isExact && (below.isExact || rest <= 0)
            return result
        }

        func faded(_ opacity: Double) -> Paint {
            var result = self
            (result.red, result.green, result.blue) = (red * opacity, green * opacity, blue * opacity)
            result.alpha = alpha * opacity
            return result
        }

        /// Its colours that many times as strong, as under a blur.
        func saturated(_ saturation: Double) -> Paint {
            let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            func channel(_ value: Double) -> Double { min(alpha, max(0, grey + (value - grey) * saturation)) }
            var result = self
            (result.red, result.green, result.blue) = (channel(red), channel(green), channel(blue))
            return result
        }
    }

    private let images: any ImageLibrary

    public init(images: any ImageLibrary) {
        self.images = images
    }

    /// What commands paint at a point over a ground.
    public func paint(at point: Point, _ commands: [DrawCommand], over ground: Paint = Paint()) -> Paint {
        commands.reduce(ground) { ground, command in
            switch command {
            case .fill(let rect, let color), .rounded(let rect, _, let color):
                return rect.contains(point) ? Paint(color).over(ground) : ground
            case .outline: return ground
            case .gradient(let rect, let from, let to, let isHorizontal):
                guard rect.contains(point) else { return ground }
                let share = isHorizontal ? (point.x - rect.x) / rect.width : (point.y - rect.y) / rect.height
                return Paint(from.mixed(with: to, share)).over(ground)
            case .polygon(let outline, _, let from, let to):
                return Self.bounds(outline).contains(point) ? patterned(Paint(from.mixed(with: to, 0.5)), over: ground) : ground
            case .text(let run): return run.frame.contains(point) ? patterned(Paint(), over: ground) : ground
            case .glyph(_, let rect, _): return rect.contains(point) ? patterned(Paint(), over: ground) : ground
            case .image(let run): return run.frame.contains(point) ? patterned(average(run), over: ground) : ground
            case .blur(let rect, let run): return rect.contains(point) ? blurred(ground, run) : ground
            case .group(let group): return paint(at: point, group, over: ground)
            }
        }
    }

    private func paint(at point: Point, _ group: DrawGroup, over ground: Paint) -> Paint {
        guard group.scale > 0, group.opacity > 0 else { return ground }
        let inside = Point((point.x - group.origin.x) / group.scale, (point.y - group.origin.y) / group.scale)
        guard group.clip?.contains(inside) ?? true else { return ground }
        if group.opacity >= 1 { return paint(at: inside, group.commands, over: ground) }
        return paint(at: inside, group.commands).faded(group.opacity).over(ground)
    }

    /// Something whose pixels differ from point to point, by its average.
    private func patterned(_ paint: Paint, over ground: Paint) -> Paint {
        var result = paint.over(ground)
        result.isExact = false
        return result
    }

    private func average(_ run: ImageRun) -> Paint {
        guard let facts = images.facts(run.reference), !facts.isEmpty else { return Paint() }
        let color = run.tint?.faded(facts.averageColor.opacity) ?? facts.averageColor
        return Paint(color, opacity: run.opacity)
    }

    private func blurred(_ ground: Paint, _ run: BlurRun) -> Paint {
        let blurred = ground.saturated(run.saturation).faded(run.opacity).over(ground)
        return run.veil.map { Paint($0, opacity: run.opacity).over(blurred) } ?? blurred
    }

    private static func bounds(_ outline: [Point]) -> Rect {
        let x = outline.map(\.x), y = outline.map(\.y)
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return Rect(0, 0, 0, 0) }
        return Rect(left, top, right - left, bottom - top)
    }
}
