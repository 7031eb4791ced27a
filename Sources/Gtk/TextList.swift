internal import CGtk

/// A list of texts that stays quick with thousands of rows, which are no widgets: several can be selected, Return or a double
/// click activates one.
public final class TextList {
    /// A row: what it stands for, and its text.
    public struct Row: Equatable {
        public let id: String
        public var text: String

        public init(id: String, text: String) {
            self.id = id
            self.text = text
        }
    }

    /// The list itself; it scrolls in a `makeScrolled`.
    public let widget: Widget
    public private(set) var rows: [Row] = []
    let view: UnsafeMutablePointer<GtkTreeView>
    let selection: UnsafeMutablePointer<GtkTreeSelection>
    private let store = text_store_new()
    /// A click leaves the selection alone for now.
    var isHoldingSelection = false
    /// More differing rows than this are put in while no view looks on.
    private static let many = 50

    /// `selected` and `activated` are called for what a person does only.
    public init(name: String, selected: @escaping () -> Void, activated: @escaping (Int) -> Void) {
        widget = gtk_tree_view_new_with_model(text_store_model(store))
        // The view keeps its rows alive.
        g_object_unref(store)
        view = as_tree_view(widget)
        selection = gtk_tree_view_get_selection(view)
        gtk_tree_view_set_headers_visible(view, 0)
        gtk_tree_view_set_enable_search(view, 0)
        gtk_tree_selection_set_mode(selection, GTK_SELECTION_MULTIPLE)
        addColumn()
        connectChange(selection, "changed", selected)
        connectValue(widget, "row-activated") { path in
            if let index = path.flatMap({ Self.index(OpaquePointer($0)) }) { activated(index) }
        }
        widget.accessible(name: name)
    }

    private func addColumn() {
        let renderer = gtk_cell_renderer_text_new()
        gtk_cell_renderer_set_padding(renderer, 10, 5)
        set_int(renderer.unsafelyUnwrapped, "ellipsize", Int32(bitPattern: PANGO_ELLIPSIZE_END.rawValue))
        let column = gtk_tree_view_column_new()
        gtk_tree_view_column_pack_start(column, renderer, 1)
        gtk_tree_view_column_add_attribute(column, renderer, "text", 0)
        // All rows are equally high, so that none is measured but the first.
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_append_column(view, column)
        gtk_tree_view_set_fixed_height_mode(view, 1)
    }

    // MARK: Rows

    /// Takes out, puts in and renames only the rows that differ; those that stay keep their selection.
    public func show(_ new: [Row]) {
        guard new != rows else { return }
        let changes = Self.changes(from: rows.map(\.id), to: new.map(\.id))
        quietly {
            if changes.count > Self.many { apply(changes, new) } else { for change in changes { apply(change, new) } }
            for index in new.indices where rows[index].text != new[index].text { set(new[index].text, at: index) }
        }
        rows = new
    }

    /// The removals from the last to the first, then the insertions from the first to the last; in a time that grows with the number
    /// of rows alone as long as those that stay keep their order, as they do in a search.
    static func changes(from all: [String], to allNew: [String]) -> [CollectionDifference<String>.Change] {
        // What both begin and end with, most often all rows but one, needs no sets.
        let head = zip(all, allNew).prefix { $0 == $1 }.count
        let tail = zip(all[head...].reversed(), allNew[head...].reversed()).prefix { $0 == $1 }.count
        let old = all[head..<all.count - tail], new = allNew[head..<allNew.count - tail]
        let before = Set(old), after = Set(new)
        guard old.filter(after.contains) == new.filter(before.contains) else { return Array(allNew.difference(from: all)) }
        let removed = old.indices.reversed().filter { !after.contains(old[$0]) }
        let inserted = new.indices.filter { !before.contains(new[$0]) }
        return removed.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
            + inserted.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
    }

    /// Changes many rows while the view does not look on, which keeps them alive meanwhile.
    private func apply(_ changes: [CollectionDifference<String>.Change], _ new: [Row]) {
        g_object_ref(store)
        gtk_tree_view_set_model(view, nil)
        for change in changes { apply(change, new) }
        gtk_tree_view_set_model(view, text_store_model(store))
        g_object_unref(store)
    }

    private func apply(_ change: CollectionDifference<String>.Change, _ new: [Row]) {
        var place = GtkTreeIter()
        switch change {
        case .remove(let index, _, _):
            if find(&place, index) { gtk_list_store_remove(store, &place) }
            rows.remove(at: index)
        case .insert(let index, let id, _):
            gtk_list_store_insert(store, &place, gint(clamping: index))
            text_store_set(store, &place, new[index].text)
            rows.insert(Row(id: id, text: new[index].text), at: index)
        }
    }

    private func set(_ text: String, at index: Int) {
        var place = GtkTreeIter()
        if find(&place, index) { text_store_set(store, &place, text) }
    }

    private func find(_ place: inout GtkTreeIter, _ index: Int) -> Bool {
        gtk_tree_model_iter_nth_child(text_store_model(store), &place, nil, gint(clamping: index)).isTrue
    }

    // MARK: Selection

    /// The indices of the selected rows, from top to bottom.
    public var selected: [Int] {
        let paths = gtk_tree_selection_get_selected_rows(selection, nil)
        defer { g_list_free_full(paths) { gtk_tree_path_free(OpaquePointer($0)) } }
        return sequence(first: paths) { $0?.pointee.next }
            .prefix { $0 != nil }
            .compactMap { $0?.pointee.data.flatMap { Self.index(OpaquePointer($0)) } }
    }

    /// The row that the keys walk from.
    public var cursor: Int? {
        var path: OpaquePointer?
        gtk_tree_view_get_cursor(view, &path, nil)
        defer { gtk_tree_path_free(path) }
        return path.flatMap { Self.index($0) }
    }

    /// Selects rows and no others, puts the cursor on one of them and shows it; `selected` is not called.
    public func select(_ indices: [Int], cursor: Int?) {
        quietly {
            gtk_tree_selection_unselect_all(selection)
            if let cursor, rows.indices.contains(cursor) {
                Self.withPath(cursor) { path in
                    gtk_tree_view_set_cursor(view, path, nil, 0)
                    gtk_tree_view_scroll_to_cell(view, path, nil, 0, 0, 0)
                    if !indices.contains(cursor) { gtk_tree_selection_unselect_path(selection, path) }
                }
            }
            for index in indices { Self.withPath(index) { gtk_tree_selection_select_path(selection, $0) } }
        }
    }

    /// Selects one row as a person would: `selected` is called.
    public func pick(_ index: Int) {
        Self.withPath(index) { gtk_tree_view_set_cursor(view, $0, nil, 0) }
    }

    // MARK: Paths

    static func withPath<Result>(_ index: Int, _ body: (OpaquePointer?) -> Result) -> Result {
        let path = gtk_tree_path_new()
        gtk_tree_path_append_index(path, gint(clamping: index))
        defer { gtk_tree_path_free(path) }
        return body(path)
    }

    static func index(_ path: OpaquePointer) -> Int? {
        guard gtk_tree_path_get_depth(path) > 0, let indices = gtk_tree_path_get_indices(path) else { return nil }
        return Int(indices[0])
    }
}
