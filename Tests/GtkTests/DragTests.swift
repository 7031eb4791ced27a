internal import CGtk
internal import Gtk
internal import Testing

@Suite(.serialized) struct DragTests {
    private let area: Widget
    private let window: Widget

    init() {
        startGtk()
        area = gtk_event_box_new()
        window = makeShownWindow(area)
    }

    @Test func aSourceOffersItsTargetToThisApplicationAlone() {
        makeDragSource(area, target: "application/x-transom-screen") { "home" }
        #expect(targets(gtk_drag_source_get_target_list(area)) == ["application/x-transom-screen same"])
        makeDropTarget(area, targets: ["application/x-transom-screen", uriListTarget]) { _ in }
        #expect(
            targets(gtk_drag_dest_get_target_list(area)) == ["application/x-transom-screen same", "text/uri-list any"])
        gtk_widget_destroy(window)
    }

    @Test func whatTheSourceGivesArrivesWhereItWasDropped() {
        makeDragSource(area, target: "application/x-transom-screen") { "home – é" }
        let drop = carry("application/x-transom-screen")
        #expect(drop?.target == "application/x-transom-screen")
        #expect(drop?.text == "home – é")
        #expect(drop?.uris == [] && drop?.x == 3 && drop?.y == 4)
        gtk_widget_destroy(window)
    }

    @Test func droppedFilesArriveAsPaths() {
        makeDragSource(area, target: uriListTarget) { "file:///tmp/a%20b.png\r\nhttps://example.org/c.png\r\n" }
        let drop = carry(uriListTarget)
        #expect(drop?.uris == ["file:///tmp/a%20b.png", "https://example.org/c.png"])
        #expect(drop?.paths == ["/tmp/a b.png"])
        gtk_widget_destroy(window)
    }

    @Test func aDropTargetFollowsThePointerAndItsLeaving() {
        var places: [String] = []
        makeDropTarget(area, targets: [uriListTarget], moved: { places.append($0.map { "\($0.x),\($0.y)" } ?? "left") }) { _ in }
        emit(
            "drag-motion", on: area, type: gtk_widget_get_type(), [.noContext, .integer(5), .integer(6), .number(0)])
        emit("drag-leave", on: area, type: gtk_widget_get_type(), [.noContext, .number(0)])
        #expect(places == ["5,6", "left"])
        gtk_widget_destroy(window)
    }

    /// Emits what GTK emits at a drop: the source fills a selection, the destination reads it.
    private func carry(_ target: String) -> Drop? {
        var received: Drop?
        makeDropTarget(area, targets: [target]) { received = $0 }
        let area = area
        let selection = SelectionMaker(target: target) { selection in
            emit(
                "drag-data-get", on: area, type: gtk_widget_get_type(),
                [.noContext, .selection(selection), .number(0), .number(0)])
        }.fetch()
        guard let selection else { return nil }
        emit(
            "drag-data-received", on: area, type: gtk_widget_get_type(),
            [.noContext, .integer(3), .integer(4), .selection(selection), .number(0), .number(0)])
        gtk_selection_data_free(selection)
        return received
    }

    private func targets(_ list: OpaquePointer?) -> [String] {
        var count: gint = 0
        guard let table = gtk_target_table_new_from_list(list, &count) else { return [] }
        defer { gtk_target_table_free(table, count) }
        return (0..<Int(count)).map { index in
            let isSame = table[index].flags == GTK_TARGET_SAME_APP.rawValue
            return "\(String(cString: table[index].target)) \(isSame ? "same" : "any")"
        }
    }
}

/// Makes a selection, which only GTK can, by owning a clipboard and asking it.
private final class SelectionMaker {
    private let target: String
    private let fill: (OpaquePointer) -> Void

    init(target: String, fill: @escaping (OpaquePointer) -> Void) {
        self.target = target
        self.fill = fill
    }

    /// The filled selection, to be freed by the caller.
    func fetch() -> OpaquePointer? {
        var entry = GtkTargetEntry(target: g_strdup(target), flags: 0, info: 0)
        defer { g_free(entry.target) }
        let clipboard = gtk_clipboard_get(gdk_atom_intern("TRANSOM_DRAG", 0))
        gtk_clipboard_set_with_data(
            clipboard, &entry, 1,
            { _, selection, _, box in
                guard let selection, let box else { return }
                Unmanaged<SelectionMaker>.fromOpaque(box).takeUnretainedValue().fill(selection)
            }, { _, _ in }, Unmanaged.passUnretained(self).toOpaque())
        defer { gtk_clipboard_clear(clipboard) }
        return gtk_clipboard_wait_for_contents(clipboard, gdk_atom_intern(target, 0))
    }
}
