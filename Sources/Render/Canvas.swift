internal import CCairo
internal import Dialects
internal import Model
public import Scene

/// Performs draw commands with cairo: on a surface's pixels, or on a page of a vector file.
///
/// One canvas serves one thread. It keeps what is dear to make: shaped lines and the pictures of named groups.
public final class Canvas {
    /// A place to draw on: the frame's own, or a group's that is drawn apart and then laid over the one before.
    struct Target {
        let context: OpaquePointer
        /// `nil` on a page of a vector file.
        let surface: Surface?
        /// Where its first pixel lies in the target before it; `nil` if it does not lie on that one's pixels.
        let offset: (x: Int, y: Int)?
        /// Whether it shows something of what lies under it, so that it cannot be kept.
        var dependsOnBackdrop = false
    }

    let text: TextEngine
    let images: ImageStore
    var targets: [Target] = []
    var layers = LayerCache()
    /// What can be seen, in the coordinates of the group being drawn.
    var visible = Rect(0, 0, 0, 0)
    /// Blurred backdrops: noted while pixels are drawn for a vector file, then used on its page.
    var backdrops: Backdrops?

    /// A canvas that draws with `fonts` and with the pictures of `images`.
    public init(fonts: FontStack, images: ImageStore) {
        text = TextEngine(fonts: fonts)
        self.images = images
    }

    /// Draws `commands` on `surface`, over what is there.
    public func draw(_ commands: [DrawCommand], on surface: Surface) {
        surface.draw { context in
            run(commands, Target(context: context, surface: surface, offset: nil))
        }
    }

    /// Forgets the pictures of groups, for when a picture's file has changed.
    public func forgetLayers() { layers = LayerCache() }

    /// Draws on a target of its own.
    func run(_ commands: [DrawCommand], _ target: Target) {
        let before = visible
        targets.append(target)
        updateVisible()
        for command in commands { perform(command) }
        targets.removeLast()
        visible = before
    }

    var context: OpaquePointer { targets[targets.count - 1].context }

    var isVector: Bool { targets.last?.surface == nil }

    /// Draws one command; `opacity` fades it as a whole.
    func perform(_ command: DrawCommand, opacity: Double = 1) {
        switch command {
        case .fill(let rect, let color): fill(rect, color, opacity)
        case .rounded(let rect, let radius, let color): rounded(rect, radius, color, opacity)
        case .outline(let rect, let radius, let width, let color): outline(rect, radius, width, color, opacity)
        case .gradient(let rect, let from, let to, let isHorizontal): gradient(rect, from, to, isHorizontal, opacity)
        case .polygon(let outline, let radius, let from, let to): polygon(outline, radius, from, to, opacity)
        case .text(let run): text(run, opacity)
        case .image(let run): image(run, opacity)
        case .glyph(let name, let rect, let color): glyph(name, rect, color, opacity)
        case .blur(let rect, let run): blur(rect, run, opacity)
        case .group(let group): self.group(group, opacity)
        }
    }

    func updateVisible() {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        visible = Rect(left, top, right - left, bottom - top)
    }

    func setColor(_ color: RGBA, _ opacity: Double) { color.setSource(on: context, opacity: opacity) }

    /// The rectangle on whole device pixels, so that edges are sharp; a hairline never vanishes.
    func snapped(_ rect: Rect) -> Rect {
        var (left, top, right, bottom) = (rect.x, rect.y, rect.right, rect.bottom)
        cairo_user_to_device(context, &left, &top)
        cairo_user_to_device(context, &right, &bottom)
        let (x, y) = (left.rounded(), top.rounded())
        let width = rect.width > 0 ? max(1, right.rounded() - x) : 0
        let height = rect.height > 0 ? max(1, bottom.rounded() - y) : 0
        return Rect(x, y, width, height)
    }
}

extension Rect {
    func intersects(_ other: Rect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
}
