internal import CCairo
internal import Scene

extension Canvas {
    func group(_ group: DrawGroup, _ opacity: Double) {
        let alpha = group.opacity * opacity
        guard alpha > 0.001, group.scale > 0, !group.commands.isEmpty else { return }
        cairo_save(context)
        let before = visible
        cairo_translate(context, group.origin.x, group.origin.y)
        if let name = group.cacheName, !isVector, backdrops == nil {
            layer(name, group, alpha)
        } else {
            cairo_scale(context, group.scale, group.scale)
            clip(group)
            updateVisible()
            if visible.width > 0, visible.height > 0 { contents(group, alpha) }
        }
        visible = before
        cairo_restore(context)
    }

    /// Draws the commands of a group that is not kept.
    private func contents(_ group: DrawGroup, _ alpha: Double) {
        if alpha >= 0.999 {
            for command in group.commands { perform(command) }
        } else if group.commands.count == 1 {
            perform(group.commands[0], opacity: alpha)
        } else if isVector {
            cairo_push_group(context)
            for command in group.commands { perform(command) }
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, alpha)
        } else {
            veiled(group, alpha)
        }
    }

    /// Draws the commands apart and lays them over the target at `alpha`, so that what overlaps does not show through.
    private func veiled(_ group: DrawGroup, _ alpha: Double) {
        guard let bounds = extent(of: group.commands), let under = targets[targets.count - 1].surface else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let shown = bounds.common(visible)
        let area = PixelArea(
            Rect(
                shown.x * matrix.xx + matrix.x0, shown.y * matrix.yy + matrix.y0, shown.width * matrix.xx,
                shown.height * matrix.yy)
        ).within(under)
        guard !area.isEmpty, let surface = try? Surface(width: area.width, height: area.height, scale: under.scale) else {
            return
        }
        surface.draw { own in
            cairo_identity_matrix(own)
            cairo_translate(own, -Double(area.x), -Double(area.y))
            cairo_transform(own, &matrix)
            run(group.commands, Target(context: own, surface: surface, offset: (area.x, area.y)))
        }
        cairo_identity_matrix(context)
        stamp(surface, area.x, area.y, alpha)
    }

    /// Draws a named group from its kept picture, making it first if its commands have changed.
    private func layer(_ name: String, _ group: DrawGroup, _ alpha: Double) {
        guard let bounds = group.clip ?? extent(of: group.commands), bounds.width > 0, bounds.height > 0 else { return }
        let scale = pixelsPerPoint
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let (left, top) = ((bounds.x * scale).rounded(.down), (bounds.y * scale).rounded(.down))
        let factor = group.scale
        let isOnPixels = factor == 1
        let offset = (x: Int((matrix.x0 + left).rounded()), y: Int((matrix.y0 + top).rounded()))
        if let under = targets[targets.count - 1].surface {
            let shown = PixelArea(
                Rect(
                    matrix.x0 + left * factor, matrix.y0 + top * factor, bounds.width * scale * factor + 2,
                    bounds.height * scale * factor + 2))
            guard !shown.within(under).isEmpty else { return }
        }
        let picture: LayerPicture
        if let kept = layers.picture(name, group, scale) {
            picture = kept
        } else {
            let size = ((bounds.right * scale).rounded(.up) - left, (bounds.bottom * scale).rounded(.up) - top)
            guard let made = try? Surface(width: Int(size.0), height: Int(size.1), scale: scale) else { return }
            let isLoose = make(made, group, left, top, offset: isOnPixels ? offset : nil)
            picture = LayerPicture(made)
            if !isLoose { layers.keep(picture, name, group, scale) }
        }
        cairo_identity_matrix(context)
        if isOnPixels {
            stamp(picture.surface, offset.x, offset.y, alpha, isOpaque: picture.isOpaque)
        } else {
            let (width, height) = (Double(picture.surface.width) * factor, Double(picture.surface.height) * factor)
            cairo_translate(context, matrix.x0 + left * factor, matrix.y0 + top * factor)
            picture.surface.paint(width: width, height: height, alpha: alpha, on: context)
        }
    }

    /// Draws a group on a surface of its own; says whether something of what lies under it shows in it.
    private func make(_ surface: Surface, _ group: DrawGroup, _ left: Double, _ top: Double, offset: (x: Int, y: Int)?) -> Bool {
        let before = (visible, targets.count)
        var isLoose = false
        surface.draw { own in
            cairo_translate(own, -left / surface.scale, -top / surface.scale)
            targets.append(Target(context: own, surface: surface, offset: offset))
            clip(group)
            updateVisible()
            for command in group.commands { perform(command) }
            isLoose = targets[before.1].dependsOnBackdrop
            targets.removeLast()
        }
        visible = before.0
        return isLoose
    }

    private func clip(_ group: DrawGroup) {
        guard let clip = group.clip else { return }
        addRounded(clip, group.cornerRadius)
        cairo_clip(context)
    }

    /// Lays a surface over the target, pixel on pixel; the context's unit must be a pixel.
    private func stamp(_ surface: Surface, _ x: Int, _ y: Int, _ alpha: Double, isOpaque: Bool = false) {
        surface.withImage { image in
            cairo_set_source_surface(context, image, Double(x), Double(y))
            if alpha < 0.999 {
                cairo_paint_with_alpha(context, alpha)
            } else {
                if isOpaque { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
                cairo_rectangle(context, Double(x), Double(y), Double(surface.width), Double(surface.height))
                cairo_fill(context)
                cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            }
            // The source must not outlive the pixels that it lends.
            cairo_set_source_rgb(context, 0, 0, 0)
        }
    }
}
