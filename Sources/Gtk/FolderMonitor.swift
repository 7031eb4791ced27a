internal import CGtk

/// Tells of changes to the files of a folder for as long as it is kept.
@MainActor
public final class FolderMonitor {
    private let monitor: UnsafeMutablePointer<GFileMonitor>?

    /// Starts to watch; a folder that cannot be watched, as on some file systems of a network, is never told of.
    public init(_ path: String, changed: @escaping () -> Void) {
        let folder = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
        if let monitor { connect(monitor, "changed", changed) }
    }

    isolated deinit {
        guard let monitor else { return }
        g_file_monitor_cancel(monitor)
        g_object_unref(monitor)
    }
}
