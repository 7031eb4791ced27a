import CGtk
import Gtk
import Model

/// The live entries or the scroll stops of the inspected screen: pick, add, remove, reorder, and when each one counts.
final class EntryBar {
    let widget: Widget
    private let tools: InspectorTools
    private let choice: Dropdown
    private let live: Form<LiveEntry>
    private let scroll: Form<ScrollStop>
    private let remove: Widget
    private let up: Widget
    private let down: Widget
    private let ramp: RampEditor
    private var titles: [String] = []

    init(_ tools: InspectorTools) {
        self.tools = tools
        let store = tools.store
        choice = Dropdown(name: tr("Entry"), options: [], selected: "") { id in store.pickEntry(Int(id) ?? 0) }
        remove = makeButton(icon: "list-remove-symbolic", name: tr("Remove Entry")) { store.removeEntry() }
        up = makeButton(icon: "go-up-symbolic", name: tr("Move Entry Up")) { store.moveEntry(by: -1) }
        down = makeButton(icon: "go-down-symbolic", name: tr("Move Entry Down")) { store.moveEntry(by: 1) }
        let add = makeButton(icon: "list-add-symbolic", name: tr("Add Entry")) { store.addEntry() }
        let buttons = [add, remove, up, down]
        buttons.forEach { $0.classes("compact") }
        live = Form("live", tools) { title, gesture, change in
            store.changeScreen(title, gesture: gesture) { screen in
                let index = store.entryIndex
                if screen.live.indices.contains(index) { change(&screen.live[index]) }
            }
        }
        live.word(tr("Moment"), \.when, unset: wordTitle(Moment.appeared.rawValue))
        live.word(tr("Call"), \.call, unset: tr("None")) { _ in store.project.dialect == .mpaas }
        live.flag(tr("Animated"), \.animated)
        scroll = Form("scroll", tools) { title, gesture, change in
            store.changeScreen(title, gesture: gesture) { screen in
                let index = store.entryIndex
                if screen.scroll.indices.contains(index) { change(&screen.scroll[index]) }
            }
        }
        scroll.number(tr("From offset"), \.offset, usual: 0, range: 0...2000)
        scroll.word(tr("Reached"), \.ramp, unset: tr("At once"))
        ramp = RampEditor(tools)
        choice.widget.expand(horizontal: true)
        widget = makeColumn(
            spacing: 6, [makeRow(spacing: 6, [choice.widget, makeLinkedRow(buttons)]), live.widget, scroll.widget, ramp.widget])
    }

    func refresh() {
        let store = tools.store
        let level = store.state.view.level
        widget.visible(level == .live || level == .scroll)
        guard level == .live || level == .scroll, let screen = store.project[screen: store.state.inspectedScreen] else { return }
        ramp.refresh()
        let titles = level == .live ? screen.live.map(\.title) : screen.scroll.map(\.title)
        let index = store.entryIndex
        if titles != self.titles {
            self.titles = titles
            let options = titles.enumerated().map { (id: "\($0)", title: "\($0 + 1)  \($1)") }
            choice.offer(options.isEmpty ? [("0", tr("None yet"))] : options, selected: "\(index)")
        }
        choice.select("\(index)")
        choice.widget.sensitive(!titles.isEmpty)
        remove.sensitive(!titles.isEmpty)
        up.sensitive(index > 0)
        down.sensitive(index + 1 < titles.count)
        live.widget.visible(level == .live && !titles.isEmpty)
        scroll.widget.visible(level == .scroll && !titles.isEmpty)
        if level == .live, screen.live.indices.contains(index) { live.show(screen.live[index]) }
        if level == .scroll, screen.scroll.indices.contains(index) { scroll.show(screen.scroll[index]) }
    }
}

extension ScrollStop {
    /// The offset as the forms edit it.
    fileprivate var offset: Double? {
        get { at }
        set { at = newValue ?? 0 }
    }

    fileprivate var title: String { (JSON.number(at).shortText ?? "") + " pt" }
}

extension LiveEntry {
    /// The moment and what changes then.
    fileprivate var title: String {
        let keys = style.keys.map { tr($0.label) } + (item == nil ? [] : [tr("Items")])
        return wordTitle(moment.rawValue) + (keys.isEmpty ? "" : ": " + keys.joined(separator: ", "))
    }
}
