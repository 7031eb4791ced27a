internal import CGtk
internal import Gtk

/// An argument of a signal emitted by a test.
enum Argument {
    case integer(gint)
    case number(guint)
    case selection(OpaquePointer)
    /// A drag context, which a test has not.
    case noContext

    var value: GValue {
        var value = GValue()
        switch self {
        // G_TYPE_INT and G_TYPE_UINT are macros.
        case .integer(let number):
            g_value_init(&value, 6 << 2)
            g_value_set_int(&value, number)
        case .number(let number):
            g_value_init(&value, 7 << 2)
            g_value_set_uint(&value, number)
        case .selection(let selection):
            g_value_init(&value, gtk_selection_data_get_type())
            // By reference, so that the handler fills the test's own.
            g_value_set_static_boxed(&value, UnsafeRawPointer(selection))
        case .noContext:
            g_value_init(&value, gdk_drag_context_get_type())
        }
        return value
    }
}

/// Emits a signal that GTK has no function to emit.
func emit(_ signal: String, on object: UnsafeMutableRawPointer, type: GType, _ arguments: [Argument]) {
    var instance = GValue()
    g_value_init(&instance, type)
    g_value_set_object(&instance, object)
    var values = [instance] + arguments.map(\.value)
    var result = GValue()
    g_signal_emitv(values, g_signal_lookup(signal, type), 0, signal == "drag-motion" ? initBoolean(&result) : nil)
    values.indices.forEach { g_value_unset(&values[$0]) }
}

private func initBoolean(_ value: UnsafeMutablePointer<GValue>) -> UnsafeMutablePointer<GValue>? {
    g_value_init(value, 5 << 2)
}
