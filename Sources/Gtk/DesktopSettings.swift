internal import CGtk

/// What the user asks of all applications, in the settings portal's `org.freedesktop.appearance`.
public enum DesktopSetting: String, CaseIterable, Sendable {
    /// 0 is no preference, 1 dark, 2 light.
    case colorScheme = "color-scheme"
    /// 1 asks for high contrast.
    case contrast
    /// 1 asks for less motion.
    case reducedMotion = "reduced-motion"
}

private let space = "org.freedesktop.appearance"
private let portalName = "org.freedesktop.portal.Desktop"
private let portalPath = "/org/freedesktop/portal/desktop"
private let portalInterface = "org.freedesktop.portal.Settings"

private typealias Changed = (DesktopSetting, UInt32) -> Void

/// Reports each setting the desktop has, and from then on each change of it; silent where there is no portal.
public func followDesktopSettings(_ changed: @escaping (DesktopSetting, UInt32) -> Void) {
    g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, box in
            guard let box else { return }
            let handler = Unmanaged<Handler<Changed>>.fromOpaque(box).takeRetainedValue()
            // The program's bus lives as long as the program, so its reference is kept.
            if let bus = g_bus_get_finish(result, nil) { followDesktopSettings(on: bus, handler.call) }
        }, Unmanaged.passRetained(Handler<Changed>(changed)).toOpaque())
}

/// The same on a given `GDBusConnection`, until it is closed.
public func followDesktopSettings(on bus: OpaquePointer, _ changed: @escaping (DesktopSetting, UInt32) -> Void) {
    g_dbus_connection_signal_subscribe(
        bus, portalName, portalInterface, "SettingChanged", portalPath, space, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, box in
            guard let parameters, let box else { return }
            report(parameters, to: Handler<Changed>.call(in: box))
        }, Unmanaged.passRetained(Handler<Changed>(changed)).toOpaque(), releaseBox)
    for setting in DesktopSetting.allCases {
        read(setting, on: bus) { changed(setting, $0) }
    }
}

private func report(_ parameters: OpaquePointer, to changed: Changed) {
    guard string(g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let key = g_variant_get_child_value(parameters, 1)
    defer { g_variant_unref(key) }
    guard let name = string(g_variant_get_string(key, nil)), let setting = DesktopSetting(rawValue: name),
        let value = number(in: g_variant_get_child_value(parameters, 2))
    else { return }
    changed(setting, value)
}

private func read(_ setting: DesktopSetting, on bus: OpaquePointer, _ then: @escaping (UInt32) -> Void) {
    let texts = [g_variant_new_string(space), g_variant_new_string(setting.rawValue)]
    texts.withUnsafeBufferPointer { texts in
        // The interface's first version has `Read` only, which wraps the value in one variant more.
        g_dbus_connection_call(
            bus, portalName, portalPath, portalInterface, "Read",
            g_variant_new_tuple(UnsafeMutablePointer(mutating: texts.baseAddress), gsize(texts.count)),
            nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { bus, result, box in
                guard let bus, let box else { return }
                let handler = Unmanaged<Handler<(UInt32) -> Void>>.fromOpaque(box).takeRetainedValue()
                guard let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else { return }
                defer { g_variant_unref(reply) }
                if let value = number(in: g_variant_get_child_value(reply, 0)) { handler.call(value) }
            }, Unmanaged.passRetained(Handler(then)).toOpaque())
    }
}

/// The unsigned number within any layers of variants; takes over the reference.
private func number(in value: OpaquePointer?) -> UInt32? {
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    switch string(g_variant_get_type_string(value)) {
    case "v": return number(in: g_variant_get_variant(value))
    case "u": return g_variant_get_uint32(value)
    default: return nil
    }
}
