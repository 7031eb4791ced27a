internal import CGtk
internal import Gtk

/// Opens the display once, away from the session's buses; GTK ignores further calls.
func startGtk() {
    g_setenv("NO_AT_BRIDGE", "1", 1)
    g_setenv("GSETTINGS_BACKEND", "memory", 1)
    g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    gtk_init(nil, nil)
}

/// Runs the main loop until the condition holds, for two seconds at most, and answers whether it holds.
func waitUntil(_ condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 2_000_000
    while !condition(), g_get_monotonic_time() < end {
        if !g_main_context_iteration(nil, 0).isTrue { g_usleep(1_000) }
    }
    return condition()
}

/// Runs what the main loop has to do now.
func drain() {
    while g_main_context_iteration(nil, 0).isTrue {}
}

/// A window on the screen with one child.
func makeShownWindow(_ child: Widget) -> Widget {
    let window: Widget = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_container_add(as_container(window), child)
    gtk_widget_show_all(window)
    _ = waitUntil { gtk_widget_get_mapped(window).isTrue }
    return window
}

/// An event of the type on a widget's own window.
func makeEvent(_ type: GdkEventType, on widget: Widget) -> UnsafeMutablePointer<GdkEvent> {
    let event: UnsafeMutablePointer<GdkEvent> = gdk_event_new(type)
    let window = gtk_widget_get_window(widget)
    event.pointee.any.window = window.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    let isKey = type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE
    gdk_event_set_device(event, isKey ? gdk_seat_get_keyboard(seat) : gdk_seat_get_pointer(seat))
    return event
}

/// A Swift object to hold weakly.
final class Canary {}

/// Whether a GObject has been finalized.
final class Fate {
    private(set) var isFinal = false

    init(_ object: UnsafeMutableRawPointer) {
        g_object_weak_ref(
            as_object(object),
            { box, _ in
                guard let box else { return }
                Unmanaged<Fate>.fromOpaque(box).takeRetainedValue().isFinal = true
            }, Unmanaged.passRetained(self).toOpaque())
    }
}
