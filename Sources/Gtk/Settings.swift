internal import CGtk

/// Turns GTK's dark theme on or off for the whole application.
public func setDarkTheme(_ isDark: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    set_boolean(settings, "gtk-application-prefer-dark-theme", isDark.gboolean)
}

/// Turns GTK's own animations on or off for the whole application.
public func setAnimations(_ areEnabled: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    set_boolean(settings, "gtk-enable-animations", areEnabled.gboolean)
}

/// Whether the application's own chrome may move.
public var animationsAreEnabled: Bool {
    gtk_settings_get_default().map { get_boolean($0, "gtk-enable-animations").isTrue } ?? true
}
