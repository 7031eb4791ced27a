import CGtk
import Gtk

/// A bubble with a list of names to choose from, searched as one types; the inspector has one for all its rows.
final class NamesPopover {
    private var bubble: Bubble?
    private let search: Widget
    private let list: Widget
    private let extras = makeColumn(spacing: 4)
    private var names: [String] = []
    private var chosen: (String) -> Void = { _ in }

    /// What can be done besides choosing a name.
    struct Extra {
        let title: String
        let act: () -> Void
    }

    init() {
        var filter: (String) -> Void = { _ in }
        var choose: (Int) -> Void = { _ in }
        search = makeSearchEntry(name: tr("Find a name")) { filter($0) }
        list = makeListBox(name: tr("Names"), activated: { choose($0) })
        let scrolled = makeScrolled(list).size(width: 220, height: 240)
        bubble = Bubble(makeColumn(spacing: 6, [search, scrolled, extras])) { [weak self] in self?.end() }
        filter = { [unowned self] in fill(matching: $0) }
        choose = { [unowned self] in pick($0) }
    }

    /// Opens beside a button.
    func open(on button: Widget, names: [String], extras: [Extra] = [], chosen: @escaping (String) -> Void) {
        self.names = names
        self.chosen = chosen
        setEntryText(search, "")
        fill(matching: "")
        removeChildren(of: self.extras)
        for extra in extras {
            let button = makeButton(extra.title) { [unowned self] in
                bubble?.close()
                extra.act()
            }
            gtk_container_add(as_container(self.extras), button)
        }
        bubble?.open(on: button)
        gtk_widget_grab_focus(search)
    }

    private var shown: [String] = []

    private func fill(matching text: String) {
        shown = names.filter(SearchText(text).isIn)
        removeChildren(of: list)
        for name in shown {
            gtk_container_add(as_container(list), makeListRow(makeLabel(name).margins(horizontal: 6, vertical: 4), name: name))
        }
        gtk_widget_show_all(list)
    }

    private func pick(_ index: Int) {
        guard shown.indices.contains(index) else { return }
        let name = shown[index], chosen = chosen
        bubble?.close()
        chosen(name)
    }

    /// Lets go of who asked, who may keep this popover.
    private func end() {
        chosen = { _ in }
        removeChildren(of: extras)
    }
}
