internal import CGtk

/// The person's settings for the program itself (GSettings); a key that is not installed reads as nil and is not written.
@MainActor
public final class Preferences {
    private let settings: UnsafeMutablePointer<GSettings>?

    /// The settings of a schema; without it, as in a program that runs from its build folder, nothing is kept.
    public init(schema id: String) {
        let source = g_settings_schema_source_get_default()
        let schema = source.flatMap { g_settings_schema_source_lookup($0, id, 1) }
        settings = schema.flatMap { g_settings_new_full($0, nil, nil) }
        if let schema { g_settings_schema_unref(schema) }
    }

    isolated deinit {
        if let settings { g_object_unref(settings) }
    }

    public subscript(number key: String) -> Int? {
        get { settings.map { Int(g_settings_get_int($0, key)) } }
        set { if let settings, let newValue { g_settings_set_int(settings, key, gint(clamping: newValue)) } }
    }

    public subscript(flag key: String) -> Bool? {
        get { settings.map { g_settings_get_boolean($0, key).isTrue } }
        set { if let settings, let newValue { g_settings_set_boolean(settings, key, newValue.gboolean) } }
    }

    public subscript(text key: String) -> String? {
        get { settings.flatMap { takeString(g_settings_get_string($0, key)) } }
        set { if let settings, let newValue { g_settings_set_string(settings, key, newValue) } }
    }

    public subscript(list key: String) -> [String]? {
        get {
            guard let settings, let list = g_settings_get_strv(settings, key) else { return nil }
            defer { g_strfreev(list) }
            var result: [String] = []
            var next = list
            while let text = next.pointee {
                result.append(String(cString: text))
                next += 1
            }
            return result
        }
        set {
            guard let settings, let newValue else { return }
            let copies = newValue.map { g_strdup($0) }
            defer { copies.forEach { g_free($0) } }
            let constants: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
            g_settings_set_strv(settings, key, constants)
        }
    }
}

/// Adds a file to the desktop's own list of recent files.
public func noteRecentFile(_ path: String) {
    guard let uri = takeString(g_filename_to_uri(path, nil, nil)) else { return }
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri)
}
