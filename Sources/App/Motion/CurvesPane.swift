import CCairo
import CGtk
import Dialects
import Gtk
import Model
import Scene

/// How elements move in the last transition, under the phone: the picked one and the pinned ones; of two phones both.
final class CurvesPane: PaneView {
    let widget: Widget
    private let store: Store
    private let plots = CurvePlots()
    private let figures = makeLabel("").classes("figures")
    private let elements: Dropdown
    private let legend = makeColumn(spacing: 0)
    private let first: MotionSampler
    private let second: MotionSampler
    private var hovered: Double?
    /// What the legend shows.
    private var listed: [ElementName] = []
    private var offered: [ElementName] = []

    init(_ store: Store, _ playback: Playback) {
        self.store = store
        first = MotionSampler(store, .first, for: plots.widget)
        second = MotionSampler(store, .second, for: plots.widget)
        var pick: (String) -> Void = { _ in }
        elements = Dropdown(name: tr("Element"), options: [], selected: "") { pick($0) }
        let buttons = [
            makeToggle(icon: "view-pin-symbolic", name: tr("Pin the curves of this element")).action("win.pin-element"),
            makeButton(icon: "edit-copy-symbolic", name: tr("Copy Figures")),
            makeButton(icon: "window-close-symbolic", name: tr("Hide Curves")) { store.look { $0.lower.show(.curves, false) } },
        ]
        for button in buttons { button.classes("flat", "compact") }
        elements.widget.classes("compact").expand(horizontal: true)
        let head = makeRow(spacing: 6, [makeHeading(tr("Curves")), elements.widget] + buttons)
        gtk_label_set_xalign(as_label(figures), 0)
        let body = makeRow(spacing: 0, [legend.expand(), plots.widget]).expand(vertical: true)
        widget = makeColumn(
            spacing: 0, [head.margins(horizontal: 8, vertical: 2), figures.margins(horizontal: 8, vertical: 0), body])
        widget.classes("lower-pane")
        pick = { [unowned self] id in choose(id) }
        connect(buttons[1], "clicked") { [unowned self] in Clipboard.copy(text: lines.table) }
        plots.scrub = { [playback] in playback.scrub(to: $0) }
        plots.step = { [playback] in playback.step($0) }
        plots.hover = { [unowned self] progress in
            hovered = progress
            tell()
        }
        for sampler in [first, second] {
            sampler.changed = { [unowned self] in show(store.state) }
        }
    }

    func update(from old: AppState, to new: AppState) { show(new) }

    private func show(_ state: AppState) {
        let names = first.samples?.names ?? []
        if names != offered {
            offered = names
            elements.offer(names.enumerated().map { (id: String($0), title: title(of: $1)) }, selected: "")
        }
        let shown = shown
        elements.select(shown.first.flatMap { names.firstIndex(of: $0) }.map(String.init) ?? "")
        if shown != listed { list(shown) }
        plots.show(lines, progress: state.transition == nil ? nil : state.progress)
        tell()
    }

    private func choose(_ id: String) {
        guard let index = Int(id), offered.indices.contains(index) else { return }
        let name = offered[index]
        store.look { $0.pickedElement = name }
    }

    /// The picked element and the pinned ones that move; a title if there are none.
    private var shown: [ElementName] {
        let names = first.samples?.names ?? [], view = store.state.view
        let picked = [view.pickedElement].compactMap { $0 }.filter(names.contains)
        let pinned = view.pinnedElements.filter { names.contains($0) && $0 != view.pickedElement }
        if !picked.isEmpty || !pinned.isEmpty { return picked + pinned }
        return Array((names.filter { $0.role == .title || $0.role == .largeTitle } + names).prefix(1))
    }

    private var lines: [CurveLine] {
        guard let own = first.samples else { return [] }
        return shown.enumerated().flatMap { hue, name in
            let other = second.samples.map { CurveLine(name: name, hue: hue, isSecond: true, samples: $0) }
            return [CurveLine(name: name, hue: hue, isSecond: false, samples: own)] + [other].compactMap { $0 }
        }
    }

    /// The role and the screen, such as `Title · Inbox`.
    private func title(of name: ElementName) -> String {
        let number = name.index > 0 ? " \(name.index + 1)" : ""
        return wordTitle(name.role.rawValue) + number + " · " + (store.project[screen: name.owner]?.label ?? name.owner)
    }

    /// The figures of the first element under the pointer, else where the transition stands.
    private func tell() {
        let lines = lines.prefix { $0.hue == 0 }
        guard let progress = hovered ?? (store.state.transition == nil ? nil : store.state.progress), !lines.isEmpty else {
            return say(first.samples == nil ? tr("Nothing has moved yet.") : "")
        }
        let parts = lines.map { ($0.isSecond ? tr("Second phone:") + " " : "") + $0.figures(at: progress) }
        say(CurveLine.text(progress * 100) + " %  " + parts.joined(separator: "   "))
    }

    private func say(_ text: String) {
        setText(figures, text)
        figures.tooltip(text)
        plots.widget.accessible(description: text)
    }

    // MARK: Legend

    /// One row for each element where there are several, with a mark in its hue.
    private func list(_ names: [ElementName]) {
        listed = names
        removeChildren(of: legend)
        guard names.count > 1 else { return }
        for (hue, name) in names.enumerated() {
            let mark: Widget = gtk_drawing_area_new()
            connectDraw(mark) { context in
                CurveLine.setHue(hue, on: context)
                cairo_paint(context)
            }
            let label = makeLabel(title(of: name))
            gtk_label_set_max_width_chars(as_label(label), 12)
            label.tooltip(title(of: name))
            let button = makeButton(icon: "list-remove-symbolic", name: tr("Unpin:") + " " + title(of: name)) { [store] in
                store.look { view in
                    view.pinnedElements.removeAll { $0 == name }
                    if view.pickedElement == name { view.pickedElement = nil }
                }
            }
            let row = makeRow(
                spacing: 6,
                [
                    mark.size(width: 10, height: 10).align(vertical: GTK_ALIGN_CENTER), label.expand(horizontal: true),
                    button.classes("flat", "compact"),
                ])
            gtk_container_add(as_container(legend), row.margins(horizontal: 8, vertical: 0))
        }
        gtk_widget_show_all(legend)
    }
}
