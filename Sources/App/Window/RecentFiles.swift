import CGtk
import Formats
import Gtk
import Model

/// The projects opened last, newest first, kept in a list of our own (the desktop's is hidden from sandboxes).
enum RecentFiles {
    static let limit = 6

    private static var file: String {
        let base = Recovery.environment("XDG_STATE_HOME") ?? (Recovery.environment("HOME") ?? "/tmp") + "/.local/state"
        return base + "/transom/recent.json"
    }

    static var paths: [String] {
        guard let bytes = try? AtomicFile.read(file), let list = try? JSON(parsing: bytes) else { return [] }
        return list.array?.compactMap(\.string) ?? []
    }

    static func add(_ path: String) {
        let list = ([path] + paths.filter { $0 != path }).prefix(limit)
        write(Array(list))
    }

    static func remove(_ path: String) {
        write(paths.filter { $0 != path })
    }

    private static func write(_ list: [String]) {
        Recovery.makeFolder(Store.folder(file))
        try? AtomicFile.write(Array(JSON.array(list.map { .string($0) }).text().utf8), to: file)
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
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let button = makeButton(name).classes("flat").tooltip(path).action("win.open-path", target: path)
            gtk_container_add(as_container(column), button)
        }
        gtk_widget_show_all(column)
    }
}
