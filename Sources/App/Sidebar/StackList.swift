import CGtk
import Dialects
import Gtk
import Model
import Scene

/// The stacks of the mock app as they stand: modals above, then the tabs, the selected one open with its top screen first.
final class StackList: StateView {
    let widget: Widget
    let list: Widget
    let store: Store
    let playback: Playback
    let actions: StackActions
    private let thumbnails: ThumbnailCache
    private(set) var rows: [StackRow] = []
    private(set) var views: [StackRowView] = []
    /// The rows that there will be once all of them are brought up to the state.
    private var wanted: [StackRow] = []
    /// The row that is being dragged.
    var dragged: StackRow?

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        self.playback = playback
        actions = StackActions(store, playback)
        thumbnails = ThumbnailCache(store)
        var select: (Int?) -> Void = { _ in }
        var activate: (Int) -> Void = { _ in }
        list = makeListBox(name: tr("Stacks"), selected: { select($0) }, activated: { activate($0) })
        let buttons = Self.makeTools([
            ("list-add-symbolic", "win.push"), ("go-previous-symbolic", "win.back"), ("go-first-symbolic", "win.pop-to-root"),
            ("go-up-symbolic", "win.present"), ("go-down-symbolic", "win.dismiss"), ("go-home-symbolic", "win.set-root"),
        ]).align(horizontal: GTK_ALIGN_CENTER)
        let scrolled = makeScrolled(list).expand(vertical: true)
        widget = makeColumn(spacing: 0, [scrolled, makeSeparator(), buttons.margins(4)])
        select = { [self] index in pick(index) }
        activate = { [self] index in actions.activate(rows[index]) }
        thumbnails.changed = { [unowned self] in views.forEach { $0.refresh() } }
        // Pictures that are still being drawn come to nobody.
        connect(widget, "destroy") { [thumbnails] in thumbnails.changed = {} }
        addHeadings()
        connectInput()
        connect(widget, "notify::scale-factor") { [self] in showThumbnails(store.state) }
    }

    /// Flat buttons for actions, named as the actions are; each takes its place between frames.
    static func makeTools(_ tools: [(icon: String, action: String)]) -> Widget {
        let row = makeLinkedRow([]).size(height: 34)
        Pieces.run(
            for: row,
            tools.enumerated().map { index, tool in
                {
                    let button = makeButton(icon: tool.icon, name: tr(ActionTable.title(tool.action))).action(tool.action)
                    insert(button.classes("flat"), into: row, at: index)
                }
            })
        return row
    }

    // MARK: State

    func update(from old: AppState, to new: AppState) {
        if old.path != new.path { thumbnails.forget() }
        if old.project != new.project || old.navigation != new.navigation || old.pictures != new.pictures || wanted.isEmpty {
            let rows = StackRow.rows(new.project, new.navigation)
            if rows != wanted { fill(rows) } else if self.rows == wanted { showThumbnails(new) }
        }
        select(new)
    }

    /// Takes out and puts in the rows that differ, one after another between frames, then shows what differs in the others.
    private func fill(_ rows: [StackRow]) {
        wanted = rows
        let hadFocus = hasFocus, pictures = pictures(of: rows, store.state)
        let changes = rows.map(\.kind).difference(from: self.rows.map(\.kind))
        Pieces.run(
            for: list, changes.map { change in { [self] in apply(change, rows, pictures) } } + [{ [self] in settle(hadFocus) }])
    }

    private func apply(
        _ change: CollectionDifference<StackRow.Kind>.Change, _ wanted: [StackRow], _ pictures: [Thumbnail?]
    ) {
        switch change {
        case .remove(let index, _, _):
            quietly { gtk_widget_destroy(views[index].widget) }
            views.remove(at: index)
            rows.remove(at: index)
        case .insert(let index, _, _):
            let view = StackRowView(wanted[index], pictures[index], thumbnails)
            connectInput(of: view)
            gtk_widget_show_all(view.widget)
            views.insert(view, at: index)
            rows.insert(wanted[index], at: index)
            quietly { gtk_list_box_insert(as_list_box(list), view.widget, gint(clamping: index)) }
        }
    }

    /// All rows are there.
    private func settle(_ hadFocus: Bool) {
        rows = wanted
        for (view, row) in zip(views, rows) { view.show(row) }
        gtk_list_box_invalidate_headers(as_list_box(list))
        showThumbnails(store.state)
        select(store.state)
        if hadFocus, let row = gtk_list_box_get_selected_row(as_list_box(list)) { gtk_widget_grab_focus(as_widget(row)) }
    }

    private func pictures(of rows: [StackRow], _ state: AppState) -> [Thumbnail?] {
        Thumbnail.of(
            rows, state.project, state.navigation, pictures: state.pictures, scale: Int(gtk_widget_get_scale_factor(widget)))
    }

    private func showThumbnails(_ state: AppState) {
        for (view, thumbnail) in zip(views, pictures(of: rows, state)) { view.show(thumbnail) }
    }

    // MARK: Selection

    /// The row of the keyboard's cursor and of the context menu.
    var selected: StackRow? {
        selectedRow(of: list).flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    }

    private var hasFocus: Bool { gtk_container_get_focus_child(as_container(list)) != nil }

    private func pick(_ index: Int?) {
        guard let index, rows.indices.contains(index), let screen = rows[index].screen, screen != store.state.inspectedScreen
        else { return }
        store.look { $0.pickedScreen = screen }
    }

    /// The inspected screen is selected; a tab that the keyboard has come to stays so.
    private func select(_ state: AppState) {
        if let selected, selected.screen == state.inspectedScreen || (selected.screen == nil && hasFocus) { return }
        let index = rows.firstIndex { $0.screen == state.inspectedScreen }
        selectRow(index, of: list)
        scroll(list, to: index)
    }

    // MARK: Headings

    private func addHeadings() {
        let box = Unmanaged.passRetained(Heading { [self] index in rows.indices.contains(index) ? rows[index].heading : nil })
        gtk_list_box_set_header_func(
            as_list_box(list),
            { row, _, box in
                guard let row, let box else { return }
                let heading = Unmanaged<Heading>.fromOpaque(box).takeUnretainedValue()
                gtk_list_box_row_set_header(row, heading.make(Int(gtk_list_box_row_get_index(row))))
            }, box.toOpaque(), { box in if let box { Unmanaged<Heading>.fromOpaque(box).release() } })
    }

    /// Makes the text above a row, if it has one.
    private final class Heading {
        let of: (Int) -> StackRow.Heading?

        init(_ of: @escaping (Int) -> StackRow.Heading?) {
            self.of = of
        }

        func make(_ index: Int) -> Widget? {
            guard let heading = of(index) else { return nil }
            let label = makeHeading(heading == .modal ? tr("Modal") : tr("Above the Tabs")).margins(horizontal: 8, vertical: 6)
            gtk_widget_show(label)
            return label
        }
    }
}
