import CGtk
import Gtk
import Model
import Scene

/// The items of one side in drawn order: add, remove, reorder, and edit the picked one.
final class ItemList {
    let widget = makeColumn(spacing: 6)
    private let path: WritableKeyPath<Item, [BarItem]?>
    /// The form shows this list, so it keeps it, not the other way round.
    private unowned let form: Form<Item>
    private let store: Store
    private let title: String
    /// The side, which dragged items carry with them.
    private let name: String
    private let list: Widget
    private let editor: BarItemForm
    private let states: ItemStates
    private let reset: Widget
    private let buttons: (remove: Widget, up: Widget, down: Widget)
    private let hint = makeLabel("").classes("dim-label", "caption")
    private var items: [BarItem] = []
    private var labels: [Widget] = []
    private var picked: Int?

    /// Items on their way within a list or to the other side.
    static let target = "application/x-transom-bar-item"

    init(_ title: String, _ path: WritableKeyPath<Item, [BarItem]?>, _ form: Form<Item>) {
        self.title = title
        name = path == \.left ? "left" : "right"
        self.path = path
        self.form = form
        store = form.tools.store
        var pick: (Int?) -> Void = { _ in }, act: (Act) -> Void = { _ in }, edit: BarItemForm.Apply = { _, _, _ in }
        var add: (BarItem) -> Void = { _ in }
        list = makeListBox(name: title, selected: { pick($0) })
        buttons = (
            makeButton(icon: "list-remove-symbolic", name: title + ": " + tr("Remove")) { act(.remove) },
            makeButton(icon: "go-up-symbolic", name: title + ": " + tr("Move Left")) { act(.move(-1)) },
            makeButton(icon: "go-down-symbolic", name: title + ": " + tr("Move Right")) { act(.move(1)) }
        )
        reset = makeButton(icon: "edit-clear-symbolic", name: title + ": " + tr("Reset")) { act(.reset) }
        editor = BarItemForm(title, form.tools) { edit($0, $1, $2) }
        states = ItemStates(title, name == "left" ? .leftItem : .rightItem, form.tools.store)
        let more = AddItemButton(title, form.tools) { add($0) }
        let tools = [more.widget, buttons.remove, buttons.up, buttons.down, reset]
        tools.forEach { $0.classes("compact") }
        let heading = makeHeading(title).expand(horizontal: true)
        for part in [
            makeRow(spacing: 6, [heading, makeLinkedRow(tools)]), hint, list.classes("frame"), editor.widget, states.widget,
        ] {
            gtk_container_add(as_container(widget), part)
        }
        pick = { [unowned self] index in
            picked = index
            store.look { $0.heldItem = nil }
            showEditor()
        }
        act = { [unowned self] in perform($0) }
        add = { [unowned self] in insert($0) }
        edit = { [unowned self] in change($0, $1, $2) }
        takeReorderKeys()
        takeDrops()
        connectEvent(list, "key-press-event") { [unowned self] event in
            let key = KeyEvent(event)
            guard key.modifiers.isEmpty, key.key == GDK_KEY_Delete || key.key == GDK_KEY_KP_Delete else { return false }
            perform(.remove)
            return true
        }
    }

    private enum Act { case remove, move(Int), reset }

    func show(_ item: Item) {
        let own = item[keyPath: path]
        items = own ?? []
        fill()
        hint.visible(items.isEmpty)
        setText(hint, own == nil ? tr("Not set") : tr("None"))
        list.visible(!items.isEmpty)
        reset.sensitive(own != nil)
        showEditor()
    }

    /// Picks an item, as a click on the canvas does.
    func reveal(_ index: Int) {
        guard items.indices.contains(index) else { return }
        picked = index
        selectRow(index, of: list)
        showEditor()
        gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
    }

    // MARK: Showing

    /// Rows are kept while their number stays, so that the focus does.
    private func fill() {
        if labels.count != items.count {
            quietly { removeChildren(of: list) }
            labels = items.map { _ in makeLabel("").margins(horizontal: 8, vertical: 5) }
            for (index, item) in items.enumerated() {
                let handle = ScreenDrag.makeHandle(labels[index])
                gtk_container_add(as_container(list), makeListRow(handle, name: item.title))
                ScreenDrag.makeSource(handle, target: Self.target) { [unowned self] in "\(name) \(index)" }
            }
            gtk_widget_show_all(list)
        }
        for (label, item) in zip(labels, items) {
            setText(label, item.title)
            gtk_widget_get_ancestor(label, gtk_list_box_row_get_type())?.accessible(name: item.title)
        }
        if let index = picked, !items.indices.contains(index) { picked = items.isEmpty ? nil : items.count - 1 }
        selectRow(picked, of: list)
    }

