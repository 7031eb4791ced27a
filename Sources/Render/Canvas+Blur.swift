internal import CCairo
internal import Model
internal import Scene

extension Canvas {
    func blur(_ rect: Rect, _ run: BlurRun, _ opacity: Double) {
        let alpha = run.opacity * opacity
        guard alpha > 0, rect.intersects(visible) else { return }
        if isVector {
            if let backdrop = backdrops?.next() { paint(backdrop, over: rect, alpha) }
        } else if let backdrop = backdrop(of: snapped(rect), run) {
            paint(backdrop, over: rect, alpha)
            backdrops?.note(backdrop)
        } else {
            backdrops?.note(nil)
        }
        if let veil = run.veil { fill(rect, veil, alpha) }
    }

    /// The blurred copy of what has been drawn under device pixels of the last target; `nil` off its edges.
    private func backdrop(of pixels: Rect, _ run: BlurRun) -> Blurred? {
        let last = targets.count - 1
        guard let surface = targets[last].surface else { return nil }
        let sigma = run.sigma * pixelsPerPoint
        // Gaussians end within three sigma; farther pixels do not count.
        let margin = Int((3 * sigma).rounded(.up)) + 16
        let area = PixelArea(pixels).grown(margin).within(surface)
        guard !area.isEmpty else { return nil }
        guard let (under, left, top) = try? flattened(area, last) else { return nil }
        return try? Blur.backdrop(
            of: under, x: Int(pixels.x) - left, y: Int(pixels.y) - top, width: Int(pixels.width),
            height: Int(pixels.height), sigma: sigma, saturation: run.saturation)
    }

    /// The pixels of a target and, where it lets them through, of those under it; (`left`, `top`) is where theirs begin.
    ///
    /// Where one target alone shows, its own surface is given rather than a copy.
    private func flattened(_ area: PixelArea, _ index: Int) throws(SurfaceError) -> (Surface, left: Int, top: Int) {
        guard let surface = targets[index].surface else {
            return (try Surface(width: area.width, height: area.height), area.x, area.y)
        }
        guard index > 0, let offset = targets[index].offset, !surface.isOpaque(area) else { return (surface, 0, 0) }
        targets[index].dependsOnBackdrop = true
        let (below, left, top) = try flattened(area.moved(offset.x, offset.y), index - 1)
        if surface.isClear(area) { return (below, left - offset.x, top - offset.y) }
        let mixed = try below.crop(
            x: area.x + offset.x - left, y: area.y + offset.y - top, width: area.width, height: area.height)
        mixed.draw { context in
            surface.withImage { image in
                cairo_scale(context, 1 / mixed.scale, 1 / mixed.scale)
                cairo_set_source_surface(context, image, -Double(area.x), -Double(area.y))
                cairo_paint(context)
                cairo_set_source_rgb(context, 0, 0, 0)
            }
        }
        return (mixed, area.x, area.y)
    }

    private func paint(_ backdrop: Blurred?, over rect: Rect, _ alpha: Double) {
        guard let backdrop else { return }
        cairo_save(context)
        addRectangle(rect)
        cairo_clip(context)
        var (unit, side) = (1.0, 1.0)
        if isVector {
            cairo_translate(context, rect.x, rect.y)
            unit = 1 / backdrop.pixelsPerPoint
        } else {
            let pixels = snapped(rect)
            cairo_identity_matrix(context)
            cairo_translate(context, pixels.x, pixels.y)
        }
        side = Double(backdrop.reduction) * unit
        let surface = backdrop.surface
        surface.paint(width: Double(surface.width) * side, height: Double(surface.height) * side, alpha: alpha, on: context)
        cairo_restore(context)
    }

    /// Device pixels a point where the group being drawn stands.
    var pixelsPerPoint: Double {
        var (x, y) = (1.0, 0.0)
        cairo_user_to_device_distance(context, &x, &y)
        return x
    }
}
