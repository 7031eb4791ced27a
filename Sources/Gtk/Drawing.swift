internal import CGtk

/// The size of a line of text in the widget's font; `scale` is the size against that font's own.
public func textSize(_ text: String, of widget: Widget, scale: Double = 1, isBold: Bool = false) -> (
    width: Double, height: Double
) {
    withLayout(text, of: widget, scale, isBold) { _, size in size } ?? (0, 0)
}

/// Draws a line of text in the widget's font, centred at a place, in the context's present colour.
public func drawText(
    _ text: String, of widget: Widget, on context: OpaquePointer, x: Double, y: Double, scale: Double = 1, isBold: Bool = false
) {
    withLayout(text, of: widget, scale, isBold) { layout, size in
        cairo_move_to(context, x - size.width / 2, y - size.height / 2)
        pango_cairo_show_layout(context, layout)
    }
}

@discardableResult
private func withLayout<Result>(
    _ text: String, of widget: Widget, _ scale: Double, _ isBold: Bool,
    _ body: (OpaquePointer, (width: Double, height: Double)) -> Result
) -> Result? {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    if isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var width: gint = 0, height: gint = 0
    pango_layout_get_size(layout, &width, &height)
    return body(layout, (Double(width) / Double(PANGO_SCALE), Double(height) / Double(PANGO_SCALE)))
}

/// Sets a context's colour to that of the widget's text, faded by a share.
public func setInk(of widget: Widget, on context: OpaquePointer, _ share: Double = 1) {
    let style = gtk_widget_get_style_context(widget)
    var ink = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink)
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha * share)
}

/// Sets a context's colour to the theme's for what is selected, faded by a share.
public func setAccent(of widget: Widget, on context: OpaquePointer, _ share: Double = 1) {
    let style = gtk_widget_get_style_context(widget)
    var accent = GdkRGBA()
    guard gtk_style_context_lookup_color(style, "theme_selected_bg_color", &accent).isTrue else {
        return setInk(of: widget, on: context, share)
    }
    cairo_set_source_rgba(context, accent.red, accent.green, accent.blue, accent.alpha * share)
}