    private func showEditor() {
        editor.widget.visible(picked != nil)
        states.widget.visible(picked != nil)
        buttons.remove.sensitive(picked != nil)
        buttons.up.sensitive((picked ?? 0) > 0)
        buttons.down.sensitive(picked.map { $0 + 1 < items.count } ?? false)
        if let picked, items.indices.contains(picked) {
            editor.show(items[picked])
            states.show(items[picked], at: picked)
        }
    }

    // MARK: Changing

    private func insert(_ item: BarItem) {
        let index = picked.map { $0 + 1 } ?? items.count
        picked = index
        form.change(title, goesOn: false) { $0[keyPath: path, default: []].insert(item, at: index) }
    }

    private func change(_ title: String, _ gesture: String?, _ change: (inout BarItem) -> Void) {
        guard let picked, items.indices.contains(picked) else { return }
        var list = items
        change(&list[picked])
        form.change(title, goesOn: gesture != nil) { $0[keyPath: path] = list }
    }

    private func perform(_ act: Act) {
        var list = items
        switch act {
        case .reset: return form.change(title, goesOn: false) { $0[keyPath: path] = nil }
        case .remove:
            guard let picked, list.indices.contains(picked) else { return }
            list.remove(at: picked)
        case .move(let step):
            guard let index = picked, list.indices.contains(index + step) else { return }
            list.swapAt(index, index + step)
            picked = index + step
        }
        form.change(title, goesOn: false) { $0[keyPath: path] = list }
    }

    /// Items are dropped among the others, and on the heading or the hint of an empty side to stand first.
    private func takeDrops() {
        makeDropTarget(
            list, targets: [Self.target],
            moved: { [unowned self] point in
                ScreenDrag.mark(point.flatMap { ScreenDrag.place(in: list, y: $0.y) }, in: list)
            },
            dropped: { [unowned self] drop in
                ScreenDrag.mark(nil, in: list)
                guard let place = ScreenDrag.place(in: list, y: drop.y) else { return }
                take(drop.text, at: place.isAfter ? place.index + 1 : place.index)
            })
        makeDropTarget(hint, targets: [Self.target]) { [unowned self] drop in take(drop.text, at: 0) }
    }

    /// Puts a dragged item, given by its side and its place there, before the item that stands at an index.
    func take(_ dragged: String, at index: Int) {
        let parts = dragged.split(separator: " ")
        guard parts.count == 2, let from = Int(parts[1]) else { return }
        let source: WritableKeyPath<Item, [BarItem]?> = parts[0] == "left" ? \.left : \.right
        let isSame = source == path
        let target = isSame && from < index ? index - 1 : index
        guard !isSame || target != from else { return }
        picked = target
        form.change(title, goesOn: false) { [path] item in
            guard var rest = item[keyPath: source], rest.indices.contains(from) else { return }
            let moved = rest.remove(at: from)
            item[keyPath: source] = rest
            var list = item[keyPath: path] ?? []
            list.insert(moved, at: min(target, list.count))
            item[keyPath: path] = list
        }
    }

    /// Alt with the arrows reorders, before the window's own keys see them.
    private func takeReorderKeys() {
        var watched: Widget?
        connect(list, "hierarchy-changed") { [self] in
            guard let window = gtk_widget_get_toplevel(list), gtk_widget_is_toplevel(window).isTrue, window != watched else {
                return
            }
            watched = window
            connectEvent(window, "key-press-event") { [weak self] event in
                guard let self, let focus = gtk_window_get_focus(as_window(window)), gtk_widget_is_ancestor(focus, list).isTrue
                else { return false }
                let key = KeyEvent(event)
                guard key.modifiers == .alt, key.key == GDK_KEY_Up || key.key == GDK_KEY_Down else { return false }
                perform(.move(key.key == GDK_KEY_Up ? -1 : 1))
                return true
            }
        }
    }
}

extension Item {
    /// A side's items, made if there are none yet.
    fileprivate subscript(keyPath path: WritableKeyPath<Item, [BarItem]?>, default none: [BarItem]) -> [BarItem] {
        get { self[keyPath: path] ?? none }
        set { self[keyPath: path] = newValue }
    }
}
