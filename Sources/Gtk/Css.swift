internal import CGtk

/// A style sheet that GTK could not read, with GTK's own words.
public nonisolated struct CssError: Error, Equatable {
    public let message: String
}

/// Adds a style sheet to every window of the application, above the theme and below the user's own.
public func loadCss(_ css: String) throws(CssError) {
    guard let provider = gtk_css_provider_new() else { return }
    defer { g_object_unref(provider) }
    var error: UnsafeMutablePointer<GError>?
    let bytes = css.utf8.count
    guard gtk_css_provider_load_from_data(provider, css, gssize(bytes), &error).isTrue else {
        throw CssError(message: takeMessage(error))
    }
    gtk_style_context_add_provider_for_screen(
        gdk_screen_get_default(), as_style_provider(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
}
