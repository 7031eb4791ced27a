internal import CGtk

/// A settings portal on a private bus that knows the one setting `color-scheme`.
final class FakePortal {
    /// A second connection to the private bus, as an application would have.
    let client: OpaquePointer?
    private let daemon: OpaquePointer?
    private let service: OpaquePointer?
    private var colorScheme: UInt32

    private static let interface = """
        <node><interface name='org.freedesktop.portal.Settings'>
          <method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
          <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
        </interface></node>
        """
    private static let path = "/org/freedesktop/portal/desktop"

    init(colorScheme: UInt32) {
        self.colorScheme = colorScheme
        // GTestDBus would also make its bus the whole program's.
        let words: [String] = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        let copies = words.map { g_strdup($0) }
        var arguments = copies.map { UnsafePointer($0) } + [nil]
        daemon = g_subprocess_newv(&arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE, nil)
        copies.forEach { g_free($0) }
        let output = g_data_input_stream_new(g_subprocess_get_stdout_pipe(daemon))
        let address = g_data_input_stream_read_line(output, nil, nil, nil)
        g_object_unref(output)
        service = Self.connect(to: address)
        client = Self.connect(to: address)
        g_free(address)
        let node = g_dbus_node_info_new_for_xml(Self.interface, nil)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, _, parameters, invocation, box in
            guard let box else { return }
            Unmanaged<FakePortal>.fromOpaque(box).takeUnretainedValue().answer(parameters, invocation)
        }
        g_dbus_connection_register_object(
            service, Self.path, node?.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        g_dbus_node_info_unref(node)
        g_bus_own_name_on_connection(
            service, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
        g_dbus_connection_flush_sync(service, nil, nil)
    }

    /// Changes a setting of some namespace and tells all who listen.
    func change(_ key: String, in space: String = "org.freedesktop.appearance", to value: UInt32) {
        if key == "color-scheme" { colorScheme = value }
        emit(g_variant_new_string(space), g_variant_new_string(key), g_variant_new_variant(g_variant_new_uint32(value)))
    }

    /// Closes both connections and stops the bus.
    func stop() {
        for connection in [client, service] {
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
        g_subprocess_force_exit(daemon)
        g_subprocess_wait(daemon, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(daemon))
    }

    private static func connect(to address: UnsafePointer<CChar>?) -> OpaquePointer? {
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        return g_dbus_connection_new_for_address_sync(
            address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil)
    }

    private func answer(_ parameters: OpaquePointer?, _ invocation: OpaquePointer?) {
        let key = g_variant_get_child_value(parameters, 1)
        defer { g_variant_unref(key) }
        guard String(cString: g_variant_get_string(key, nil)) == "color-scheme" else {
            g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.portal.Error.NotFound", "no such setting")
            return
        }
        let value = g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(colorScheme)))
        g_dbus_method_invocation_return_value(invocation, tuple([value]))
    }

    private func emit(_ parts: OpaquePointer?...) {
        g_dbus_connection_emit_signal(
            service, nil, Self.path, "org.freedesktop.portal.Settings", "SettingChanged", tuple(parts), nil)
    }

    private func tuple(_ parts: [OpaquePointer?]) -> OpaquePointer? {
        var parts = parts
        return g_variant_new_tuple(&parts, gsize(parts.count))
    }
}
