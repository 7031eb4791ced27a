internal import CGtk

/// What was dropped on a widget, and where in its logical pixels.
public struct Drop {
    public let target: String
    public let text: String
    /// The addresses of dropped files (`file:///...`); empty for other targets.
    public let uris: [String]
    public let x: Int
    public let y: Int

    /// The paths of dropped files that are on this machine.
    public var paths: [String] {
        uris.compactMap { takeString(g_filename_from_uri($0, nil, nil)) }
    }
}

/// The target under which file managers drop files.
public let uriListTarget = "text/uri-list"

/// Lets a widget be dragged; `content` is asked for when it is dropped. Targets of our own stay within the application.
public func makeDragSource(
    _ widget: Widget, target: String, icon: String? = nil, began: (() -> Void)? = nil, ended: (() -> Void)? = nil,
    content: @escaping () -> String
) {
    withTargets([target]) { gtk_drag_source_set(widget, GDK_BUTTON1_MASK, $0, $1, dragActions) }
    if let icon { gtk_drag_source_set_icon_name(widget, icon) }
    if let began { connect(widget, "drag-begin", began) }
    if let ended { connect(widget, "drag-end", ended) }
    let trampoline: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, OpaquePointer) -> Void = { box, _, selection in
        setSelectionText(selection, Handler<() -> String>.call(in: box)())
    }
    attach(widget, "drag-data-get", unsafeBitCast(trampoline, to: GCallback.self), Handler(content))
}

/// Lets things be dropped on a widget; `moved` follows the pointer above it and gets nil when it leaves.
public func makeDropTarget(
    _ widget: Widget, targets: [String], moved: (((x: Int, y: Int)?) -> Void)? = nil, dropped: @escaping (Drop) -> Void
) {
    withTargets(targets) { gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, $0, $1, dragActions) }
    typealias Received =
        @convention(c) (
            UnsafeMutableRawPointer, OpaquePointer?, gint, gint, OpaquePointer
        ) -> Void
    let received: Received = { box, _, x, y, selection in
        Handler<(Drop) -> Void>.call(in: box)(drop(selection, x, y))
    }
    attach(widget, "drag-data-received", unsafeBitCast(received, to: GCallback.self), Handler(dropped))
    guard let moved else { return }
    typealias Moved = ((x: Int, y: Int)?) -> Void
    let motion: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, gint, gint) -> gboolean = { box, _, x, y in
        Handler<Moved>.call(in: box)((Int(x), Int(y)))
        return 0
    }
    attach(widget, "drag-motion", unsafeBitCast(motion, to: GCallback.self), Handler<Moved>(moved))
    connect(widget, "drag-leave") { moved(nil) }
}

private let dragActions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)

private func drop(_ selection: OpaquePointer, _ x: gint, _ y: gint) -> Drop {
    var uris: [String] = []
    if let list = gtk_selection_data_get_uris(selection) {
        var next = list
        while let uri = next.pointee {
            uris.append(String(cString: uri))
            next += 1
        }
        g_strfreev(list)
    }
    let target = takeString(gdk_atom_name(gtk_selection_data_get_target(selection))) ?? ""
    return Drop(target: target, text: selectionText(selection) ?? "", uris: uris, x: Int(x), y: Int(y))
}

private func withTargets(_ targets: [String], _ body: (UnsafePointer<GtkTargetEntry>?, gint) -> Void) {
    let entries = targets.map { target in
        // Only what file managers drop may come from other applications.
        let flags = target == uriListTarget ? 0 : GTK_TARGET_SAME_APP.rawValue
        return GtkTargetEntry(target: g_strdup(target), flags: flags, info: 0)
    }
    defer { entries.forEach { g_free($0.target) } }
    body(entries, gint(clamping: entries.count))
}
