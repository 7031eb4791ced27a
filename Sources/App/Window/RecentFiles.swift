import CGtk
import Gtk

/// The projects opened last, newest first, in a list of our own: a sandbox hides the desktop's.
enum RecentFiles {
    static let limit = 6

    static var paths: [String] { Application.preferences[list: "recent"] ?? [] }

    static func add(_ path: String) {
        let path = absolute(path)
        Application.preferences[list: "recent"] = Array(([path] + paths.filter { $0 != path }).prefix(limit))
        noteRecentFile(path)
    }

    static func remove(_ path: String) {
        let path = absolute(path)
        Application.preferences[list: "recent"] = paths.filter { $0 != path }
    }

    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : string(g_get_current_dir()).map { $0 + "/" + path } ?? path
    }

    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The popover's content: a button a file; made anew each time it opens.
    static func makeList() -> Widget {
        let column = makeColumn(spacing: 2).margins(6)
        connect(column, "map") { fill(column) }
        fill(column)
        return column
    }

    private static func fill(_ column: Widget) {
        removeChildren(of: column)
        let list = paths
        if list.isEmpty { gtk_container_add(as_container(column), makeLabel(tr("No recent projects")).margins(6)) }
        for path in list {
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            let button = makeButton(name).classes("flat").tooltip(path).action("win.open-path", target: path)
            gtk_container_add(as_container(column), button)
        }
        gtk_widget_show_all(column)
    }
}
