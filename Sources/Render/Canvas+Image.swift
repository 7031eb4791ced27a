internal import CCairo
internal import Dialects
internal import Model
internal import Scene

extension Canvas {
    func image(_ run: ImageRun, _ opacity: Double) {
        let alpha = run.opacity * opacity
        guard alpha > 0, run.frame.width > 0, run.frame.height > 0, run.frame.intersects(visible) else { return }
        guard let picture = try? images.load(run.reference) else { return placeholder(run.frame, alpha) }
        guard !picture.facts.isEmpty else { return }
        let rect = run.place(picture.facts)
        cairo_save(context)
        defer { cairo_restore(context) }
        if run.mode == .aspectFill {
            addRectangle(run.frame)
            cairo_clip(context)
        }
        if isVector {
            place(picture, rect, run.tint, alpha)
        } else {
            stamp(picture, rect, run.tint, alpha)
        }
    }

    /// Draws the picture as pixels made once for its size.
    private func stamp(_ picture: Picture, _ rect: Rect, _ tint: RGBA?, _ alpha: Double) {
        let pixels = snapped(rect)
        guard let surface = try? images.surface(picture, width: Int(pixels.width), height: Int(pixels.height)) else {
            return place(picture, rect, tint, alpha)
        }
        cairo_identity_matrix(context)
        surface.withImage { image in
            if let tint {
                setColor(tint, alpha)
                cairo_mask_surface(context, image, pixels.x, pixels.y)
            } else {
                cairo_set_source_surface(context, image, pixels.x, pixels.y)
                cairo_paint_with_alpha(context, alpha)
                // The source must not outlive the pixels that it lends.
                cairo_set_source_rgb(context, 0, 0, 0)
            }
        }
    }

    /// Draws the picture by its own means, sharp at every zoom of a vector file.
    private func place(_ picture: Picture, _ rect: Rect, _ tint: RGBA?, _ alpha: Double) {
        cairo_translate(context, rect.x, rect.y)
        cairo_push_group(context)
        picture.draw(width: rect.width, height: rect.height, on: context)
        let group = cairo_pop_group(context)
        if let tint {
            setColor(tint, alpha)
            cairo_mask(context, group)
        } else {
            cairo_set_source(context, group)
            cairo_paint_with_alpha(context, alpha)
        }
        cairo_pattern_destroy(group)
    }
}

extension ImageRun {
    /// Where a picture of that size is drawn.
    func place(_ facts: ImageFacts) -> Rect {
        switch mode {
        case .stretch: return frame
        case .natural: return Rect(frame.x, frame.y, facts.width, facts.height)
        case .aspectFill, .aspectFit:
            let factors = (frame.width / facts.width, frame.height / facts.height)
            let factor = mode == .aspectFill ? max(factors.0, factors.1) : min(factors.0, factors.1)
            let (width, height) = (facts.width * factor, facts.height * factor)
            return Rect(frame.midX - width / 2, frame.midY - height / 2, width, height)
        }
    }
}
