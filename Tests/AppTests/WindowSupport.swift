internal import CGtk
internal import Gtk
internal import Model
internal import Render
internal import Testing

@testable internal import App

/// The application that the tests' windows belong to, away from the session's bus.
private let application: UnsafeMutablePointer<GtkApplication> = {
    g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new("org.example.Windows", G_APPLICATION_NON_UNIQUE)
    g_application_register(as_gapplication(application), nil, nil)
    return application
}()

/// A whole window on a project, shown, with its panes built.
func openWindow(_ project: Project = makeProject(), path: String? = nil) -> Window {
    startGtk()
    let window = Window(application, Store(project, path: path, fonts: FontStack()))
    window.playback.restart()
    window.show()
    #expect(waitUntil { window.sidebar.content != nil && gtk_widget_get_mapped(window.widget).isTrue })
    return window
}
