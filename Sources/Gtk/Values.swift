public import CGtk

/// Any widget; its class is reached by a checked cast such as `as_box`.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension Bool {
    /// The truth value as GLib passes it.
    public var gboolean: gboolean { self ? 1 : 0 }
}

extension gboolean {
    /// Whether GLib means true.
    public var isTrue: Bool { self != 0 }
}

/// Copies a string that GLib keeps; nil stays nil.
nonisolated func string(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }
}

/// Copies a string that GLib gave away, and frees it.
func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(text) }
    return text.map { String(cString: $0) }
}

/// Takes a GError's message, and frees the error.
func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    defer { if let error { g_error_free(error) } }
    return error.flatMap { string($0.pointee.message) } ?? ""
}

/// Calls the closure with a NULL-terminated array of C strings that lives only as long as the call.
func withCStrings<Result>(_ texts: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    let copies = texts.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    var array = copies.map { UnsafePointer($0) } + [nil]
    return array.withUnsafeMutableBufferPointer { buffer in
        // The array holds at least the terminator, so it has a base address.
        body(buffer.baseAddress.unsafelyUnwrapped)
    }
}
